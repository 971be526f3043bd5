/** What the tests and the browser tests need together at the most: browsers, services, models and databases. */
const BOTH_BYTES = 8 * 1024 ** 3;

/** Whether there is memory enough to run the two beside each other. */
export function hasRoomForBoth() {
  return process.availableMemory() >= BOTH_BYTES;
}
