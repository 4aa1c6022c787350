/** A name as it is typed: people type other dots than the one of a name. */
export const nameText = (text: string): string => text.replace(/[•・‧.]/g, '·');
/** An identity card as it is typed: digits and X, in capitals. */
export const idCardText = (text: string): string => text.replace(/[^\dXx]/g, '').toUpperCase();
/** A number as it is typed: digits alone. */
export const digits = (text: string): string => text.replace(/\D/g, '');
