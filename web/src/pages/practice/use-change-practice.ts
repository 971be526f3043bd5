import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePractice, practiceQuery, type PracticeChanges } from '../../api/practice.ts';
import { sessionQuery } from '../../api/session.ts';

/** The practice's name stands in the navigation too, which knows it from the session. */
export function useChangePractice(done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: PracticeChanges) => changePractice(changes),
    onSuccess: async (practice) => {
      queryClient.setQueryData(practiceQuery.queryKey, practice);
      notifications.show({ message: done });
      await queryClient.invalidateQueries(sessionQuery);
    },
  });
}
