import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { AMENDMENT_STATES, AMENDMENTS, type AmendmentState } from '@/domain/amendment';
import { amountText, yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { Amendment } from '~types/api/amendment';
import styles from './AmendmentCard.module.scss';

const time = (iso: string): string => format(iso, 'M月D日 HH:mm');

const tones: Readonly<Record<AmendmentState, 'accent' | 'success' | undefined>> = {
  UNPAID: 'accent',
  APPLIED: 'success',
  CANCELLED: undefined,
  LAPSED: undefined,
};

/** What it costs or gives back: one word and the amount. */
function moneyOf({ kind, difference }: Amendment): { name: string; fen: number } | undefined {
  if (difference === 0) return undefined;
  if (difference > 0) return { name: '补付', fen: difference };
  return { name: kind === 'MODIFY' ? '原路退回' : '结算时退回', fen: -difference };
}

interface AmendmentCardProps {
  amendment: Amendment;
  onPay: () => void;
  onGiveUp: () => void;
}

/** One change of an order: what it was, what became of it, and, while it waits for its money, what can be done. */
export function AmendmentCard({ amendment, onPay, onGiveUp }: AmendmentCardProps) {
  const { kind, state, before, after, due, changes, created_at } = amendment;
  const money = moneyOf(amendment);
  const isPickupMoved = before.from_time !== after.from_time;
  const isReturnMoved = before.to_time !== after.to_time;
  return (
    <Card as="li">
      <Row justify="between">
        <Text as="h2" size={16} weight={600}>
          {AMENDMENTS[kind].name}
        </Text>
        <Tag tone={tones[state]}>{AMENDMENT_STATES[state]}</Tag>
      </Row>
      {isPickupMoved ? (
        <Cell title="取车时间" note={`${time(before.from_time)} → ${time(after.from_time)}`} />
      ) : null}
      {isReturnMoved ? (
        <Cell title="还车时间" note={`${time(before.to_time)} → ${time(after.to_time)}`} />
      ) : null}
      {changes.map(({ name, before: was, after: is }) => (
        <Cell key={name} title={name} value={`${amountText(was)} → ${amountText(is)}`} />
      ))}
      {money ? <Cell title={money.name} value={`¥${yuanText(money.fen)}`} /> : null}
      <Cell title="提交时间" value={format(created_at, 'YYYY-MM-DD HH:mm')} />
      {due > 0 ? (
        <Grid columns={2} gap={3} className={styles.actions}>
          <Button block onClick={onGiveUp}>
            {`取消${AMENDMENTS[kind].noun}`}
          </Button>
          <Button kind="primary" block onClick={onPay}>
            {`支付¥${yuanText(due)}`}
          </Button>
        </Grid>
      ) : null}
    </Card>
  );
}
