import type { BlessingCard, BlessingState } from '../../types/api/blessing';
import { maskMobile, maskNickname } from './identity';
import { characterCount } from './renter';
import { DAY } from './shanghaiTime';
import { writtenText } from './writtenText';

/** The designs of a card, with the words that each begins with. */
export const BLESSING_CARDS: readonly { key: BlessingCard; text: string; words: string }[] = [
  { key: 'ROAD', text: '一路平安', words: '愿你一路顺风，平安到达。' },
  { key: 'BIRTHDAY', text: '生日快乐', words: '生日快乐，新的一岁多去走走。' },
  { key: 'THANKS', text: '谢谢你', words: '谢谢你的帮忙，下次出门用得上。' },
  { key: 'HOLIDAY', text: '假期愉快', words: '假期愉快，去看想看的风景吧。' },
];

/** Characters that a card has room for. */
export const WORDS_LENGTH = 40;

/** How long a blessing waits to be claimed, milliseconds. */
export const BLESSING_LIFE = 3 * DAY;

/** Until when a blessing can be claimed, in milliseconds: never longer than its coupon is good. */
export const blessingEnd = (now: Date, couponEnd: Date): Date =>
  new Date(Math.min(now.getTime() + BLESSING_LIFE, couponEnd.getTime()));

/** What nobody wants to read on a card. */
const UNKIND = ['傻逼', '傻x', '去死', '滚蛋', '混蛋', '王八蛋', '他妈', '妈的', '垃圾人', '废物'];

/** A way to reach somebody: a card goes to a friend, who has it, and not to strangers. */
const CONTACT = /[\d零〇一二三四五六七八九幺]{7}|https?:|www\.|\.(com|cn|net)|微信号|加微信|加群|qq群|二维码/;

/** What is wrong with the words of a card, in one sentence; undefined when they are well. */
export function wordsProblem(text: string): string | undefined {
  const words = writtenText(text);
  if (!words) return '写一句祝福吧';
  if (characterCount(words) > WORDS_LENGTH) return `最多写${WORDS_LENGTH}个字`;
  // Who parts a word with spaces or marks still says it, and who writes digits in full width.
  const plain = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{DI}*·_\-]/gu, '');
  if (CONTACT.test(plain)) return '祝福里请不要写电话、网址或联系方式';
  if (UNKIND.some(word => plain.includes(word))) return '这句话可能会让对方难过，换个说法吧';
  return undefined;
}

/** Who sent or claimed something, for the other one: the beginning of a nickname, or a masked number. */
export const maskedPerson = ({ nickname, mobile }: { nickname: string; mobile: string }): string =>
  maskNickname(nickname) ?? maskMobile(mobile);

/** The states of a blessing in words. */
export const BLESSING_STATES: Readonly<Record<BlessingState, string>> = {
  WAITING: '待领取',
  CLAIMED: '已领取',
  EXPIRED: '已过期，优惠券已退回',
  TAKEN_BACK: '已收回，优惠券已退回',
};

/** How a blessing stands: what happened to it, and at what time it is asked for. */
export function blessingState(
  { claimedAt, takenBackAt, validTo }: { claimedAt: Date | null; takenBackAt: Date | null; validTo: Date },
  now: Date,
): BlessingState {
  if (claimedAt) return 'CLAIMED';
  if (takenBackAt) return 'TAKEN_BACK';
  return now < validTo ? 'WAITING' : 'EXPIRED';
}
