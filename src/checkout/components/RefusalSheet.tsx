import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AlternativeList } from '@/blocks/alternative-list/AlternativeList';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Sheet } from '@/components/sheet/Sheet';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { billChanges } from '@/domain/billChanges';
import { ErrorCode } from '@/domain/errorCode';
import type { Alternative } from '~types/api/cartype';
import type { AnyCheckout } from '../anyCheckout';
import type { PricedBill } from '../quote';
import type { Refusal } from '../refusal';
import { wayOut, type WaysOut } from '../waysOut';
import styles from './RefusalSheet.module.scss';

/** Old and new total, and the lines that make the difference (decisions, reading 14). */
function PriceChange({ before, after }: { before: PricedBill; after: PricedBill }) {
  return (
    <>
      <Row align="baseline" justify="between" className={styles.totals}>
        <Text as="p" tone="secondary" className={styles.old}>
          <Price fen={before.total} label="原合计" />
        </Text>
        <Element as="p">
          <Price fen={after.total} label="现合计" size="large" />
        </Element>
      </Row>
      <Element as="ul" className={styles.changes}>
        {billChanges(before, after).map(change => (
          <Row as="li" key={change.code} align="baseline" className={styles.change}>
            <Rest as="span">{change.name}</Rest>
            <Price fen={change.before} size="small" />
            <Text as="span" size={12} tone="secondary" className={styles.arrow}>
              变为
            </Text>
            <Price fen={change.after} size="small" />
          </Row>
        ))}
      </Element>
    </>
  );
}

/** Small changes with which it works after all; nothing where there are none. */
const Alternatives = observer(function Alternatives({
  checkout,
  onTake,
}: {
  checkout: AnyCheckout;
  onTake: (alternative: Alternative) => void;
}) {
  const { data, isLoading } = checkout.alternatives;
  if (isLoading) {
    return (
      <Element role="status" aria-label="正在找替代方案" className={styles.alternatives}>
        <Skeleton height={60} />
      </Element>
    );
  }
  if (!data || data.alternatives.length === 0) return null;
  return (
    <Element as="section" className={styles.alternatives}>
      <Text as="h3" size={16} weight={600} className={styles.heading}>
        这样就能订
      </Text>
      <AlternativeList alternatives={data.alternatives} onChoose={onTake} />
    </Element>
  );
});

function titleOf({ code, remedy, isBeforeSubmit }: Refusal): string {
  if (isBeforeSubmit) return '暂时不能预订';
  if (code === ErrorCode.PRICE_CHANGED) return '价格有变化';
  if (code === ErrorCode.COUPON_UNUSABLE) return '优惠券不能用了';
  return remedy === 'RETRY' ? '提交没有完成' : '订单没有提交成功';
}

/** What is to be known besides the reason. */
function noteOf({ code, remedy }: Refusal): string | undefined {
  if (remedy === 'RETRY') return '填写的内容都还在，重试不会重复下单。';
  return code === ErrorCode.COUPON_UNUSABLE ? '已为您取消使用这张券，请核对新的价格后再提交。' : undefined;
}

interface RefusalSheetProps {
  checkout: AnyCheckout;
  ways: WaysOut;
  /** A second way out where no car can be brought to a place. */
  withoutDelivery?: ReactNode;
  /** Takes over a small change with which it works; absent where the line knows none. */
  onTake?: (alternative: Alternative) => void;
}

/**
 * Why no order was made, and the ways out: for a car that is gone, small changes that can be taken with one tap.
 * Nothing is submitted before a changed price was seen.
 */
export const RefusalSheet = observer(function RefusalSheet({
  checkout,
  ways,
  withoutDelivery,
  onTake,
}: RefusalSheetProps) {
  const { refusal, priceChange } = checkout;
  if (!refusal) return null;
  const way = wayOut(ways, refusal.remedy);
  const note = noteOf(refusal);
  return (
    <Sheet
      id="refusal"
      title={titleOf(refusal)}
      open
      onClose={checkout.dismissRefusal}
      footer={
        <Grid columns="even" gap={3}>
          {way.remedy === 'DELIVERY' ? withoutDelivery : null}
          {way.remedy === 'DELIVERY' || way.remedy === 'CLOSE' ? null : (
            <Button block onClick={checkout.dismissRefusal}>
              返回
            </Button>
          )}
          <Button block kind="primary" busy={checkout.submit.isRunning} onClick={way.onClick}>
            {way.text}
          </Button>
        </Grid>
      }
    >
      <Text as="p" role="alert" size={16}>
        {refusal.text}
      </Text>
      {note ? (
        <Text as="p" tone="secondary">
          {note}
        </Text>
      ) : null}
      {priceChange ? <PriceChange before={priceChange.before} after={priceChange.after} /> : null}
      {onTake ? <Alternatives checkout={checkout} onTake={onTake} /> : null}
    </Sheet>
  );
});
