import { availableParallelism } from 'node:os';

/** What the tests and the browser tests need together at the most: browsers, services, models and databases. */
const BOTH_BYTES = 8 * 1024 ** 3;
/** On fewer, either of them keeps all cores busy by itself: beside the other, each would only be slower. */
const BOTH_CORES = 4;

/** Whether there are memory and cores enough to run the two beside each other. */
export function hasRoomForBoth() {
  return process.availableMemory() >= BOTH_BYTES && availableParallelism() >= BOTH_CORES;
}
