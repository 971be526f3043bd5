const PREFIX = 'Try-out – ';
const MOST_CHARACTERS = 255;

export function titleOfTryOut(templateTitle: string): string {
  return `${PREFIX}${templateTitle}`.slice(0, MOST_CHARACTERS);
}

export function isTryOut(title: string): boolean {
  return title.startsWith(PREFIX);
}
