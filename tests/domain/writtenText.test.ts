import fc from 'fast-check';
import { writtenText } from '../../src/domain/writtenText';

describe('what others read', () => {
  it.each([
    ['车况很好\n推荐', '车况很好\n推荐'],
    ['  好\r\n', '好'],
    ['好\u202e差', '好差'],
    ['傻\u200b逼', '傻逼'],
    ['\u0000好\u0007', '好'],
    ['\u3164\u2800', ''],
    ['👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['<b>好</b> https://a.b', '<b>好</b> https://a.b'],
  ])('%j is kept as %j', (text, kept) => {
    expect(writtenText(text)).toBe(kept);
  });

  it('is kept as it is once it is kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const kept = writtenText(text);
        expect(writtenText(kept)).toBe(kept);
      }),
    );
  });
});
