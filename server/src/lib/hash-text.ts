/** FNV-1a over the units of a text: quick and no secret. Its low bits are weak; whoever wants few of them mixes it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
