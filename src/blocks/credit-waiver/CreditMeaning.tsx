import { RuleList } from '@/blocks/rule-list/RuleList';

const meanings = [
  '通过后不用付车辆押金和违章押金，下单时自动生效。',
  '免的是押金，不是费用：租金、违章和车损仍按实际发生支付。',
  '没有通过也能租：取车时付押金，还车后按日期原路退回。',
];

/** What it means that a credit score stands in for the deposits, and what it does not. */
export const CreditMeaning = () => <RuleList heading="什么是信用免押" rules={meanings} />;
