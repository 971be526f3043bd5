import { describe, expect, test } from 'vitest';
import { createGate, type Gate, type Pass } from './gate.ts';

const LIMITS = { concurrency: 4, perEndpoint: 2, sideRoom: 9, usualRoom: 6 };

interface Visit {
  pass: Pass | undefined;
  isTurnedAway: boolean;
}

/** What became of those who came, once promises have settled. */
async function visit(gate: Gate, endpointId: string, count: number): Promise<Visit[]> {
  const visits = Array.from({ length: count }, () => ({ pass: undefined, isTurnedAway: false }) as Visit);
  for (const entry of visits) {
    gate.enter(endpointId, (pass) => Object.assign(entry, { pass, isTurnedAway: pass === undefined }));
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

test('where one place is left, those who wait for it take turns, however many one endpoint has', async () => {
  const gate = createGate({ ...LIMITS, concurrency: 1 });
  const order: string[] = [];
  const passes: Pass[] = [];
  const enter = (id: string): void =>
    gate.enter(id, (pass) => {
      order.push(id);
      passes.push(...(pass === undefined ? [] : [pass]));
    });
  for (const id of ['a', 'a', 'a', 'b', 'c', 'b']) enter(id);
  for (let left = 6; left > 0; left -= 1) passes.shift()?.leave(true);
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
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

/** Lets the one that is under way fail at once. */
const fail = async (gate: Gate, endpointId: string): Promise<void> => {
  passOf(await visit(gate, endpointId, 1)).leave(false);
};

/** Nothing has come of its first deliveries, so it hangs. */
async function hang(gate: Gate, endpointId: string, count = 1): Promise<Visit[]> {
  const visits = await visit(gate, endpointId, count);
  for (const { pass } of visits) pass?.takeLong();
  await settle();
  return visits;
}

describe('an endpoint that refuses', () => {
  test('gets one at a time until one succeeds, and what waited for it is turned away', async () => {
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

  test('takes no place in the main room', async () => {
    const gate = createGate(LIMITS);
    await fail(gate, 'a');
    const a = await visit(gate, 'a', 1);
    expect(passOf(a).isAside).toBe(true);
    const [b, c] = [await visit(gate, 'b', 2), await visit(gate, 'c', 2)];
    expect([b, c].map(countAdmitted)).toEqual([2, 2]);
  });
});

describe('a delivery that takes long', () => {
  test('gives its place to others; of an endpoint that delivers, it still counts', async () => {
    const gate = createGate(LIMITS);
    const first = await visit(gate, 'a', 2);
    passOf(first).leave(true);
    const [a, b] = [await visit(gate, 'a', 3), await visit(gate, 'b', 2)];
    const c = await visit(gate, 'c', 1);
    expect([a, b, c].map(countAdmitted)).toEqual([1, 2, 0]);
    expect(passOf(a).takeLong()).toEqual({ isAside: true, wantsMore: true });
    await settle();
    expect([a, b, c].map(countAdmitted)).toEqual([1, 2, 1]);
    expect(a.map(({ isTurnedAway }) => isTurnedAway)).toEqual([false, true, true]);
    expect(gate.rooms().get('a')).toBe(0);
    passOf(a).leave(true);
    expect(gate.rooms().get('a')).toBe(5);
  });

  test('stays where it is while the side room is full', async () => {
    const gate = createGate({ ...LIMITS, sideRoom: 1 });
    const a = await visit(gate, 'a', 2);
    expect(a.map(({ pass }) => pass?.takeLong().isAside)).toEqual([true, false]);
    expect(countAdmitted(await visit(gate, 'b', 2))).toBe(2);
    expect(countAdmitted(await visit(gate, 'c', 2))).toBe(1);
  });
});

describe('an endpoint that hangs', () => {
  test('has only those counted that have just begun, up to its share of the side room', async () => {
    const gate = createGate({ ...LIMITS, sideRoom: 20 });
    await hang(gate, 'a', 2);
    const a = await visit(gate, 'a', 12);
    for (const expected of [2, 4, 6, 8]) {
      expect(countAdmitted(a)).toBe(expected);
      for (const { pass } of a.slice(expected - 2, expected)) pass?.takeLong();
      await settle();
    }
    // Ten of twenty: the other half is for whoever hangs next.
    expect(countAdmitted(a)).toBe(8);
    expect(gate.rooms().get('a')).toBe(0);
    passOf(a).leave(false);
    await settle();
    expect(countAdmitted(a)).toBe(9);
  });

  test('leaves the main room to others, however many hang', async () => {
    const gate = createGate({ ...LIMITS, sideRoom: 100 });
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await hang(gate, id, 2);
      await visit(gate, id, 6);
    }
    expect([await visit(gate, 'x', 2), await visit(gate, 'y', 2)].map(countAdmitted)).toEqual([2, 2]);
  });

  test('shares the side room with others that do, and the last share stays free', async () => {
    const gate = createGate({ ...LIMITS, perEndpoint: 4, sideRoom: 12, usualRoom: 20 });
    const countUnderWay = async (id: string): Promise<number> => {
      await hang(gate, id, 4);
      const visits = await visit(gate, id, 12);
      for (let round = 0; round < 12; round += 1) {
        for (const { pass } of visits) if (pass !== undefined && round < 3) pass.takeLong();
        await settle();
      }
      return 4 + countAdmitted(visits);
    };
    expect(await countUnderWay('a')).toBe(6);
    expect(await countUnderWay('b')).toBe(4);
  });

  test('is quick again when it answers, and refuses when it does that', async () => {
    const gate = createGate({ ...LIMITS, sideRoom: 20 });
    const [first, second] = await hang(gate, 'a', 2);
    const a = await visit(gate, 'a', 1);
    passOf(a).leave(false);
    // Others still hang there.
    expect(gate.rooms().get('a')).toBeGreaterThan(1);
    first?.pass?.leave(true);
    expect(passOf(await visit(gate, 'a', 1)).isAside).toBe(false);
    second?.pass?.leave(false);
    expect(passOf(await visit(gate, 'a', 1)).isAside).toBe(true);
  });
});

test('a closed gate turns all away', async () => {
  const gate = createGate(LIMITS);
  const a = await visit(gate, 'a', 3);
  gate.close();
  await settle();
  expect(a.map(({ isTurnedAway }) => isTurnedAway)).toEqual([false, false, true]);
  expect((await visit(gate, 'b', 1))[0]?.isTurnedAway).toBe(true);
});
