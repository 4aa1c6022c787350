import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Sheet } from '@/components/sheet/Sheet';
import type { Booking } from '../stores/Booking';
import { billChanges } from '../stores/billChanges';
import type { Refusal, Remedy } from '../stores/refusal';
import styles from './RefusalSheet.module.scss';
import { remedyTexts } from './remedyTexts';

/** Old and new total, and the lines that make the difference (decisions, reading 14). */
function PriceChange({ before, after }: NonNullable<Refusal['priceChange']>) {
  return (
    <>
      <Element className={styles.totals}>
        <Element as="p" className={styles.old}>
          <Price fen={before.total} label="原合计" />
        </Element>
        <Element as="p">
          <Price fen={after.total} label="现合计" size="large" />
        </Element>
      </Element>
      <Element as="ul" className={styles.changes}>
        {billChanges(before, after).map(change => (
          <Element as="li" key={change.code} className={styles.change}>
            <Element as="span" className={styles.name}>
              {change.name}
            </Element>
            <Price fen={change.before} size="small" />
            <Element as="span" className={styles.arrow}>
              变为
            </Element>
            <Price fen={change.after} size="small" />
          </Element>
        ))}
      </Element>
    </>
  );
}

interface RefusalSheetProps {
  booking: Booking;
  onRemedy: (remedy: Remedy) => void;
}

function titleOf({ remedy, priceChange }: Refusal): string {
  if (priceChange) return '价格有变化';
  return remedy === 'RETRY' ? '提交没有完成' : '订单没有提交成功';
}

/** Why no order was made, and the way out. Nothing is submitted before the renter has seen a changed price. */
export const RefusalSheet = observer(function RefusalSheet({ booking, onRemedy }: RefusalSheetProps) {
  const { refusal } = booking;
  if (!refusal) return null;
  const { remedy, priceChange } = refusal;
  return (
    <Sheet
      id="refusal"
      title={titleOf(refusal)}
      open
      onClose={booking.dismissRefusal}
      footer={
        <Element className={styles.buttons}>
          {remedy === 'CLOSE' ? null : (
            <Button block onClick={booking.dismissRefusal}>
              返回
            </Button>
          )}
          <Button block kind="primary" busy={booking.submit.isRunning} onClick={() => onRemedy(remedy)}>
            {remedyTexts[remedy]}
          </Button>
        </Element>
      }
    >
      <Element as="p" role="alert" className={styles.text}>
        {refusal.text}
      </Element>
      {remedy === 'RETRY' ? (
        <Element as="p" className={styles.note}>
          填写的内容都还在，重试不会重复下单。
        </Element>
      ) : null}
      {priceChange ? <PriceChange before={priceChange.before} after={priceChange.after} /> : null}
    </Sheet>
  );
});
