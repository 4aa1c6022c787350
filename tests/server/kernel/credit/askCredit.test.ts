import { askCredit, configuredCredit } from '../../../../server/kernel/credit/askCredit';
import { sandboxCreditProvider } from '../../../../server/kernel/credit/sandboxCreditProvider';
import type { Member } from '../../../../server/kernel/members/member';
import type { CreditClaim } from '../../../../types/api/cartype';

// Specification §3, jd_score; rental.md: a credit score (芝麻, 京东 jd_score) waives the deposits.

const jd = (score: string): CreditClaim => ({ scheme: 'jd_score', score });
const unanswered = {
  granted: false,
  reason: '信用免押暂时没有查询到结果，可以先下单，取车时支付押金',
  unanswered: true,
};

test.each<[string, CreditClaim, object]>([
  ['a high score is granted', jd('80'), { granted: true }],
  [
    'a low score is refused with the way on',
    jd('79'),
    { granted: false, reason: '您的京东信用分未达到免押要求（80分），取车时请支付押金' },
  ],
  ['no score', jd(''), { granted: false, reason: '没有查询到您的京东信用分，取车时请支付押金' }],
  [
    '芝麻 is asked about a member: a guest can ask for it (issue 11)',
    { scheme: 'sesame', score: '' },
    { granted: false, reason: '可申请信用免押，登录后查询，通过后免付押金' },
  ],
  [
    'a low 芝麻分',
    { scheme: 'sesame', score: '649' },
    { granted: false, reason: '您的芝麻分未达到免押要求（650分），取车时请支付押金' },
  ],
  ['an answer that does not come', jd('?'), unanswered],
])('the sandbox: %s', async (_what, claim, answer) => {
  expect(await askCredit(claim, null, sandboxCreditProvider)).toEqual(answer);
});

test('the sandbox: 芝麻 knows the member by themselves', async () => {
  const member: Member = { id: 'M1', mobile: '13800000000' };
  const claim: CreditClaim = { scheme: 'sesame', score: '' };
  expect(await askCredit(claim, member, sandboxCreditProvider)).toEqual({ granted: true });
});

test('a provider that fails waives nothing and stops nobody', async () => {
  const broken = { ask: () => Promise.reject(new Error('down')) };
  expect(await askCredit(jd('99'), null, broken)).toEqual(unanswered);
});

test('nothing is asked without a claim, nor waived without a provider', async () => {
  expect(await askCredit(undefined, null, sandboxCreditProvider)).toBeUndefined();
  expect(configuredCredit({ sandbox: false })).toBeUndefined();
  expect(await askCredit(jd('99'), null, configuredCredit({ sandbox: false }))).toBeUndefined();
});
