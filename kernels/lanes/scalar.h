/* Where lanes are work-items: the machine words of number/float.h or number/double.h. */
typedef word lane_word;
