import { HeldDeposits } from '@/blocks/held-deposits/HeldDeposits';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { OrderRecord } from '@/blocks/order-record/OrderRecord';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { VerificationCell } from '@/blocks/verification-cell/VerificationCell';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Text } from '@/components/text/Text';
import { pointText } from '@/domain/delivery';
import { lengthText, PLAN_TEXTS } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { openCase } from '@/page/openCase';
import { go } from '@/page/navigate';
import type { LongDetail } from '~types/api/orderLong';
import type { LongOrderStore } from '../stores/LongOrderStore';
import { MandateCell } from './MandateCell';

const dayText = (iso: string): string => format(iso, 'M月D日');

/** The car that was handed over, and those that stood in for it. */
function Cars({ cars }: { cars: LongDetail['cars'] }) {
  if (cars.length === 0) return null;
  return (
    <Card heading="用车车辆">
      {cars.map(({ plate, from, to, reason }) => (
        <Cell
          key={`${plate}${from}`}
          title={plate}
          note={reason}
          value={`${dayText(from)}${to ? `至${dayText(to)}` : '起'}`}
        />
      ))}
    </Card>
  );
}

/** What it costs, what of it was paid, how the months are paid, and its deposits. */
function Fees({ order, store }: { order: LongDetail; store: LongOrderStore }) {
  const { orderid, bill, plan, paid, refunded, mandate, instalments, status } = order;
  const count = instalments.filter(({ standing }) => standing !== 'DROPPED').length;
  const paidCount = instalments.filter(({ standing }) => standing === 'PAID').length;
  const isVoid = status === 'CANCELLED' || status === 'CLOSED';
  const wasReturned = status === 'TAIL_UNPAID' || status === 'AWAITING_DEPOSIT' || status === 'COMPLETED';
  // What came to it besides what was agreed: for being late, and what the return has shown.
  const besides = bill.lines.filter(({ group }) => group === 'afterwards');
  const extra = besides.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Card heading="费用">
      <Cell title="租金合计" note={PLAN_TEXTS[plan]} value={`¥${yuanText(bill.total - extra)}`} />
      {extra > 0 ? (
        <Cell
          title="其他费用"
          note={besides.map(({ name }) => name).join('、')}
          value={`¥${yuanText(extra)}`}
        />
      ) : null}
      {paid > 0 ? <Cell title="已支付" note="不含押金" value={`¥${yuanText(paid)}`} /> : null}
      {refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(refunded)}`} /> : null}
      {isVoid ? null : (
        <Cell
          title="付款计划"
          note={`共${count}期，已付${paidCount}期`}
          onClick={() => void go('long.payments', { orderid })}
        />
      )}
      {wasReturned ? (
        <Cell
          title="尾款"
          note="里程、油电、车况，逐项可查"
          onClick={() => void go('long.payments', { orderid })}
        />
      ) : null}
      <MandateCell mandate={mandate} store={store} />
      {isVoid ? null : (
        <>
          <Text as="h3" size={16}>
            押金
          </Text>
          {order.deposits.length > 0 ? (
            <HeldDeposits deposits={order.deposits} onCase={openCase} />
          ) : (
            <DepositTimeline deposits={bill.deposits} returnTime={order.to_time} taken="下单时" />
          )}
        </>
      )}
      {order.can_cancel ? <Cell title="取消规则" note={order.calcFee.rule} /> : null}
    </Card>
  );
}

interface LongFactsProps {
  order: LongDetail;
  store: LongOrderStore;
  onCopy: () => void;
}

/** Everything of a long rental that is to be read, in the order in which a renter needs it. */
export function LongFacts({ order, store, onCopy }: LongFactsProps) {
  const { orderid, cartype, site, delivery, renter, remark, pending_auth: auth } = order;
  const length = lengthText(order.from_time, order.to_time, order.months);
  return (
    <>
      <Card aria-label="车辆和租期" margin="screen">
        <CarSummary cartype={cartype} heading>
          {length === undefined ? null : <Text size={12} tone="secondary">{`租期${length}`}</Text>}
        </CarSummary>
        <PeriodBar
          fromTime={order.from_time}
          toTime={order.to_time}
          ends={{ from: '交车', to: '还车' }}
          length={length}
        />
        {delivery ? <Cell icon="truck" title="送车上门" note={pointText(delivery)} /> : null}
        <Cell
          icon="store"
          title={delivery ? '还车门店' : '取还车门店'}
          note={site.name}
          onClick={() => void go('site.detail', { id: site.id })}
        />
        <VerificationCell auth={auth} onClick={() => void go('account.identify')} />
      </Card>
      <Cars cars={order.cars} />
      <Fees order={order} store={store} />
      <Card heading="租车人">
        <Cell title="姓名" value={renter.name} />
        <Cell title="手机号" value={renter.mobile} />
        <Cell title="身份证" value={renter.idcard_no} />
        {remark ? <Cell title="备注" value={remark} /> : null}
      </Card>
      <OrderRecord orderid={orderid} createdAt={order.created_at} events={order.timeline} onCopy={onCopy}>
        <Cell title="长租协议" onClick={() => void go('long.agreement', { orderid })} />
      </OrderRecord>
    </>
  );
}
