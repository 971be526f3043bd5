import { Button, type ButtonProps, type ElementProps } from '@mantine/core';

/** A tool with a word on it. The text keeps its selection while it is pressed. */
export function InsertButton(props: ButtonProps & ElementProps<'button', keyof ButtonProps>) {
  return (
    <Button variant="light" size="compact-md" fz="sm" onMouseDown={(event) => event.preventDefault()} {...props} />
  );
}
