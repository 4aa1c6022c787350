/** `length` hexadecimal characters. Mini-programs lack crypto: good enough to be unique, not to be a secret. */
export function randomHex(length: number): string {
  let text = Date.now().toString(16);
  while (text.length < length) text += Math.random().toString(16).slice(2);
  return text.slice(-length);
}
