/* Defines find(points, count, m): the point with this m among `count` points by ascending m; null
 * if there is none. */
#define FATHOM_POINT_FINDER(find, point)                                              \
    FATHOM_FN FATHOM_GLOBAL const point* find(FATHOM_GLOBAL const point* points,      \
                                              fathom_uint32 count, fathom_uint32 m) { \
        while (count) { /* the first whose m is not below */                          \
            const fathom_uint32 middle = count / 2;                                   \
            if (points[middle].m < m) {                                               \
                points += middle + 1;                                                 \
                count -= middle + 1;                                                  \
            } else {                                                                  \
                count = middle;                                                       \
                if (points[middle].m == m) return points + middle;                    \
            }                                                                         \
        }                                                                             \
        return 0;                                                                     \
    }
