import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { splitErrors } from '../api/split-errors.ts';

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
    onSuccess: (answer) => onSent?.(answer, form),
    onError: (error) => form.setErrors(splitErrors(error, names).fields),
    // An answer may hold a secret: it goes when the form does.
    gcTime: 0,
  });
  return {
    form,
    field: form.getInputProps,
    values: form.values,
    answer: sent.data,
    /** For `Form` and its dialogs. */
    sending: { isBusy: sent.isPending, error: splitErrors(sent.error, names).whole, onSubmit: () => sent.mutate() },
  };
}
