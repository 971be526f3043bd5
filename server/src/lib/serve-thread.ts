import { parentPort } from 'node:worker_threads';

/** The thread's end of a thread pool: answers each message with the result of `handle`, or with what it throws. */
export function serveThread<Message>(handle: (message: Message) => unknown): void {
  parentPort?.on('message', async (message: Message) => parentPort?.postMessage(await answer(handle, message), []));
}

async function answer<Message>(handle: (message: Message) => unknown, message: Message): Promise<object> {
  try {
    return { value: await handle(message) };
  } catch (error) {
    return { error };
  }
}
