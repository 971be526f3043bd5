/** Try-outs of templates used to be reports with this at the beginning of their title. Those that are left say so. */
const PREFIX = 'Try-out – ';

export function isTryOut(title: string): boolean {
  return title.startsWith(PREFIX);
}
