import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CLIENTS } from '../api/clients.ts';
import { type Recording, RECORDINGS, removeRecording } from './recording/recording-store.ts';
import { sendFile } from './uploads.ts';

/** `recording` is what the file was made of. It leaves this device once the service has the file. */
export type SendFile = (file: File, recording?: Recording) => Promise<void>;

/** Sends files that become notes of the client. It goes on when the page that began it is gone. */
export function useSendFile(clientId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    (file, recording) =>
      sendFile({
        clientId,
        file,
        recordingId: recording?.id ?? null,
        onSent: async () => {
          if (recording !== undefined) {
            await removeRecording(recording);
            await queryClient.invalidateQueries({ queryKey: RECORDINGS });
          }
          await queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'jobs'] });
        },
      }),
    [clientId, queryClient],
  );
}
