import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Instant, Page, PageQuery } from './common.ts';
import { part, request } from './request.ts';

export type DeliveryState = 'pending' | 'delivered' | 'failed';

export interface ListedDelivery {
  id: string;
  type: string;
  state: DeliveryState;
  session_id: string;
  partner_name: string;
  created_at: Instant;
  attempts: number;
  last_attempt_at: Instant | null;
  last_status: number | null;
  last_error: string | null;
  next_attempt_at: Instant | null;
}

export interface DeliveryAttempt {
  at: Instant;
  status: number | null;
  duration_ms: number;
  error: string | null;
  answer: string | null;
}

export interface Delivery extends Omit<ListedDelivery, 'attempts'> {
  attempts: DeliveryAttempt[];
}

export interface DeliveryFilter extends PageQuery {
  state?: DeliveryState;
  session_id?: string;
}

export function deliveriesQuery(filter: DeliveryFilter = {}) {
  return queryOptions({
    queryKey: ['deliveries', 'list', filter],
    queryFn: ({ signal }) => request<Page<ListedDelivery>>('/deliveries', { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function deliveryQuery(deliveryId: string) {
  return queryOptions({
    queryKey: ['deliveries', deliveryId],
    queryFn: ({ signal }) => request<Delivery>(`/deliveries/${part(deliveryId)}`, { signal }),
  });
}
