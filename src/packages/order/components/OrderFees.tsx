import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Price } from '@/components/price/Price';
import { Text } from '@/components/text/Text';
import { protectionText } from '@/domain/insurancePackages';
import { yuanText } from '@/domain/money';
import { can } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { owedOf } from '@/domain/settling';
import { openCase } from '@/page/openCase';
import { go } from '@/page/navigate';
import type { RentalDetail } from '~types/api/rental';
import { HeldDeposits } from '@/blocks/held-deposits/HeldDeposits';
import { InvoiceCell } from './InvoiceCell';

/** What an order costs, what of it was paid or came back, and its deposits. */
export function OrderFees({ order }: { order: RentalDetail }) {
  const { deposits } = order.bill;
  // No car was taken, so no deposit is held.
  const isVoid = order.status === 'CANCELLED' || order.status === 'CLOSED';
  return (
    <Card heading="费用">
      <Cell
        title="订单总价"
        note={`共${order.bill.days}天`}
        value={
          <Text as="span" tone="ink">
            <Price fen={order.bill.total} />
          </Text>
        }
      />
      <Cell title="保障" value={protectionText(order.bill)} />
      {order.paid > 0 ? <Cell title="已支付" value={`¥${yuanText(order.paid)}`} /> : null}
      {order.status === 'AWAITING_SUPPLEMENT' ? (
        <Cell
          title="还需支付"
          value={
            <Text as="span" tone="danger">
              <Price fen={owedOf(order)} />
            </Text>
          }
        />
      ) : null}
      {order.refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(order.refunded)}`} /> : null}
      <Cell title="费用明细" onClick={() => void go('booking.charges', { orderid: order.orderid })} />
      {order.handovers.some(({ kind }) => kind === 'RETURN') ? (
        <Cell
          title="还车结算"
          note="用车后费用、照片凭据和门店答复"
          onClick={() => void go('order.settle', { orderid: order.orderid })}
        />
      ) : null}
      {can(lifeOf(order.line), order.status, 'invoice') ? <InvoiceCell order={order} /> : null}
      {isVoid ? null : (
        <>
          <Text as="h3" size={16}>
            押金
          </Text>
          {order.deposits.length > 0 ? (
            <HeldDeposits deposits={order.deposits} onCase={openCase} />
          ) : (
            <DepositTimeline deposits={deposits} returnTime={order.to_time} />
          )}
        </>
      )}
      {order.can_cancel ? <Cell title="取消规则" note={order.calcFee.rule} /> : null}
    </Card>
  );
}
