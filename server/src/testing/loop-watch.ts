import type { CasewrightProcess } from './process.ts';

/** How long others may have to wait for one request: longer is felt. */
const MAX_TURN_MS = 50;

/** What holds the loop holds it each time. A pause to clear memory, or a machine that falters, does not. */
const MAX_TRIES = 5;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Measured {
  answer: Answer;
  status: number;
  /** How long others had to wait for it, in words that a failure shows; null where nobody would notice. */
  stall: string | null;
}

/** Asks a process that was started with `loop-probe.ts` how long its event loop was held by a piece of work. */
export interface LoopWatch {
  /** The shortest of up to five measures: the work must be such that it can be done again. */
  measure(work: () => Promise<Answer>): Promise<Measured>;
}

export function watchLoop(service: CasewrightProcess): LoopWatch {
  /** What the process says to a signal. */
  async function ask(signal: NodeJS.Signals, answer: RegExp): Promise<string> {
    const told = service.output().length;
    service.child.kill(signal);
    for (;;) {
      const match = answer.exec(service.output().slice(told));
      if (match !== null) return match[1] ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function measureOnce(work: () => Promise<Answer>): Promise<Measured> {
    await ask('SIGUSR2', /measuring\n/);
    let answer = await work();
    // A thread has a minute for a document, which is not always enough where many other tests run at the same time.
    for (let tries = 1; answer.status === 503 && tries < MAX_TRIES; tries += 1) answer = await work();
    const longestMs = Number(await ask('SIGWINCH', /longest turn ([\d.]+) ms\n/));
    return { answer, status: answer.status, stall: describeStall(longestMs) };
  }

  return {
    measure: async (work) => {
      let measured = await measureOnce(work);
      for (let tries = 1; measured.stall !== null && tries < MAX_TRIES; tries += 1) measured = await measureOnce(work);
      return measured;
    },
  };
}

function describeStall(turnMs: number): string | null {
  return turnMs < MAX_TURN_MS ? null : `the event loop was held for ${turnMs} ms`;
}
