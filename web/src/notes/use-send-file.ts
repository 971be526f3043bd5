import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CLIENTS } from '../api/clients.ts';
import { sendFile } from './uploads.ts';

/** `onSent` is told once the service has the file, be it on the first try or on a later one. */
export type SendFile = (file: File, onSent?: () => Promise<void>) => Promise<void>;

/** Sends files that become notes of the client. It goes on when the page that began it is gone. */
export function useSendFile(clientId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    (file, onSent) =>
      sendFile({
        clientId,
        file,
        onSent: async () => {
          await onSent?.();
          await queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
        },
      }),
    [clientId, queryClient],
  );
}
