import { MATTERS_OF_LIFE } from './matters/daily-life.ts';
import { MATTERS_OF_HARM } from './matters/harm.ts';
import { MATTERS_OF_HEALTH } from './matters/health.ts';
import type { Matter } from './matters/matter.ts';

/** What clinicians ask everybody, so that one note may deny what another tells in quite other words. */
export const MATTERS: readonly Matter[] = [...MATTERS_OF_HARM, ...MATTERS_OF_HEALTH, ...MATTERS_OF_LIFE];
