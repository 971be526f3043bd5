import { readStyle, replaceText } from './styles.ts';

const ON_THE_LINE = '0123456789+-−()';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎';

/**
 * A report has no raised or lowered text, and 10⁹ must not become 109: figures get the signs of their own that there
 * are. Letters read the same on the line, as in 1st.
 */
export function keepRaisedFigures(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup, sub, span, font')) {
    const signs = signsFor(element);
    const text = element.textContent.trim();
    if (signs === null || text === '' || ![...text].every((sign) => ON_THE_LINE.includes(sign))) continue;
    replaceText(element, (figures) => figures.replaceAll(/\S/gu, (sign) => signs[ON_THE_LINE.indexOf(sign)] ?? sign));
  }
}

function signsFor(element: Element): string | null {
  const place = readStyle(element, 'vertical-align').toLowerCase();
  if (element.tagName === 'SUP' || place === 'super') return RAISED;
  return element.tagName === 'SUB' || place === 'sub' ? LOWERED : null;
}
