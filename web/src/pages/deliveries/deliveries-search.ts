import type { DeliveryState } from '../../api/deliveries.ts';
import { readChoice, readWords } from '../../components/read-search.ts';

const DELIVERY_STATES: readonly DeliveryState[] = ['pending', 'delivered', 'failed'];

export interface DeliveriesSearch {
  state?: DeliveryState | undefined;
  session_id?: string;
}

export function readDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const state = readChoice(search['state'], DELIVERY_STATES);
  return { ...(state !== undefined && { state }), ...readWords(search, ['session_id']) };
}
