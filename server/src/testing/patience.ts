/**
 * How a test waits for what must come: look often, and give up late. A busy machine may be many times slower than an
 * idle one, so a limit only has to end a test that hangs.
 */
export const PATIENTLY = { timeout: 120_000, interval: 10 };
