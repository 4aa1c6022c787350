/** An amount of fen as a person reads yuan, without a sign of currency: 200, 147.20, -30 (decisions, reading 13). */
export function yuanText(fen: number): string {
  const whole = Math.abs(Math.round(fen));
  const cents = whole % 100;
  const yuan = `${(whole - cents) / 100}${cents ? `.${String(cents).padStart(2, '0')}` : ''}`;
  return fen < 0 && whole > 0 ? `-${yuan}` : yuan;
}

/** The same with the sign of the currency, and before it that of what is taken off: ¥200, -¥30. */
export const amountText = (fen: number): string => (fen < 0 ? `-¥${yuanText(-fen)}` : `¥${yuanText(fen)}`);
