import { afterEach, expect, test } from 'vitest';
import { openTurn, type Turn, type TurnPorts } from './tab-turn.ts';

const opened: Turn[] = [];

function openTab(reportId: string, ports: Partial<TurnPorts> = {}): Turn {
  const turn = openTurn(reportId, {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    onYield: async () => {},
    ...ports,
  });
  opened.push(turn);
  return turn;
}

function waitFor(turn: Turn, state: ReturnType<Turn['getState']>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (turn.getState() === state) resolve();
    };
    turn.subscribe(look);
    look();
  });
}

const nameOf = (reportId: string): string => `casewright report ${reportId}`;

/** As a tab that can no longer answer: it has the lock and hears nothing. */
async function holdLock(reportId: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await new Promise<void>((resolve) => {
    void navigator.locks.request(nameOf(reportId), () => {
      resolve();
      return held.promise;
    });
  });
  return held.resolve;
}

async function waitForWaiting(reportId: string): Promise<void> {
  for (;;) {
    const { pending = [] } = await navigator.locks.query();
    if (pending.some(({ name }) => name === nameOf(reportId))) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

afterEach(() => {
  for (const turn of opened.splice(0)) turn.close();
});

test('the first tab writes and the second is told', async () => {
  const first = openTab('r1');
  await waitFor(first, 'mine');
  const second = openTab('r1');
  await waitFor(second, 'elsewhere');
  expect(first.getState()).toBe('mine');
});

test('a lock that is free is had, however long the browser takes to give it', async () => {
  const locks: TurnPorts['locks'] = {
    request: async (...given: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return (navigator.locks.request as (...same: unknown[]) => Promise<unknown>)(...given);
    },
  };
  const turn = openTab('r8', { locks, openingMs: 1 });
  await waitFor(turn, 'mine');
  expect(turn.getState()).toBe('mine');
});

test('a tab that opens waits for one that is just being closed', async () => {
  const release = await holdLock('r9');
  const second = openTab('r9', { openingMs: 3_600_000 });
  await waitForWaiting('r9');
  expect(second.getState()).toBe('asking');
  release();
  await waitFor(second, 'mine');
});

test('where a tab that is asleep has the lock, the second is told after a while', async () => {
  const release = await holdLock('r10');
  const second = openTab('r10', { openingMs: 20 });
  await waitFor(second, 'elsewhere');
  expect(second.getState()).toBe('elsewhere');
  release();
});

test('tabs with other reports do not wait for each other', async () => {
  const tabs = [openTab('r2'), openTab('r3')];
  await Promise.all(tabs.map((tab) => waitFor(tab, 'mine')));
  expect(tabs.map((tab) => tab.getState())).toEqual(['mine', 'mine']);
});

test('the second tab writes on only after the first has saved', async () => {
  const steps: string[] = [];
  const first = openTab('r4', {
    onYield: async () => {
      await Promise.resolve();
      steps.push('saved');
    },
  });
  await waitFor(first, 'mine');
  const second = openTab('r4');
  await waitFor(second, 'elsewhere');
  await second.take();
  steps.push(second.getState());
  expect([steps, first.getState()]).toEqual([['saved', 'mine'], 'elsewhere']);
});

test('a tab that never answers loses its turn', async () => {
  const first = openTab('r5', { onYield: () => new Promise(() => {}) });
  await waitFor(first, 'mine');
  const second = openTab('r5', { patienceMs: 20 });
  await waitFor(second, 'elsewhere');
  await second.take();
  await waitFor(first, 'elsewhere');
  expect(second.getState()).toBe('mine');
});

test('a tab that cannot save still steps back: its text is a draft', async () => {
  const first = openTab('r6', { onYield: () => Promise.reject(new Error('offline')) });
  await waitFor(first, 'mine');
  const second = openTab('r6');
  await waitFor(second, 'elsewhere');
  await second.take();
  expect(second.getState()).toBe('mine');
});

test('closing a tab leaves the turn to the next', async () => {
  const first = openTab('r7');
  await waitFor(first, 'mine');
  first.close();
  const second = openTab('r7');
  await waitFor(second, 'mine');
  expect(second.getState()).toBe('mine');
});
