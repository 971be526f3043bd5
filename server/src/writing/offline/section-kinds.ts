import { KINDS_OF_CONCLUSIONS } from './kinds-of-conclusions.ts';
import { KINDS_OF_FINDINGS } from './kinds-of-findings.ts';

/** The kinds of section that reports have. A prompt may be of several. */
export const SECTION_KINDS = [...KINDS_OF_FINDINGS, ...KINDS_OF_CONCLUSIONS];
