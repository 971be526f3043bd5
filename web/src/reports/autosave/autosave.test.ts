import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, makeConnectionError } from '../../api/api-error.ts';
import type { Report, ReportText } from '../../api/reports.ts';
import { Autosave } from './autosave.ts';
import type { Draft } from './save-state.ts';
import { sentTextsOf } from './sent-texts.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

interface Service {
  version: number;
  /** The last version that somebody wrote, where later ones follow the client's record. */
  writtenVersion: number | null;
  isSigned: boolean;
  text: string;
  requests: { text: string; version: number; keepalive: boolean; accepted?: readonly string[] }[];
  /** What a save was told to keep among the versions. */
  kept: string[];
  restored: number | null;
  concurrent: number;
  mostConcurrent: number;
  delayMs: number;
  /** The words that are marked when they are saved. */
  marks: string[];
  isChecking: boolean;
  /** Thrown in place of an answer; `before` the text is stored, or `after` it was. */
  fault: { when: 'before' | 'after'; error: Error } | null;
}

const contentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const textOf = (text: Pick<ReportText, 'content'>): string => text.content.content?.[0]?.content?.[0]?.text ?? '';

let service: Service;
let typed: string;
let drafts: Draft[];
let followed: number;
let draft: Draft | null;
let hasRoom: boolean;
let storage: Storage;
let autosave: Autosave;

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

function type(text: string): void {
  typed += text;
  autosave.edit();
}

function open(version = 1, kept: Draft | null = null): void {
  autosave = new Autosave(
    {
      read: () => ({ title: 'Report', content: contentOf(typed) }),
      save: async (text, { keepalive }) => {
        const { version: former, accepted } = text;
        service.requests.push({ text: textOf(text), version: former, keepalive, ...(accepted && { accepted }) });
        if (text.keeps_former === true) service.kept.push(service.text);
        service.concurrent += 1;
        service.mostConcurrent = Math.max(service.mostConcurrent, service.concurrent);
        await new Promise((resolve) => setTimeout(resolve, service.delayMs));
        service.concurrent -= 1;
        if (service.fault?.when === 'before') throw service.fault.error;
        if (text.version !== service.version) throw new ApiError(409, 'The report was changed meanwhile');
        service.version += 1;
        service.text = textOf(text);
        if (service.fault?.when === 'after') throw service.fault.error;
        const remarked = service.marks.map((mark) => ({ text: mark, nth: 0, marks: [] }));
        const is_checking = service.isChecking;
        return { version: service.version, updated_at: '2026-01-01T00:00:00Z', remarked, is_checking };
      },
      takeMarks: (remarked) => {
        for (const { text } of remarked) typed = typed.replace(text, `*${text}*`);
      },
      restore: async (older, current) => {
        if (current !== service.version) throw new ApiError(409, 'The report was changed meanwhile');
        service.restored = older;
        service.version += 1;
        return { version: service.version, updated_at: '2026-01-01T00:00:00Z' };
      },
      fetchReport: async () =>
        ({
          title: 'Report',
          content: contentOf(service.text),
          version: service.version,
          written_version: service.writtenVersion ?? service.version,
          signature: service.isSigned ? {} : null,
        }) as Report,
      followRecord: () => {
        followed += 1;
      },
      keepDraft: async (latest) => {
        if (!hasRoom) throw new Error('no room');
        drafts.push(latest);
        draft = latest;
      },
      dropDraft: async () => {
        draft = null;
      },
      sent: sentTextsOf(storage, 'mem_1', 'rep_1'),
      now: () => Date.now(),
      setTimer: (run, delayMs) => setTimeout(run, delayMs),
      clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    { version, draft: kept },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  service = {
    version: 1,
    writtenVersion: null,
    isSigned: false,
    text: '',
    requests: [],
    kept: [],
    restored: null,
    concurrent: 0,
    mostConcurrent: 0,
    delayMs: 100,
    marks: [],
    isChecking: false,
    fault: null,
  };
  typed = '';
  drafts = [];
  followed = 0;
  draft = null;
  hasRoom = true;
  storage = createMemoryStorage();
  open();
});

afterEach(() => {
  autosave.close();
  vi.useRealTimers();
});

describe('with a good connection', () => {
  test('saves a moment after typing stops, once', async () => {
    for (const letter of 'hello') {
      type(letter);
      await wait(100);
    }
    expect([service.requests.length, autosave.getState().status]).toEqual([0, 'unsaved']);
    await wait(1_200);
    expect(service.requests).toEqual([{ text: 'hello', version: 1, keepalive: false }]);
    expect(autosave.getState()).toMatchObject({ status: 'saved', version: 2 });
    expect(draft).toBeNull();
  });

  test('saves every few seconds while typing goes on', async () => {
    for (let index = 0; index < 100; index += 1) {
      type('x');
      await wait(100);
    }
    expect(service.requests.length).toBeGreaterThanOrEqual(2);
    expect(service.requests.length).toBeLessThanOrEqual(5);
  });

  test('tells with every later text, also from a draft, which sentences were taken as checked', async () => {
    typed = 'He eats well.';
    autosave.accept(['He eats well.']);
    await wait(1_200);
    type(' He left.');
    service.fault = { when: 'before', error: makeConnectionError() };
    await wait(1_200);
    service.fault = null;
    autosave.close();
    open(service.version, draft);
    await wait(1_200);
    expect(service.requests.map(({ accepted }) => accepted)).toEqual([1, 2, 3].map(() => ['He eats well.']));
    expect(service.text).toBe('He eats well. He left.');
  });

  test('one request at a time, and the last text wins', async () => {
    service.delayMs = 5_000;
    for (let index = 0; index < 40; index += 1) {
      type('x');
      await wait(500);
    }
    await wait(20_000);
    expect([service.mostConcurrent, service.text, autosave.getState().status]).toEqual([1, typed, 'saved']);
  });

  test('is not saved while what was typed during a request is not', async () => {
    type('a');
    await wait(950);
    type('b');
    await wait(100);
    expect([service.text, autosave.getState().status, draft && textOf(draft)]).toEqual(['a', 'unsaved', 'ab']);
    await wait(2_000);
    expect([service.text, autosave.getState().status, draft]).toEqual(['ab', 'saved', null]);
  });

  test('what the check found is in the text before it is sent again, and is no edit', async () => {
    service.marks = ['wrong'];
    type('wrong');
    await wait(950);
    type(' more');
    await wait(100);
    service.marks = [];
    await wait(2_000);
    expect(service.requests.map(({ text }) => text)).toEqual(['wrong', '*wrong* more']);
    expect(autosave.getState().status).toBe('saved');
  });

  test('a check that had not ended is asked for by saving once more, until it has', async () => {
    service.isChecking = true;
    type('wrong');
    await wait(1_200);
    expect([service.requests.length, autosave.getState().status]).toEqual([1, 'saved']);
    await wait(6_200);
    service.isChecking = false;
    service.marks = ['wrong'];
    await wait(60_000);
    expect([service.requests.length, typed, autosave.getState().status]).toEqual([3, '*wrong*', 'saved']);
  });

  test('while somebody looks at what was saved, it is not saved once more for its check', async () => {
    service.isChecking = true;
    const looking = Promise.withResolvers<void>();
    type('wrong');
    const flushed = autosave.flush();
    await wait(300);
    expect(await flushed).toBe(true);
    const held = autosave.hold(() => looking.promise);
    await wait(12_000);
    expect([service.requests.length, autosave.getState().status]).toEqual([1, 'saved']);
    service.isChecking = false;
    looking.resolve();
    await held;
    await wait(6_000);
    expect([service.requests.length, autosave.getState().status]).toEqual([2, 'saved']);
  });

  test('flush waits until the service has everything', async () => {
    type('now');
    const flushed = autosave.flush();
    await wait(300);
    expect([await flushed, service.text]).toEqual([true, 'now']);
  });
});

describe('with a bad connection', () => {
  test('keeps each text on the device and sends the last when it can', async () => {
    service.fault = { when: 'before', error: makeConnectionError() };
    type('one');
    await wait(1_100);
    expect([autosave.getState().status, draft && textOf(draft)]).toEqual(['offline', 'one']);
    type(' two');
    await wait(300);
    expect([autosave.getState().status, draft && textOf(draft)]).toEqual(['offline', 'one two']);
    service.fault = null;
    await wait(10_000);
    expect([service.text, autosave.getState().status, draft]).toEqual(['one two', 'saved', null]);
  });

  test('says where the device has no room for what the service does not have', async () => {
    service.fault = { when: 'before', error: makeConnectionError() };
    hasRoom = false;
    type('one');
    await wait(1_100);
    expect(autosave.getState()).toMatchObject({ status: 'offline', isKept: false });
    hasRoom = true;
    type(' two');
    await wait(300);
    expect(autosave.getState()).toMatchObject({ status: 'offline', isKept: true });
  });

  test('asks less and less often, and at once when told that the connection is back', async () => {
    service.fault = { when: 'before', error: new ApiError(503, 'busy') };
    type('x');
    await wait(120_000);
    const { length } = service.requests;
    expect(length).toBeLessThan(10);
    service.fault = null;
    autosave.retry();
    await wait(200);
    expect([service.requests.length, service.text]).toEqual([length + 1, 'x']);
  });

  test('an answer lost on the way is no conflict', async () => {
    service.fault = { when: 'after', error: makeConnectionError() };
    type('once');
    await wait(1_100);
    service.fault = null;
    await wait(3_000);
    expect(autosave.getState()).toMatchObject({ status: 'saved', version: 2 });
    expect([service.text, service.version, draft]).toEqual(['once', 2, null]);
  });

  test('nor is it when more was typed meanwhile and the answer to the first was lost', async () => {
    service.fault = { when: 'after', error: makeConnectionError() };
    type('a');
    await wait(1_100);
    type('b');
    service.fault = null;
    await wait(10_000);
    expect([service.text, autosave.getState().status, draft]).toEqual(['ab', 'saved', null]);
  });

  test('a session that has ended keeps the text until the person is back', async () => {
    service.fault = { when: 'before', error: new ApiError(401, 'Not signed in') };
    type('kept');
    await wait(1_100);
    expect([autosave.getState().status, draft && textOf(draft)]).toEqual(['signed-out', 'kept']);
    service.fault = null;
    autosave.retry();
    await wait(200);
    expect([autosave.getState().status, service.text]).toEqual(['saved', 'kept']);
  });
});

describe('when the page goes', () => {
  test('the text is on the device at once, and sent so that it outlives the page', async () => {
    type('last words');
    autosave.hide();
    expect(draft && textOf(draft)).toBe('last words');
    expect(service.requests).toEqual([{ text: 'last words', version: 1, keepalive: true }]);
  });

  test('a text too long for that is sent as usual', () => {
    type('x'.repeat(70_000));
    autosave.hide();
    expect(service.requests.map(({ keepalive }) => keepalive)).toEqual([false]);
  });

  test('an unsent draft is sent on the next visit', async () => {
    autosave.close();
    typed = 'from before';
    open(1, { title: 'Report', content: contentOf(typed), version: 1, sequence: 1 });
    await wait(1_200);
    expect([service.text, autosave.getState().status]).toEqual(['from before', 'saved']);
  });
});

describe('a page that is left and opened again while a save is under way', () => {
  /** As the page does on a reload: the old one is gone, the new one begins with what the device has. */
  function reopen(version: number): void {
    const kept = draft;
    autosave.close();
    typed = kept === null ? service.text : textOf(kept);
    open(version, kept);
  }

  test('goes on from the draft when the service has an older text of one’s own', async () => {
    type('sent');
    await wait(950);
    type(' and more');
    autosave.hide();
    reopen(1);
    await wait(5_000);
    expect([service.text, autosave.getState().status]).toEqual(['sent and more', 'saved']);
  });

  test('also when more is typed on the new page before the old save arrives', async () => {
    type('sent');
    autosave.hide();
    reopen(1);
    type(', then more');
    await wait(5_000);
    expect([service.text, autosave.getState().status]).toEqual(['sent, then more', 'saved']);
  });

  test('takes the text of the service when that is the newer one', async () => {
    type('draft');
    await wait(300);
    const kept = draft;
    type(' and last words');
    autosave.hide();
    draft = kept;
    reopen(1);
    await wait(5_000);
    expect(autosave.getState()).toMatchObject({ status: 'outdated', theirs: { version: 2 } });
    expect(service.text).toBe('draft and last words');
  });
});

describe('when the client’s record changed', () => {
  test('what is typed is saved after it, the editor is told, and nobody is asked', async () => {
    service.version = 3;
    service.writtenVersion = 1;
    service.text = 'She';
    type('He slept');
    await wait(2_500);
    expect([service.text, service.version, followed]).toEqual(['He slept', 4, 1]);
    expect(autosave.getState()).toMatchObject({ status: 'saved', version: 4, theirs: null });
  });

  test('a text that somebody else wrote before that is a conflict', async () => {
    service.version = 3;
    service.writtenVersion = 2;
    service.text = 'She';
    type('He slept');
    await wait(2_500);
    expect([service.text, followed, autosave.getState().status]).toEqual(['She', 0, 'conflict']);
  });
});

describe('when somebody else changed the report', () => {
  beforeEach(async () => {
    service.version = 5;
    service.text = 'theirs';
    type('mine');
    await wait(1_200);
  });

  test('nothing is overwritten, and both texts are there to choose from', async () => {
    expect(autosave.getState()).toMatchObject({ status: 'conflict', theirs: { version: 5 } });
    type(' and more');
    await wait(60_000);
    expect([service.text, service.requests.length, draft && textOf(draft)]).toEqual(['theirs', 1, 'mine and more']);
  });

  test('mine becomes the next version', async () => {
    autosave.keepMine();
    await wait(200);
    expect([service.text, service.version, autosave.getState().status]).toEqual(['mine', 6, 'saved']);
  });

  test('mine says that theirs is to be kept, until the service has it', async () => {
    service.fault = { when: 'before', error: new TypeError('offline') };
    autosave.keepMine();
    await wait(200);
    expect([draft?.keepsFormer, autosave.getState().status]).toEqual([true, 'offline']);
    service.fault = null;
    autosave.retry();
    await wait(200);
    type(' and on');
    await wait(2_000);
    expect([service.text, service.kept]).toEqual(['mine and on', ['theirs', 'theirs']]);
  });

  test('theirs is taken, mine is stored before it, and the draft goes', async () => {
    const taking = autosave.takeTheirs();
    await wait(200);
    await taking;
    expect([service.text, service.restored, service.kept]).toEqual(['mine', 5, ['theirs']]);
    expect([autosave.getState(), draft]).toMatchObject([{ status: 'saved', version: 7, theirs: null }, null]);
  });

  test('theirs is not taken where it is no longer the last: what is there now is shown', async () => {
    service.version = 6;
    service.text = 'theirs, once more';
    const taking = autosave.takeTheirs().catch((error: unknown) => error);
    await wait(200);
    expect(await taking).toMatchObject({ status: 409 });
    expect(autosave.getState()).toMatchObject({ status: 'conflict', theirs: { version: 6 } });
  });
});

test('nothing is sent while a section is being replaced', async () => {
  let finish = (): void => {};
  const held = autosave.hold(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    service.version = 2;
    autosave.rebase(2, true);
  });
  type('elsewhere');
  await wait(10_000);
  expect(service.requests).toEqual([]);
  finish();
  await held;
  await wait(1_200);
  expect([service.text, service.version, autosave.getState().status]).toEqual(['elsewhere', 3, 'saved']);
});

test('a report that is gone is not asked for again, and its text stays on the device', async () => {
  service.fault = { when: 'before', error: new ApiError(404, 'Document not found') };
  type('x');
  await wait(120_000);
  expect([autosave.getState().status, service.requests.length, draft && textOf(draft)]).toEqual(['gone', 1, 'x']);
});

test('when somebody signed the report, nothing more is sent, and the text stays on this device', async () => {
  service.version = 2;
  service.isSigned = true;
  type('mine');
  await wait(1_200);
  expect(autosave.getState().status).toBe('signed');
  type(' and more');
  autosave.retry();
  await wait(60_000);
  expect([service.text, service.requests.length, draft && textOf(draft)]).toEqual(['', 1, 'mine and more']);
});
