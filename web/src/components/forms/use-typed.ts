import { type ChangeEvent, useState } from 'react';

/**
 * What is typed into a field is shown at once where it is handed back a moment later, by an editor or the address: by
 * then the browser would have put the caret at the end, or have forgotten the half of a date.
 */
export function useTyped(value: string, write: (typed: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      setTyped(currentTarget.value);
      write(currentTarget.value);
    },
    onBlur: (): void => setTyped(null),
  };
}
