import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { billChanges } from '@/domain/billChanges';
import { amountText } from '@/domain/money';
import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import type { AmendmentCheck, Period } from '~types/api/amendment';
import type { Bill } from '~types/api/bill';
import styles from './AmendmentPrice.module.scss';

const time = (iso: string): string => format(iso, 'M月D日 HH:mm');

/** One side of the comparison: its period and its price. */
function Side({ title, side }: { title: string; side: Period & { bill: Bill } }) {
  const { from_time: from, to_time: to, bill } = side;
  return (
    <Rest className={styles.side}>
      <Text as="h3" size={14} tone="secondary">
        {title}
      </Text>
      <Price fen={bill.total} />
      <Text as="p" size={12} tone="secondary" words>{`${time(from)} 至 ${time(to)}`}</Text>
      <Text as="p" size={12} tone="secondary">{`共${describePeriod(from, to)}`}</Text>
    </Rest>
  );
}

/** The lines that are others now: what they were and what they are. */
function Changes({ check: { before, after } }: { check: AmendmentCheck }) {
  const changes = billChanges(before.bill, after.bill);
  if (changes.length === 0) return null;
  return (
    <Element as="ul" className={styles.changes} aria-label="费用变化">
      {changes.map(({ code, name, before: was, after: is }) => (
        <Row as="li" key={code} align="baseline" justify="between" className={styles.change}>
          <Rest as="span" className={styles.name}>
            {name}
          </Rest>
          <Text as="span" tone="secondary" numeric>
            {amountText(was)}
          </Text>
          <Text as="span" tone="secondary" className={styles.becomes}>
            →
          </Text>
          <Text as="span" numeric>
            {amountText(is)}
          </Text>
        </Row>
      ))}
    </Element>
  );
}

/** What is to be paid, or comes back and when. */
function Difference({ check: { difference }, later }: { check: AmendmentCheck; later: boolean }) {
  const name = difference > 0 ? '需补付' : difference < 0 ? (later ? '结算时退回' : '原路退回') : '差额';
  return (
    <Row align="baseline" justify="between" className={styles.difference}>
      <Text as="h3" size={16} weight={600}>
        {name}
      </Text>
      <Price fen={Math.abs(difference)} size="large" />
    </Row>
  );
}

/** The two bills side by side, with what makes the difference. */
function Compared({ check, later }: { check: AmendmentCheck; later: boolean }) {
  const { before, after, paid, notices } = check;
  return (
    <>
      <Row align="stretch" className={styles.sides}>
        <Side title="原订单" side={before} />
        <Side title="变更后" side={after} />
      </Row>
      <Text size={14}>
        <Changes check={check} />
      </Text>
      {paid === before.bill.total ? null : (
        <Row align="baseline" justify="between" className={styles.change}>
          <Text as="span" size={14}>
            已支付
          </Text>
          <Text as="span" size={14} numeric>
            {amountText(paid)}
          </Text>
        </Row>
      )}
      <Difference check={check} later={later} />
      {notices.map(notice => (
        <Text key={notice} as="p" size={12} tone="secondary" className={styles.notice}>
          {notice}
        </Text>
      ))}
    </>
  );
}

interface AmendmentPriceProps {
  store: {
    check: { data: AmendmentCheck | undefined; failure: string | undefined; isLoading: boolean };
    latest: string | undefined;
    load: () => void;
  };
  /** What is less comes back with the settlement, not at once. */
  later?: boolean;
  /** Takes the latest end that is possible, where a booking is in the way. */
  onLatest?: (iso: string) => void;
}

/** What a change costs: the old bill, the new one and the difference (issue 12), or why it cannot be had. */
export const AmendmentPrice = observer(function AmendmentPrice({
  store,
  later = false,
  onLatest,
}: AmendmentPriceProps) {
  const { check, latest, load } = store;
  const { data, failure, isLoading } = check;
  if (data === undefined && failure === undefined) return <SkeletonCards />;
  return (
    <Card heading="费用对比" aria-live="polite" aria-busy={isLoading}>
      {failure !== undefined ? (
        <RetryLine
          text={failure}
          busy={isLoading}
          {...(latest !== undefined && onLatest
            ? { action: `续至${time(latest)}`, onRetry: () => onLatest(latest) }
            : { onRetry: load })}
        />
      ) : data ? (
        <Compared check={data} later={later} />
      ) : null}
    </Card>
  );
});
