/** Groups of figures that may hold letters which a scan or a hand has put for them. */
const GROUPS = /(?<![\p{L}\p{N}])[\dOolI](?:[\dOolI]|[./-](?=[\dOolI]))+(?![\p{L}\p{N}])/gu;
const LEAST_DIGITS = 4;

/** The text with 0 for O and 1 for l where they stand among figures, as long as before; nothing where none does. */
export function readMisreadDigits(text: string): string | undefined {
  let isMisread = false;
  const read = text.replaceAll(GROUPS, (group) => {
    const digits = group.match(/\d/g)?.length ?? 0;
    if (digits < LEAST_DIGITS || !/[OolI]/.test(group)) return group;
    isMisread = true;
    return group.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1');
  });
  return isMisread ? read : undefined;
}
