/** What printed codes are made of: no I, O, 0 and 1, which are misread for each other. 16 of them are 80 bits. */
export const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** How many characters a printed code has. */
export const CODE_LENGTH = 16;

/** How many digits the number of a card has. */
export const CARD_NUMBER_LENGTH = 16;

/** A printed code as it is typed: letters and digits, in capitals, without what parts them. */
export const printedCodeText = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

/** The number of a card as it is typed: its digits. */
export const cardNumberText = (text: string): string => text.replace(/\D/g, '').slice(0, CARD_NUMBER_LENGTH);

/** A code or a number as it is printed: in groups of four. */
export const inGroups = (text: string): string => (text.match(/.{1,4}/g) ?? []).join(' ');

/** What is wrong with a printed code, one sentence; undefined where it may be one. */
export function printedCodeProblem(code: string): string | undefined {
  if (code === '') return `请输入${CODE_LENGTH}位密码`;
  const wrong = Array.from(code).find(character => !CODE_CHARACTERS.includes(character));
  if (wrong !== undefined) return `密码里没有“${wrong}”，请对照卡面核对`;
  return code.length === CODE_LENGTH
    ? undefined
    : `密码是${CODE_LENGTH}位，还差${CODE_LENGTH - code.length}位`;
}

/** What is wrong with the number of a card, one sentence; undefined where it may be one. */
export function cardNumberProblem(number: string): string | undefined {
  if (number === '') return `请输入${CARD_NUMBER_LENGTH}位卡号`;
  return number.length === CARD_NUMBER_LENGTH
    ? undefined
    : `卡号是${CARD_NUMBER_LENGTH}位，还差${CARD_NUMBER_LENGTH - number.length}位`;
}
