import type { RouteName } from '../../src/routes';
import type { Made } from './memberStages';
import type { Visit } from './visit';

const ofAccident = ({ accident_id: id }: Made) => ({ id });
const forAccident = ({ accident_id }: Made) => ({ accident_id });

/** The screens of claims (issue 15). */
export const claimVisits = {
  'claims.list': { shows: { visitor: '我要报案', ordered: '没有事故记录', inUse: '已报案' } },
  'claims.report': { shows: { visitor: '先保证安全' } },
  'claims.detail': {
    shows: { ordered: '没有找到这次事故', inUse: '已报案', billed: '您要承担的费用', due: '待支付' },
    params: ofAccident,
  },
  'claims.upload': {
    shows: { ordered: '没有找到这次事故', inUse: '补充说明', billed: '现在不需要补充材料。' },
    params: ofAccident,
  },
  'claims.appeal': {
    shows: { ordered: '没有找到这次事故', inUse: '现在不能申诉', billed: '情况说明' },
    params: ofAccident,
  },
  'claims.appealDetail': {
    shows: { ordered: '没有找到这次事故', inUse: '这次事故没有申诉。' },
    params: ofAccident,
  },
  'pay.accident': {
    shows: { ordered: '没有找到这次事故', due: '微信支付' },
    params: forAccident,
  },
  'pay.accidentPaid': {
    shows: { ordered: '没有找到这次事故' },
    params: forAccident,
  },
  'pay.accidentFailed': {
    shows: { ordered: '没有找到这次事故', due: '重新支付' },
    params: forAccident,
  },
} as const satisfies Partial<Record<RouteName, Visit>>;
