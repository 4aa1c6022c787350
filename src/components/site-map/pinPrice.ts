/** A daily price (fen) on a pin: whole yuan, never less than it is: ¥128. */
export const pinPrice = (fen: number): string => `¥${Math.ceil(fen / 100)}`;
