import { creditStateOf, waiverOf } from '@/domain/credit';

// Design/lines.md, credit_guarantee: passes, refused with its reason, not asked; issue 13.
describe('how it stands with the deposits of a booking', () => {
  const asked = { asks: true, isKnown: true };

  it('are waived', () => expect(creditStateOf({ waived: true }, asked)).toBe('PASSED'));

  it('are refused, with a reason', () =>
    expect(creditStateOf({ notWaived: '您的芝麻分未达到免押要求' }, asked)).toBe('REFUSED'));

  it('are possible for who logs in', () =>
    expect(creditStateOf({ notWaived: '登录后查询' }, { asks: true, isKnown: false })).toBe('LOGIN'));

  it('were asked for, and nobody has answered', () =>
    expect(creditStateOf({ notWaived: '没有结果', unanswered: true }, asked)).toBe('UNANSWERED'));

  it('are asked of nobody where the channel knows no score', () => {
    expect(creditStateOf({}, { asks: false, isKnown: true })).toBe('NOT_ASKED');
    expect(creditStateOf({}, asked)).toBe('NOT_ASKED');
  });
});

describe('what a provider has said, in the words of the wire (issue 14)', () => {
  it.each([
    ['nothing', undefined, {}],
    ['that they are waived', { granted: true } as const, { waived: true }],
    ['why they are not', { granted: false, reason: '分数不够' } as const, { notWaived: '分数不够' }],
    [
      'nothing in time',
      { granted: false, reason: '没有结果', unanswered: true } as const,
      { notWaived: '没有结果', unanswered: true },
    ],
  ])('%s', (_what, said, wire) => expect(waiverOf(said)).toEqual(wire));
});
