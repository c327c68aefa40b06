/* Of so many points by ascending m, the one of this m; null where there is none. */
template <class Point>
FATHOM_FN const Point* find_point(const Point* points, fathom_uint32 count, fathom_uint32 m) {
    while (count) { /* the first whose m is not below */
        const fathom_uint32 half = count / 2;
        if (points[half].m < m) {
            points += half + 1;
            count -= half + 1;
        } else {
            count = half;
            if (points[half].m == m) return points + half;
        }
    }
    return nullptr;
}
