/** Fen of an amount as providers write yuan (`760.00`, `-30.5`); throws for anything else. */
export function fenOfYuan(yuan: string): number {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? [];
  if (whole === '') throw new Error('This is no amount of yuan');
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(cents.padEnd(2, '0')));
}

/** The same the other way: `760.00`. */
export const yuanOfFen = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
