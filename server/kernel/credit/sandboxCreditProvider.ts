import { CREDIT_SCHEMES } from '../../../src/domain/credit';
import type { CreditProvider } from './creditProvider';

/**
 * The sandbox of credit: the `jd_score` of the link decides, so that a tester can try all three. From the least score of
 * the scheme on it grants, below it refuses, and to what is no number it never answers. Without one 芝麻, which knows the
 * member by themselves, grants, and of a guest nothing can be said yet.
 */
export const sandboxCreditProvider: CreditProvider = {
  ask({ scheme, score }, member) {
    const { name, least } = CREDIT_SCHEMES[scheme];
    if (score === '' && scheme === 'sesame') {
      return member
        ? Promise.resolve({ granted: true })
        : refuse('可申请信用免押，登录后查询，通过后免付押金');
    }
    if (score === '') return refuse(`没有查询到您的${name}，取车时请支付押金`);
    if (!/^\d+$/.test(score)) return new Promise(() => undefined);
    return Number(score) >= least
      ? Promise.resolve({ granted: true })
      : refuse(`您的${name}未达到免押要求（${least}分），取车时请支付押金`);
  },
};

const refuse = (reason: string) => Promise.resolve({ granted: false, reason } as const);
