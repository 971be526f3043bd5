/**
 * Settles when the process is told to stop: by a signal, or because the script that started it has ended, which closes
 * the channel between them. A terminal and npm both pass Ctrl-C on, so the signal may arrive several times.
 */
export function waitForStopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    if (process.channel !== undefined) {
      process.on('disconnect', () => resolve('disconnect'));
      process.channel?.unref();
    }
  });
}
