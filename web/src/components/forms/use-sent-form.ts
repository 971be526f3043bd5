import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stayWhenSignedOut } from '../../api/signed-out.ts';
import { splitErrors } from '../../api/split-errors.ts';

/** Fields and the call that sends them. What the service says of a field stands at that field. */
export function useSentForm<Fields extends Record<string, unknown>, Answer>(
  initialValues: Fields,
  send: (fields: Fields) => Promise<Answer>,
  onSent?: (answer: Answer, form: UseFormReturnType<Fields>) => unknown,
) {
  const form = useForm<Fields>({ initialValues });
  const names = Object.keys(initialValues);
  const sent = useMutation({
    mutationFn: () => send(form.values),
    onSuccess: (answer) => {
      const ending = onSent?.(answer, form);
      // Not before: where the fields are emptied, it is to what they were last when nothing was to be sent.
      form.resetDirty();
      return ending;
    },
    onError: (error) => form.setErrors(splitErrors(error, names).fields),
    // An answer may hold a secret: it goes when the form does.
    gcTime: 0,
  });
  const isTyped = form.isDirty();
  // It is nowhere else: where the session has ended it stays, and is sent after signing in again in another tab.
  useEffect(() => (isTyped ? stayWhenSignedOut() : undefined), [isTyped]);
  return {
    form,
    field: form.getInputProps,
    values: form.values,
    answer: sent.data,
    /** For `Form` and its dialogs. */
    sending: { isBusy: sent.isPending, error: splitErrors(sent.error, names).whole, onSubmit: () => sent.mutate() },
  };
}
