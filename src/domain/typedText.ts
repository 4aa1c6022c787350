// What people type or paste into a field, as its value is kept. A field takes more characters than its value has: a
// number is pasted with spaces in it, and cut off before it is read it would lack its end.

/** A name as it is typed: people type other dots than the one of a name. */
export const nameText = (text: string): string => text.replace(/[•・‧.]/g, '·');

/** An identity card as it is typed: digits and X, in capitals, 18 at most. */
export const idCardText = (text: string): string =>
  text
    .replace(/[^\dXx]/g, '')
    .toUpperCase()
    .slice(0, 18);

/** A mobile number as it is typed, or pasted as `+86 138-0013-8000`: its digits, 11 at most. */
export const mobileText = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^(00)?86(?=1\d{10})/, '')
    .slice(0, 11);

/** A day as it is typed, with or without its dashes: `2018-06-01`. */
export const dayText = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{4})(\d{1,2})/, '$1-$2')
    .replace(/^(\d{4}-\d{2})(\d)/, '$1-$2');

/** A code of a text message as it is typed: its digits, 6 at most. */
export const codeText = (text: string): string => text.replace(/\D/g, '').slice(0, 6);

/** Whole yuan as they are typed, in fen; nothing where there is no figure. */
export function yuanTyped(text: string): number | undefined {
  const yuan = text.replace(/\D/g, '').slice(0, 7);
  return yuan === '' ? undefined : Number(yuan) * 100;
}

/** Yuan with fen as they are typed: digits, one dot, and two digits behind it at most. */
export function moneyTyped(text: string): string {
  const [yuan = '', ...behind] = text
    .normalize('NFKC')
    .replace(/[。]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const whole = yuan.slice(0, 7);
  return behind.length === 0 ? whole : `${whole || '0'}.${behind.join('').slice(0, 2)}`;
}

/** What was typed so, in fen; nothing where there is no figure. */
export function fenTyped(text: string): number | undefined {
  const [yuan = '', cents = ''] = moneyTyped(text).split('.');
  return yuan === '' ? undefined : Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}
