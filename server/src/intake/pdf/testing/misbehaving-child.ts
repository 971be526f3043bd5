import { writeSync } from 'node:fs';
import { RESULT_FD } from '../../../sandbox/result-fd.ts';
import { readTask } from '../engine/read-task.ts';

const note = { title: 't', markdown: 'text', pages: [{ page: 1, startOffset: 0, endOffset: 99, source: 'text' }] };
const kept: unknown[] = [];

/** Ways to go wrong, by name. */
const MODES: Record<string, () => unknown> = {
  exits: () => process.exit(0),
  'writes-garbage': () => writeSync(RESULT_FD, 'not json at all\n'),
  'writes-half-a-note': () => writeSync(RESULT_FD, JSON.stringify({ kind: 'note', note }).slice(0, 40)),
  'writes-a-note-with-wrong-pages': () => writeSync(RESULT_FD, `${JSON.stringify({ kind: 'note', note })}\n`),
  'claims-an-unknown-failure': () => writeSync(RESULT_FD, '{"kind":"failure","code":"toString"}\n'),
  'writes-without-end': () => {
    for (;;) writeSync(RESULT_FD, 'x'.repeat(65_536));
  },
  'prints-without-end': () => {
    for (;;) writeSync(2, 'x'.repeat(65_536));
  },
  'allocates-objects': () => {
    for (;;) kept.push({ of: kept.length });
  },
  'allocates-buffers': () => {
    for (;;) kept.push(Buffer.alloc(1_000_000, 1));
  },
  hangs: () => {
    for (;;) kept.length = 0;
  },
  'hangs-idle': () => setInterval(() => undefined, 1000),
  'ignores-signals': () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGXCPU'] as const) process.on(signal, () => undefined);
    setInterval(() => undefined, 1000);
  },
};

const given = readTask();
MODES[given?.task.fileName ?? '']?.();
