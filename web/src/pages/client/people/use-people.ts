import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../api/api-error.ts';
import { peopleQuery } from '../../../api/people.ts';

/** A change of the people of a client; the list is then fetched anew. What fails is told where nothing else shows it. */
export function useChangePeople<Input>(clientId: number, change: (input: Input) => Promise<unknown>, isTold = true) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: peopleQuery(clientId).queryKey }),
    onError: (error) => {
      if (isTold) notifications.show({ color: 'red', title: 'Not changed', message: describeError(error) });
    },
  });
}
