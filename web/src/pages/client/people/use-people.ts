import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../api/api-error.ts';
import { peopleQuery } from '../../../api/people.ts';
import { showFailure } from '../../../components/show-failure.ts';

export function useRefreshPeople(clientId: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: peopleQuery(clientId).queryKey });
}

/** A change of the people of a client at the press of a button; the list is then fetched again. */
export function useChangePeople(clientId: number, change: () => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    onSuccess: useRefreshPeople(clientId),
    onError: (error) => showFailure(describeError(error), 'Not changed'),
  });
}
