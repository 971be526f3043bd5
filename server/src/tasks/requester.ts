import type { Scope } from '../practice/scope.ts';

/** Who wants the work done: what they may see, and the member in whose name it is done. */
export interface Requester extends Scope {
  createdBy: string;
}
