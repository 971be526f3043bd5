import type { Instant, PageQuery } from './common.ts';
import type { DeliveryState } from './deliveries.ts';
import { part, request, type RequestOptions } from './request.ts';

export interface OperatedPartner {
  id: string;
  name: string;
  client_id: string;
  redirect_uris: string[];
  webhook_url: string;
  suspended_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface PartnerSecrets {
  client_id: string;
  client_secret: string;
  webhook_secret: string;
}

export interface OperatedPractice {
  id: string;
  name: string;
  api_keys_enabled: boolean;
  upload_retention_days: number;
  created_at: Instant;
}

export interface WebhookEvent {
  id: string;
  endpoint_id: string;
  practice_id: string | null;
  session_id: string | null;
  type: string;
  created_at: Instant;
  state: DeliveryState;
  attempts: number;
  due_at: Instant;
  ended_at: Instant | null;
}

export interface WebhookAttempt {
  attempt: number;
  started_at: Instant;
  lag_ms: number;
  duration_ms: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export interface WebhookMetrics {
  due: number;
  oldest_due_at: Instant | null;
  delivered: number;
  failed: number;
  lag_ms_p50: number | null;
  lag_ms_p95: number | null;
  duration_ms_p50: number | null;
  duration_ms_p95: number | null;
  window_seconds: number;
}

export interface NewPartner {
  name: string;
  redirect_uris: string[];
  webhook_url: string;
}

export type OperatorApi = ReturnType<typeof createOperatorApi>;

/** The calls of the operator. The token is kept in this object and nowhere else. */
export function createOperatorApi(token: string) {
  const call = <T>(path: string, options: RequestOptions = {}): Promise<T> =>
    request<T>(`/v1/operator${path}`, {
      ...options,
      headers: { authorization: `Bearer ${token}` },
      staysOn401: true,
    });
  const post = <T>(path: string, body?: unknown): Promise<T> => call<T>(path, { method: 'POST', body });
  return {
    listPractices: (paging: PageQuery) => call<OperatedPractice[]>('/practices', { query: { ...paging } }),
    listPartners: (paging: PageQuery) => call<OperatedPartner[]>('/partners', { query: { ...paging } }),
    registerPartner: (partner: NewPartner) => post<OperatedPartner & PartnerSecrets>('/partners', partner),
    suspendPartner: (id: string) => post<OperatedPartner>(`/partners/${part(id)}/suspend`),
    resumePartner: (id: string) => post<OperatedPartner>(`/partners/${part(id)}/resume`),
    sendTestEvent: (id: string) => post<{ event_id: string }>(`/partners/${part(id)}/test-event`),
    rotateClientSecret: (id: string) =>
      post<{ client_secret: string; former_valid_until: Instant }>(`/partners/${part(id)}/rotate-client-secret`, {}),
    readMetrics: () => call<WebhookMetrics>('/webhooks/metrics'),
    listEvents: (filter: { state?: DeliveryState | undefined; before?: string | undefined; limit: number }) =>
      call<WebhookEvent[]>('/webhooks/events', { query: filter }),
    listAttempts: (eventId: string) => call<WebhookAttempt[]>(`/webhooks/events/${part(eventId)}/attempts`),
    sendAgain: (eventId: string) => post<WebhookEvent>(`/webhooks/events/${part(eventId)}/send-again`),
  };
}

/** Whether the service can do its work: it answers and reaches its database. */
export async function readReadiness(): Promise<boolean> {
  const answer = await fetch('/readyz').catch(() => undefined);
  return answer?.ok === true;
}
