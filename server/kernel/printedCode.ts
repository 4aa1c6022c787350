import { createHash, randomInt } from 'node:crypto';
import { CARD_NUMBER_LENGTH, CODE_CHARACTERS, CODE_LENGTH } from '../../src/domain/printedCode';

const randomText = (characters: string, length: number): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');

/** A code to be printed, 80 random bits: whoever makes it knows it this once. */
export const newPrintedCode = (): string => randomText(CODE_CHARACTERS, CODE_LENGTH);

/** The number of a card, which is no secret. */
export const newCardNumber = (): string => randomText('0123456789', CARD_NUMBER_LENGTH);

/**
 * What is stored of a printed code, with what it is for and what has to be typed besides: SHA-256. 80 random bits cannot be
 * found again from it, so it needs no key.
 */
export const hashPrintedCode = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(':')).digest('hex');
