import fc from 'fast-check';
import { CLAIM_PATTERNS, claimBase, thirdPartyName } from '@/domain/thirdParty';

const matching = (name: 'openid' | 'type' | 'channel') => fc.stringMatching(new RegExp(CLAIM_PATTERNS[name]));
const claims = fc.record({
  openid: matching('openid'),
  type: matching('type'),
  channel: matching('channel'),
  time: fc.nat(),
});

// Specification §4, third-party login; docs/operators.md, people whom channels send.
describe('what a channel signs', () => {
  it('is one text, sorted by name, as it was agreed with partners', () => {
    expect(claimBase({ type: 'JD', time: 1_763_690_400_000, openid: 'o/1+a=', channel: 'JD' })).toBe(
      'channel=JD&openid=o/1+a=&time=1763690400000&type=JD',
    );
  });

  it('has one reading: no two people have the same text', () => {
    fc.assert(
      fc.property(claims, claims, (one, other) => {
        const isSame =
          one.openid === other.openid &&
          one.type === other.type &&
          one.channel === other.channel &&
          one.time === other.time;
        expect(claimBase(one) === claimBase(other)).toBe(isSame);
      }),
    );
  });

  it('can be taken apart again', () => {
    fc.assert(
      fc.property(claims, claim => {
        const parts = claimBase(claim)
          .split('&')
          .map(part => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);
        expect(Object.fromEntries(parts)).toEqual({ ...claim, time: String(claim.time) });
      }),
    );
  });

  it.each(['a&b', '', 'x'.repeat(129), 'a b', '张三'])('is no openid: %j', openid => {
    expect(new RegExp(CLAIM_PATTERNS.openid).test(openid)).toBe(false);
  });
});

it('names the accounts that people know, however a partner writes them', () => {
  expect(['JD', 'jd', 'wechat', 'own'].map(thirdPartyName)).toEqual(['京东', '京东', '微信', undefined]);
});
