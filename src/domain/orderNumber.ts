/**
 * Whether a text looks like the number of an order: letters, then digits. An address may say anything, and what it says
 * stands on a screen of ours: it shall be no sentence of somebody else's.
 */
export const isOrderNumber = (text: string): boolean => /^[A-Z]{1,4}\d{1,20}$/.test(text);
