import { useSyncExternalStore } from 'react';
import { describeError } from '../api/api-error.ts';
import { uploadAudio, uploadPdf } from '../api/notes.ts';

export interface Upload {
  id: number;
  clientId: number;
  fileName: string;
  /** From 0 to 1. */
  share: number;
  /** Why it was not taken; null while it is on its way. */
  fault: string | null;
  stop: () => void;
}

type FileKind = 'pdf' | 'audio';

/**
 * Outside of any page, so that a file goes on being sent while somebody looks at another page and is still there when
 * they come back.
 */
let uploads: readonly Upload[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Leaving the service would break off what is being sent: the browser asks first. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function setUploads(next: readonly Upload[]): void {
  uploads = next;
  const isSending = next.some(({ fault }) => fault === null);
  if (isSending) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function change(id: number, changes: Partial<Upload>): void {
  setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
}

export function dismissUpload(id: number): void {
  setUploads(uploads.filter((upload) => upload.id !== id));
}

const AUDIO_NAME = /\.(?:wav|mp3|m4a|m4b|mp4|mov|aac|ogg|oga|opus|webm|mkv|flac|aiff?|caf|amr|wma|3gp)$/i;

/** By type and by ending: the service looks into the file itself. */
export function judgeFile({ name, type }: Pick<File, 'name' | 'type'>): FileKind | undefined {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf';
  return /^(?:audio|video)\//.test(type) || AUDIO_NAME.test(name) ? 'audio' : undefined;
}

const SENDERS = { pdf: uploadPdf, audio: uploadAudio };

/** Resolves to whether a job has begun. What went wrong is in the upload itself. */
export async function sendFile(clientId: number, file: File): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  const kind = judgeFile(file);
  const fault = kind === undefined ? 'This is neither a PDF nor a recording.' : null;
  const stopper = new AbortController();
  const stop = (): void => stopper.abort();
  setUploads([...uploads, { id, clientId, fileName: file.name, share: 0, fault, stop }]);
  if (kind === undefined) return false;
  try {
    await SENDERS[kind](clientId, file, { signal: stopper.signal, onProgress: (share) => change(id, { share }) });
    dismissUpload(id);
    return true;
  } catch (error) {
    if (stopper.signal.aborted) dismissUpload(id);
    else change(id, { fault: describeError(error) });
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}
