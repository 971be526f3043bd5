import { pino } from 'pino';

export interface LogLine {
  level: number;
  msg: string;
  [field: string]: unknown;
}

/** A real logger whose lines can be read, and awaited. */
export function createLog() {
  const lines: LogLine[] = [];
  let onLine: (() => void) | undefined;
  const logger = pino(
    {},
    {
      write: (text: string) => {
        lines.push(JSON.parse(text) as LogLine);
        onLine?.();
      },
    },
  );
  const waitFor = (message: string): Promise<void> =>
    new Promise((resolve) => {
      onLine = () => {
        if (lines.some((line) => line.msg.includes(message))) resolve();
      };
      onLine();
    });
  return { logger, lines, waitFor };
}
