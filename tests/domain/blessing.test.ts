import fc from 'fast-check';
import {
  BLESSING_CARDS,
  BLESSING_LIFE,
  blessingEnd,
  blessingState,
  maskedPerson,
  WORDS_LENGTH,
  wordsProblem,
} from '../../src/domain/blessing';

// Issue 12: blessing coupons, with card and words, once, expiry visible.

describe('words of a card', () => {
  it.each(BLESSING_CARDS)('those that $text begins with are well', ({ words }) => {
    expect(wordsProblem(words)).toBeUndefined();
  });

  it.each([
    ['', '写一句祝福吧'],
    ['   ', '写一句祝福吧'],
    ['路'.repeat(WORDS_LENGTH + 1), `最多写${WORDS_LENGTH}个字`],
    ['打我电话 138 0013 8000', '祝福里请不要写电话、网址或联系方式'],
    ['看 https://a.b', '祝福里请不要写电话、网址或联系方式'],
    ['\u200b\u3164', '写一句祝福吧'],
    ['傻\u200b逼', '这句话可能会让对方难过，换个说法吧'],
    ['傻\u200d逼', '这句话可能会让对方难过，换个说法吧'],
    ['联系我１３８００１３８０００', '祝福里请不要写电话、网址或联系方式'],
    ['一三八零零一三八零零零', '祝福里请不要写电话、网址或联系方式'],
    ['你这个 混-蛋', '这句话可能会让对方难过，换个说法吧'],
  ])('%s: %s', (words, problem) => {
    expect(wordsProblem(words)).toBe(problem);
  });

  it('a figure and a long name are no contact, and emoji count once', () => {
    expect(wordsProblem('祝你2027年走完318国道')).toBeUndefined();
    expect(wordsProblem('🚗'.repeat(WORDS_LENGTH))).toBeUndefined();
  });

  it('spaces around them change nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), words => {
        expect(wordsProblem(`  ${words} `)).toBe(wordsProblem(words));
      }),
    );
  });
});

const now = new Date('2026-11-23T09:00:00+08:00');
const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

test('a blessing ends after three days, and never after its coupon', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 * BLESSING_LIFE }), left => {
      const end = blessingEnd(now, after(left));
      expect(end.getTime()).toBe(Math.min(after(left).getTime(), after(BLESSING_LIFE).getTime()));
    }),
  );
});

test('it waits until its end, which is the first moment at which it is over; what happened to it stays so', () => {
  const waiting = { claimedAt: null, takenBackAt: null, validTo: after(10) };
  expect(blessingState(waiting, after(9))).toBe('WAITING');
  expect(blessingState(waiting, after(10))).toBe('EXPIRED');
  expect(blessingState({ ...waiting, claimedAt: after(1) }, after(20))).toBe('CLAIMED');
  expect(blessingState({ ...waiting, takenBackAt: after(1) }, after(20))).toBe('TAKEN_BACK');
});

test('people are told by the beginning of a nickname, or a masked number', () => {
  expect(maskedPerson({ nickname: '', mobile: '13800138000' })).toBe('138****8000');
  expect(maskedPerson({ nickname: ' 小明同学', mobile: '13800138000' })).toBe('小**');
});
