import { useSyncExternalStore } from 'react';
import { describeError, isStatus } from '../api/api-error.ts';
import { uploadAudio, uploadPdf } from '../api/notes.ts';
import { stayWhenSignedOut } from '../api/signed-out.ts';
import { createStore } from '../api/store.ts';
import { expectResult } from '../jobs/use-client-jobs.ts';
import { type FileKind, judgeFile } from './file-kind.ts';

export interface Upload {
  id: number;
  clientId: number;
  fileName: string;
  /** The recording on this device that is being sent; null for a file. */
  recordingId: string | null;
  /** From 0 to 1. */
  share: number;
  /** Why it was not taken; null while it is on its way. */
  fault: string | null;
  /** Sends it again; null where that would end in the same way. */
  retry: (() => void) | null;
  /** Stops it, or takes it off the list. */
  remove: () => void;
}

interface Sending {
  clientId: number;
  file: File;
  recordingId: string | null;
  /** Told once the service has the file, be it on the first try or on a later one. */
  onSent: () => Promise<unknown>;
}

const SENDERS: Record<FileKind, typeof uploadPdf> = { pdf: uploadPdf, audio: uploadAudio };
const WRONG_KIND = 'This is neither a PDF nor a recording.';
const EMPTY = 'This file is empty.';

/**
 * Outside of any page, so that a file goes on being sent while somebody looks at another page and is still there when
 * they come back.
 */
const store = createStore<readonly Upload[]>([]);
let lastId = 0;
/** Lets the page leave for sign-in again; null where it may. */
let release: (() => void) | null = null;

/** Leaving the service would stop the upload, so the browser asks first. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function setUploads(next: readonly Upload[]): void {
  store.set(next);
  const isSending = next.some(({ fault }) => fault === null);
  if (isSending) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  keepPage(next.some(({ fault, retry }) => fault === null || retry !== null));
}

/** What can be sent again after signing in, perhaps a recording that is nowhere else, would go with the page. */
function keepPage(isKept: boolean): void {
  if (isKept) return void (release ??= stayWhenSignedOut());
  release?.();
  release = null;
}

function change(id: number, changes: Partial<Upload>): void {
  setUploads(store.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
}

function drop(id: number): void {
  setUploads(store.get().filter((upload) => upload.id !== id));
}

/** Sends a file and shows its progress in the list of uploads. Once it is sent, it is a job. */
export function sendFile(sending: Sending): Promise<void> {
  lastId += 1;
  return attempt(lastId, sending);
}

async function attempt(id: number, sending: Sending): Promise<void> {
  const { clientId, file, recordingId, onSent } = sending;
  const stopper = new AbortController();
  const remove = (): void => {
    stopper.abort();
    drop(id);
  };
  const upload = { id, clientId, fileName: file.name, recordingId, share: 0, fault: null, retry: null, remove };
  setUploads([...store.get().filter((each) => each.id !== id), upload]);
  try {
    if (file.size === 0) return change(id, { fault: EMPTY });
    const kind = await judgeFile(file);
    if (kind === undefined) return change(id, { fault: WRONG_KIND });
    const onProgress = (share: number): void => change(id, { share });
    const { job_id: jobId } = await SENDERS[kind](clientId, file, { signal: stopper.signal, onProgress });
    expectResult(jobId);
    await onSent().catch(() => {});
    drop(id);
  } catch (error) {
    const retry = mayPass(error) ? () => void attempt(id, sending) : null;
    // The service's words for a file of the wrong kind are for programs.
    change(id, { fault: isStatus(error, 415, 422) ? WRONG_KIND : describeError(error), retry });
  }
}

/** False for a refusal that would be repeated, such as a file that is too large or of the wrong kind. */
function mayPass(error: unknown): boolean {
  return !isStatus(error, 403, 404, 413, 415, 422);
}

/** Files on their way to this client, and those that did not get there. */
export function useUploads(clientId: number): Upload[] {
  const all = useSyncExternalStore(store.subscribe, store.get);
  return all.filter((upload) => upload.clientId === clientId);
}
