/** The first figure of money after these words of a text, in fen. */
export function fenAfter(text: string, words: string): number {
  const [, rest = ''] = text.replace(/[\s,]/g, '').split(words);
  return Math.round(Number(/¥([\d.]+)/.exec(rest)?.[1]) * 100);
}
