/**
 * How a test waits for what must come: look often, and give up late. A busy machine may be many times slower than an
 * idle one, so a limit only has to end a test that hangs.
 */
export const PATIENTLY = { timeout: 120_000, interval: 10 };

/** For what takes seconds. To ask more often would take the processor from the work that is waited for. */
export const UNHURRIED = { timeout: 250_000, interval: 50 };
