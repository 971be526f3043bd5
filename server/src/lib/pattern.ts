/** Writes a pattern that is too long for one line. Line ends and the indentation after them do not count. */
export function pattern(flags: string): (template: TemplateStringsArray, ...values: string[]) => RegExp {
  return (template, ...values) => new RegExp(String.raw(template, ...values).replaceAll(/\n\s*/g, ''), flags);
}
