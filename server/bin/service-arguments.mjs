/**
 * How the whole service is started, for Node. The space for new objects is bounded at 8 MB in each half: Node would let
 * it grow to 32 MB at the start and never give it back. It begins with half of that: grown from the usual 1 MB, it would
 * be cleared over and over while code is loaded, a tenth of the time to start.
 */
export const SERVICE_ARGUMENTS = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=8',
  'server/bin/casewright.mjs',
  'start',
];
