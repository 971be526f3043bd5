/** The file descriptor on which a process hands over its results: libraries print to the standard ones. */
export const RESULT_FD = 3;
