import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../api/api-error.ts';
import { CLIENTS } from '../api/clients.ts';
import { uploadAudio, uploadPdf } from '../api/notes.ts';
import type { SendFile } from './send-file.ts';

export interface Upload {
  id: string;
  name: string;
  /** From 0 to 1. */
  share: number;
  error: string | null;
  retry: () => void;
  /** Stops it, or takes it off the list. */
  remove: () => void;
}

export interface Uploads {
  list: Upload[];
  send: SendFile;
}

export function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
}

interface Waiting {
  id: string;
  file: File;
  onSent: (() => Promise<void>) | undefined;
}

/** Files on their way to the service; from there on they are jobs. */
export function useUploads(clientId: number): Uploads {
  const queryClient = useQueryClient();
  const [list, setList] = useState<Upload[]>([]);
  const put = (upload: Upload): void => setList((all) => [...all.filter(({ id }) => id !== upload.id), upload]);
  const drop = (gone: string): void => setList((all) => all.filter(({ id }) => id !== gone));
  const change = (changed: string, changes: Partial<Upload>): void =>
    setList((all) => all.map((each) => (each.id === changed ? { ...each, ...changes } : each)));

  async function run(waiting: Waiting): Promise<void> {
    const { id, file, onSent } = waiting;
    const abort = new AbortController();
    const remove = (): void => {
      abort.abort();
      drop(id);
    };
    put({ id, name: file.name, share: 0, error: null, remove, retry: () => void run(waiting) });
    try {
      const options = { signal: abort.signal, onProgress: (share: number) => change(id, { share }) };
      await (isPdf(file) ? uploadPdf : uploadAudio)(clientId, file, options);
      await onSent?.();
      await queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
      drop(id);
    } catch (error) {
      if (!abort.signal.aborted) change(id, { error: describeError(error) });
    }
  }
  return { list, send: (file, onSent) => run({ id: crypto.randomUUID(), file, onSent }) };
}
