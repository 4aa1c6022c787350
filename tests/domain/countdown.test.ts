import fc from 'fast-check';
import { countdownText, longCountdownText } from '@/domain/countdown';

describe('a countdown is in words: 14:05 would be a time of the day (issue 10)', () => {
  it.each([
    [0, '0秒'],
    [59, '59秒'],
    [60, '1分00秒'],
    [845, '14分05秒'],
    [3600, '1小时00分00秒'],
    [3845, '1小时04分05秒'],
  ])('%d seconds: %s', (seconds, text) => expect(countdownText(seconds)).toBe(text));

  it('says every second differently', () => {
    fc.assert(
      fc.property(fc.nat(86_400), seconds => {
        const [rest = 0, minutes = 0, hours = 0] = (countdownText(seconds).match(/\d+/g) ?? [])
          .map(Number)
          .reverse();
        return hours * 3600 + minutes * 60 + rest === seconds;
      }),
    );
  });
});

describe('what is far away counts in days (issue 14)', () => {
  it.each([
    [86_399, '23小时59分59秒'],
    [86_400, '1天'],
    [100_800, '1天4小时'],
    [12 * 86_400 + 60, '12天'],
  ])('%d seconds: %s', (seconds, text) => expect(longCountdownText(seconds)).toBe(text));
});
