import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { Booking } from '../Booking';

/**
 * 最优组合 of coupon, 悟空币 and long rental: taken in one tap, and left in one. Coins are the member's own, so nobody
 * spends them unasked. Nothing where there is nothing to save.
 */
export const BestDiscounts = observer(function BestDiscounts({ booking }: { booking: Booking }) {
  const { furtherSaving, saving, canLeaveBest } = booking;
  const isTaken = furtherSaving === 0;
  if (isTaken && saving === 0) return null;
  return (
    <Row>
      <Rest as="span">
        <Text as="span" size={14} tone={isTaken ? 'success' : 'danger'} role="status">
          {isTaken
            ? `已为您选最优组合，共省¥${yuanText(saving)}`
            : `选最优组合，还能再省¥${yuanText(furtherSaving)}`}
        </Text>
      </Rest>
      {isTaken ? (
        canLeaveBest ? (
          <Button kind="link" aria-label="撤销最优组合" onClick={booking.leaveBest}>
            撤销
          </Button>
        ) : null
      ) : (
        <Button kind="link" onClick={booking.takeBest}>
          一键选用
        </Button>
      )}
    </Row>
  );
});
