import { expect } from '@playwright/test';
import type { Service } from './service.ts';

export interface AddedMember {
  id: string;
  email: string;
  name: string;
  password: string;
}

/** Calls the operator API of the service. */
export async function callOperator<T>({ baseUrl, demo }: Service, path: string, body: unknown = {}): Promise<T> {
  const answer = await fetch(`${baseUrl}/v1/operator${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.operator_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

/** Somebody of the test's own, for tests that change a password or the like. */
export async function addMember(
  service: Service,
  name: string,
  role: 'admin' | 'clinician' = 'clinician',
): Promise<AddedMember> {
  const password = 'a long enough password';
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@members.example`;
  const path = `/practices/${service.demo.practice.id}/members`;
  const { id } = await callOperator<{ id: string }>(service, path, { email, name, role, password });
  return { id, email, name, password };
}
