import { getPriority, setPriority } from 'node:os';

/** Lets others go first. A process of a service that was started with less priority has less already, and may not rise. */
export function lowerPriority(to: number): void {
  if (getPriority() < to) setPriority(to);
}
