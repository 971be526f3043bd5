import type { Instant } from './common.ts';
import { readListQuery, readQuery } from './read-query.ts';
import { part } from './request.ts';

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

export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  session_id?: string;
}

export const deliveriesQuery = (filter: DeliveryFilter, limit: number) =>
  readListQuery<ListedDelivery>(['deliveries', 'list'], '/deliveries', { ...filter, limit });
export const deliveryQuery = (deliveryId: string) =>
  readQuery<Delivery>(['deliveries', deliveryId], `/deliveries/${part(deliveryId)}`);
