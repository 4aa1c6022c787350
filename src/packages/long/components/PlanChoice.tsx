import { Radio } from '@/components/radio/Radio';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { ONCE_PERCENT, PLAN_TEXTS, type LongPlan } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import type { LongQuote } from '~types/api/orderLong';

interface PlanChoiceProps {
  plan: LongPlan;
  quote: LongQuote;
  onChoose: (plan: LongPlan) => void;
}

const plans: readonly LongPlan[] = ['MONTHLY', 'ONCE'];

/** 付款方式: month by month, or all at once for less. */
export function PlanChoice({ plan, quote, onChoose }: PlanChoiceProps) {
  const saving = quote.once_saving > 0 ? `，省¥${yuanText(quote.once_saving)}` : `，租金减${ONCE_PERCENT}%`;
  const notes: Readonly<Record<LongPlan, string>> = {
    MONTHLY: '现在付首期和押金，之后每月提前3天付下一期',
    ONCE: `现在付清全部租金和押金${saving}`,
  };
  return (
    <Element role="radiogroup" aria-label="付款方式">
      {plans.map(key => (
        <Radio key={key} checked={key === plan} onChoose={() => onChoose(key)}>
          <Text as="span" block>
            {PLAN_TEXTS[key]}
          </Text>
          <Text as="span" size={12} tone="secondary" block>
            {notes[key]}
          </Text>
        </Radio>
      ))}
    </Element>
  );
}
