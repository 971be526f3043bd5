/** One line of docs/performance.md: what was measured, beside what, and how the two compare. */
export interface Figure {
  what: string;
  ours: string;
  beside: string;
  ratio: string;
  aim: string;
}

export function printFigure({ what, ours, beside, ratio, aim }: Figure): void {
  const parts = [ours, beside, ratio && `ratio ${ratio}`].filter((part) => part !== '');
  process.stdout.write(`${what}: ${parts.join(', ')}${aim === '' ? '' : ` (aim ${aim})`}\n`);
}

/** A figure that stands by itself. */
export function tell(what: string, ours: string, aim = ''): Figure {
  const figure = { what, ours, beside: '', ratio: '', aim };
  printFigure(figure);
  return figure;
}
