/**
 * Settles when the process is told to stop: by a signal, or because the script that started it is gone (which closes
 * the channel between them). A terminal and npm both pass Ctrl-C on, so the same wish may arrive several times.
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
