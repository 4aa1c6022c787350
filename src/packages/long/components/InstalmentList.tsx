import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import type { OrderInstalment } from '~types/api/orderLong';
import styles from './PlanTable.module.scss';

const dayText = (iso: string): string => format(iso, 'YYYY年M月D日');

const tones = {
  LATER: undefined,
  DUE: 'accent',
  OVERDUE: 'danger',
  PAID: 'success',
  DROPPED: undefined,
} as const;

/** What became of an instalment, or until when it waits. */
function noteOf({
  standing,
  due,
  paid_time: paid,
  charge,
  receipt,
  dropped_note: dropped = '',
}: OrderInstalment): string {
  const late = charge > 0 ? `，含滞纳金¥${yuanText(charge)}` : '';
  if (standing === 'PAID') {
    return [
      paid && `${dayText(paid)}支付${late}`,
      receipt && `${receipt.method}，流水号${receipt.payment_id}`,
    ]
      .filter(Boolean)
      .join('，');
  }
  if (standing === 'DROPPED') return dropped;
  return standing === 'OVERDUE' ? `应在${dayText(due)}前支付${late}` : `${dayText(due)}前支付`;
}

interface InstalmentListProps {
  instalments: readonly OrderInstalment[];
  /** Instalments may be paid by themselves now. */
  canPay: boolean;
}

/** 付款计划 of an order: what is paid, due and late, each with its receipt or the way to pay it. */
export function InstalmentList({ instalments, canPay }: InstalmentListProps) {
  return (
    <Element as="ol" className={styles.plan} aria-label="付款计划">
      {instalments.map(instalment => {
        const { id, number, from, to, amount, standing, standing_text: text, is_next: isNext } = instalment;
        return (
          <Element as="li" key={id} className={styles.row}>
            <Row justify="between" align="center" wrap>
              <Row>
                <Text as="span" weight={600} className={styles.number}>{`第${number}期`}</Text>
                <Tag tone={tones[standing]}>{text}</Tag>
              </Row>
              <Text as="span" weight={600} numeric>{`¥${yuanText(amount)}`}</Text>
            </Row>
            <Text as="p" size={12} tone="secondary" numeric words>
              {`${dayText(from)} 至 ${dayText(to)}`}
            </Text>
            <Text as="p" size={12} tone={standing === 'OVERDUE' ? 'danger' : 'secondary'} numeric words>
              {noteOf(instalment)}
            </Text>
            {canPay && isNext && instalment.to_pay > 0 ? (
              <Element className={styles.pay}>
                <Button
                  // A month that is not asked for yet may be paid, and need not.
                  kind={standing === 'LATER' ? 'plain' : 'primary'}
                  block
                  onClick={() => void go('pay.long', { instalment_id: id })}
                >{`支付第${number}期 ¥${yuanText(instalment.to_pay)}`}</Button>
              </Element>
            ) : null}
          </Element>
        );
      })}
    </Element>
  );
}
