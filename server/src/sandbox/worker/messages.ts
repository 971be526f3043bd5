export interface Question {
  id: number;
  asked: unknown;
}

/** Every question is answered once, in any order. */
export type Answer = { id: number; value: unknown } | { id: number; error: string };

/** The worker reads a stranger's words, so its answers are checked. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'number' && ('value' in value || ('error' in value && typeof value.error === 'string'));
}
