import type { Logger } from '../lib/logger.ts';
import { findWalls } from './find-walls.ts';
import { describeWalls } from './walls.ts';

/** Says once, when the service starts, what stands between a hostile upload and the machine. */
export function reportWalls(logger: Logger): void {
  const { isWhole, text } = describeWalls(findWalls());
  if (isWhole) logger.info(text);
  else logger.warn(text);
}
