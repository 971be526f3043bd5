/** How the engine ends when the report is more than it can handle. Any other end but 0 is a fault of ours. */
export const TOO_LARGE_EXIT = 20;
