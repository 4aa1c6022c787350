import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { LongInstalment } from '~types/api/orderLong';
import styles from './PlanTable.module.scss';

interface PlanTableProps {
  plan: readonly LongInstalment[];
}

const dayText = (iso: string): string => format(iso, 'YYYY年M月D日');

/** 付款计划 before one books: each instalment with its day and amount; the first is due at once. */
export function PlanTable({ plan }: PlanTableProps) {
  return (
    <Element as="ol" className={styles.plan} aria-label="付款计划">
      {plan.map(({ number, from, to, due, amount }) => (
        <Element as="li" key={number} className={styles.row}>
          <Row justify="between" align="baseline" wrap>
            <Text as="span" weight={600}>{`第${number}期`}</Text>
            <Text as="span" weight={600} numeric>{`¥${yuanText(amount)}`}</Text>
          </Row>
          <Text as="p" size={12} tone="secondary" numeric words>
            {`${dayText(from)} 至 ${dayText(to)}`}
          </Text>
          <Text as="p" size={12} tone="secondary" numeric words>
            {number === 1 ? '下单时支付' : `${dayText(due)}前支付`}
          </Text>
        </Element>
      ))}
    </Element>
  );
}
