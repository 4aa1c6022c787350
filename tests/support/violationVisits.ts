import type { RouteName } from '../../src/routes';
import type { Made } from './memberStages';
import type { Visit } from './visit';

const ofViolation = ({ violation_id: id }: Made) => ({ id });
const forViolation = ({ violation_id }: Made) => ({ violation_id });

/** The screens of violations (issue 15). */
export const violationVisits = {
  'violation.list': { shows: { ordered: '没有违章记录', inUse: '违反禁止标线指示' } },
  'violation.detail': {
    shows: {
      ordered: '没有找到这条违章',
      inUse: '怎么处理',
      reletting: '代办费用',
      billed: '已付代办费用',
      completed: '代办完成',
    },
    params: ofViolation,
  },
  'violation.receipt': {
    shows: {
      ordered: '没有找到这条违章',
      inUse: '打开“交管12123”App，用本人身份登录。',
      billed: '现在不需要上传凭证。',
    },
    params: ofViolation,
  },
  'violation.appeal': {
    shows: { ordered: '没有找到这条违章', inUse: '情况说明', billed: '每条违章可以申诉一次' },
    params: ofViolation,
  },
  'pay.violation': {
    shows: { ordered: '没有找到这条违章', reletting: '违反禁止标线指示', billed: '这个违章代办已经支付' },
    params: forViolation,
  },
  'pay.violationPaid': {
    shows: { ordered: '没有找到这条违章', billed: '办好后短信告诉您' },
    params: forViolation,
  },
  'pay.violationFailed': {
    shows: { ordered: '没有找到这条违章', reletting: '重新支付' },
    params: forViolation,
  },
} as const satisfies Partial<Record<RouteName, Visit>>;
