const FIGURE = String.raw`\d{1,3}(?:\.\d{1,2})?(?: ?(?:kg|secs?|seconds|s|cm|mm|°|deg|degrees))?`;
const SIDE = String.raw`(?:on the )?(?<=[ ])(?<SIDE>R|L|right|left)(?![\p{L}\d])`;
/** `Grip 22 kg R 18 kg L`, `Peg test 31 s right and 52 s left` */
const TWO_SIDES = new RegExp(
  String.raw`(?<!(?:\b(?:R|L|right|left)|\d) ?)(?<=[\p{L})] )(?<first>${FIGURE}) ${SIDE.replace('SIDE', 'one')}(?:,| and|;| \/)? (?<second>${FIGURE}) ${SIDE.replace('SIDE', 'two')}(?! ?\d)`,
  'gu',
);

/** Writes the sides that stand behind their figures before them, as most are written. */
export function putSidesFirst(text: string): string {
  return text.replaceAll(TWO_SIDES, '$<one> $<first>, $<two> $<second>');
}
