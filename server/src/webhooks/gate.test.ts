import { expect, test } from 'vitest';
import { createGate, type Gate, type Pass } from './gate.ts';

const LIMITS = { concurrency: 4, perEndpoint: 2, maxSlow: 3, usualRoom: 6 };

interface Visit {
  pass: Pass | undefined;
  isTurnedAway: boolean;
}

/** What became of those who came, once promises have settled. */
async function visit(gate: Gate, endpointId: string, count: number): Promise<Visit[]> {
  const visits = Array.from({ length: count }, () => ({ pass: undefined, isTurnedAway: false }) as Visit);
  for (const entry of visits) {
    void gate.enter(endpointId).then((pass) => Object.assign(entry, { pass, isTurnedAway: pass === undefined }));
  }
  await settle();
  return visits;
}

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const countAdmitted = (visits: Visit[]): number => visits.filter(({ pass }) => pass !== undefined).length;
const passOf = (visits: Visit[]): Pass => {
  const pass = visits.find((entry) => entry.pass !== undefined)?.pass;
  if (pass === undefined) throw new Error('nobody was admitted');
  return pass;
};

test('so many of an endpoint and so many of all are under way; the others follow as these leave', async () => {
  const gate = createGate(LIMITS);
  const [a, b, c] = [await visit(gate, 'a', 3), await visit(gate, 'b', 3), await visit(gate, 'c', 3)];
  expect([a, b, c].map(countAdmitted)).toEqual([2, 2, 0]);
  passOf(b).leave(true);
  await settle();
  expect([a, b, c].map(countAdmitted)).toEqual([2, 3, 0]);
  passOf(a).leave(true);
  await settle();
  expect([a, b, c].map(countAdmitted)).toEqual([3, 3, 0]);
});

test('room is what the usual room leaves, and leaving tells when there had been none', async () => {
  const gate = createGate(LIMITS);
  const a = await visit(gate, 'a', 5);
  expect(gate.rooms()).toEqual(new Map([['a', 1]]));
  const [sixth] = await visit(gate, 'a', 1);
  expect(gate.rooms()).toEqual(new Map([['a', 0]]));
  expect(passOf(a).leave(true)).toBe(true);
  expect(gate.rooms()).toEqual(new Map([['a', 1]]));
  expect(sixth?.isTurnedAway).toBe(false);
});

test('an endpoint that was served leaves nothing behind', async () => {
  const gate = createGate(LIMITS);
  passOf(await visit(gate, 'a', 1)).leave(true);
  expect(gate.rooms()).toEqual(new Map());
});

test('after a failure what waits is turned away, and one at a time comes in until one succeeds', async () => {
  const gate = createGate(LIMITS);
  const a = await visit(gate, 'a', 4);
  expect(passOf(a).leave(false)).toBe(false);
  await settle();
  expect(a.map(({ isTurnedAway }) => isTurnedAway)).toEqual([false, false, true, true]);
  expect(gate.rooms()).toEqual(new Map([['a', 0]]));
  a[1]?.pass?.leave(false);
  expect(gate.rooms()).toEqual(new Map([['a', 1]]));
  const again = await visit(gate, 'a', 2);
  expect(countAdmitted(again)).toBe(1);
  expect(passOf(again).leave(true)).toBe(true);
  await settle();
  expect(countAdmitted(again)).toBe(2);
});

test('a slow delivery gives its place to others, but not to more of its endpoint', async () => {
  const gate = createGate(LIMITS);
  const [a, b] = [await visit(gate, 'a', 4), await visit(gate, 'b', 2)];
  const c = await visit(gate, 'c', 1);
  expect(countAdmitted(c)).toBe(0);
  expect(passOf(a).stepAside()).toBe(true);
  await settle();
  expect([a, b, c].map(countAdmitted)).toEqual([2, 2, 1]);
  expect(a.map(({ isTurnedAway }) => isTurnedAway)).toEqual([false, false, true, true]);
  expect(gate.rooms().get('a')).toBe(0);
  passOf(a).leave(true);
  expect(gate.rooms().get('a')).toBe(5);
});

test('so many may be slow, the next one keeps its place', async () => {
  const gate = createGate({ ...LIMITS, maxSlow: 1 });
  const a = await visit(gate, 'a', 2);
  expect(a.map(({ pass }) => pass?.stepAside())).toEqual([true, false]);
  expect(countAdmitted(await visit(gate, 'b', 2))).toBe(2);
  expect(countAdmitted(await visit(gate, 'c', 2))).toBe(1);
});

test('a closed gate turns all away', async () => {
  const gate = createGate(LIMITS);
  const a = await visit(gate, 'a', 3);
  gate.close();
  await settle();
  expect(a.map(({ isTurnedAway }) => isTurnedAway)).toEqual([false, false, true]);
  expect((await visit(gate, 'b', 1))[0]?.isTurnedAway).toBe(true);
});
