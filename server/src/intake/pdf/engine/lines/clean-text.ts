// Controls, soft hyphens, zero-width characters, text direction marks and unpaired surrogates carry no words,
// and databases refuse some of them.
const INVISIBLE = /[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

export function cleanText(text: string): string {
  return text
    .replace(/[\t\n\r\v\f]/g, ' ')
    .replace(/\u00ad$/, '-')
    .replace(INVISIBLE, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .normalize('NFC');
}
