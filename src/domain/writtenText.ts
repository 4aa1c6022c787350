/**
 * What nobody sees, and what turns the direction of writing, so that a sentence reads as another one. Lines and tabs stay,
 * and what joins emoji (U+200D, U+FE0F, the letters of flags).
 */
const HIDDEN = /(?![\n\t])\p{Cc}|(?![\u200D\uFE0F\u{E0020}-\u{E007F}])\p{DI}|\u2800/gu;

/** What somebody has written for others to read, as it is kept: what is seen of it, without spaces around it. */
export const writtenText = (text: string): string => text.replace(HIDDEN, '').trim();
