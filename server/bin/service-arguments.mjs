/**
 * How the whole service is started, for Node. The space for new objects is bounded at 8 MB in each half: Node would let
 * it grow to 32 MB at the start and never give it back.
 */
export const SERVICE_ARGUMENTS = ['--max-semi-space-size=8', 'server/bin/casewright.mjs', 'start'];
