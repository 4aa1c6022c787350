/** Octets from `start` up to and without `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What the header `Range` asks for of so many octets (RFC 9110, 14.1.2). Undefined: all of them, also where it asks for
 * several ranges or is none, as a server may; `UNSATISFIABLE` where it begins beyond their end.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'UNSATISFIABLE' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'UNSATISFIABLE' : { start: bytes - length, end: bytes };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= bytes) return 'UNSATISFIABLE';
  return { start, end: last === '' ? bytes : Math.min(bytes, Number(last) + 1) };
}
