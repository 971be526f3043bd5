import { createContext, use } from 'react';
import type { OperatorApi } from '../../api/operator.ts';

/** The key of all that the operator has seen; forgotten when the page is locked. */
export const OPERATOR = ['operator'] as const;

export const OperatorContext = createContext<OperatorApi | null>(null);

export function useOperator(): OperatorApi {
  const api = use(OperatorContext);
  if (api === null) throw new Error('there is no operator here');
  return api;
}
