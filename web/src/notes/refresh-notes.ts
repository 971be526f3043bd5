import type { QueryClient } from '@tanstack/react-query';
import { CLIENTS } from '../api/clients.ts';

/** After a note was added, corrected, taken away or brought back. */
export async function refreshNotes(queryClient: QueryClient, clientId: number, noteId?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'notes'] }),
    queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, 'removed-notes'] }),
    noteId !== undefined && queryClient.invalidateQueries({ queryKey: ['notes', noteId] }),
  ]);
}
