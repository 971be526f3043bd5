/** A pattern too long for one line: line ends, and the indentation after them, are no part of it. */
export function pattern(flags: string): (template: TemplateStringsArray, ...values: string[]) => RegExp {
  return (template, ...values) => new RegExp(String.raw(template, ...values).replaceAll(/\n\s*/g, ''), flags);
}
