import type { Page } from '@playwright/test';

export interface KeyTimes {
  p50: number;
  p95: number;
  longest: number;
  /** On the page's main thread, for each key. */
  work: number;
}

interface WithTimes {
  keyTimes: number[];
}

const TEXT = 'she sleeps better since the spring ';

/** Notes for each key how long it took from the press to the frame that shows it. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    const { port1, port2 } = new MessageChannel();
    let pressed: number[] = [];
    // A message that is sent from a frame's callback comes after the frame was drawn.
    port1.addEventListener('message', () => {
      const now = performance.now();
      times.push(...pressed.map((at) => now - at));
      pressed = [];
    });
    port1.start();
    document.addEventListener(
      'keydown',
      (event) => {
        pressed.push(event.timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
}

/** What some keys took: each until it was shown, and all of them on the page's main thread. */
export interface TimedKeys {
  times: number[];
  workMs: number;
}

/** Types where the caret is, one key after the other, as a person does who types fast. */
export async function timeKeys(page: Page, keys: number, pauseMs: number): Promise<TimedKeys> {
  const session = await page.context().newCDPSession(page);
  // Time of the processor, which does not grow when others use the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWork = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await readWork();
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press(TEXT[index % TEXT.length] ?? ' ');
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForFunction((count) => (globalThis as unknown as WithTimes).keyTimes.length >= count, keys);
  const workMs = (await readWork()) - before;
  await session.detach();
  return { times: await page.evaluate(() => (globalThis as unknown as WithTimes).keyTimes), workMs };
}

export function summariseKeys({ times, workMs }: TimedKeys): KeyTimes {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0, work: workMs / times.length };
}
