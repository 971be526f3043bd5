import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { CLIENTS } from '../../api/clients.ts';
import { uploadAudio, uploadPdf } from '../../api/notes.ts';

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

/** `onSent` is told once the service has the file, be it on the first try or on a later one. */
export type SendFile = (file: File, onSent?: () => Promise<void>) => Promise<void>;

export function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
}

/** Files on their way to the service; from there on they are jobs. */
export function useUploads(clientId: number): Uploads {
  const queryClient = useQueryClient();
  const [list, setList] = useState<Upload[]>([]);
  const send = useCallback(
    async (file: File, onSent?: () => Promise<void>, id: string = crypto.randomUUID()): Promise<void> => {
      const abort = new AbortController();
      const change = (changes: Partial<Upload>): void =>
        setList((uploads) => uploads.map((each) => (each.id === id ? { ...each, ...changes } : each)));
      const remove = (): void => {
        abort.abort();
        setList((uploads) => uploads.filter((each) => each.id !== id));
      };
      const upload: Upload = { id, name: file.name, share: 0, error: null, remove, retry: () => void send(file, onSent, id) };
      setList((uploads) => [...uploads.filter((each) => each.id !== id), upload]);
      try {
        const options = { signal: abort.signal, onProgress: (share: number) => change({ share }) };
        await (isPdf(file) ? uploadPdf : uploadAudio)(clientId, file, options);
        await onSent?.();
        await queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
        remove();
      } catch (error) {
        if (!abort.signal.aborted) change({ error: describeError(error) });
      }
    },
    [clientId, queryClient],
  );
  return { list, send };
}
