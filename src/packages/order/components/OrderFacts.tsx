import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { pointText } from '@/domain/delivery';
import { yuanText } from '@/domain/money';
import { can } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import type { DeliveryPoint } from '~types/api/address';
import type { RentalDetail } from '~types/api/rental';
import styles from './OrderFacts.module.scss';
import { InvoiceCell } from './InvoiceCell';
import { SiteRow } from './SiteRow';

const timeText = (iso: string): string => format(iso, 'YYYY-MM-DD HH:mm');

/** 送车上门 or 上门取车: where, and what it costs. */
function Door({ title, point, fee }: { title: string; point: DeliveryPoint; fee: number | undefined }) {
  return (
    <Cell
      icon="truck"
      title={title}
      note={pointText(point)}
      value={fee === undefined ? undefined : fee > 0 ? `¥${yuanText(fee)}` : '免费'}
    />
  );
}

function Trip({ order }: { order: RentalDetail }) {
  const isOneWay = order.site.id !== order.return_site.id;
  const { delivery, collection } = order;
  const isAwaiting = order.status === 'AWAITING_PICKUP';
  const isUnpaid = order.status === 'UNPAID';
  const feeOf = (code: 'DELIVERY_PICKUP' | 'DELIVERY_RETURN'): number | undefined =>
    order.bill.lines.find(line => line.code === code)?.amount;
  return (
    <Card aria-label="车辆和行程">
      <CarSummary cartype={order.cartype} heading />
      <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
      <SiteRow label={isOneWay ? '取车门店' : '取还车门店'} site={order.site} />
      {isOneWay ? <SiteRow label="还车门店" site={order.return_site} /> : null}
      {delivery || collection || isAwaiting || isUnpaid ? (
        <Element className={styles.more}>
          {delivery ? <Door title="送车上门" point={delivery} fee={feeOf('DELIVERY_PICKUP')} /> : null}
          {collection ? <Door title="上门取车" point={collection} fee={feeOf('DELIVERY_RETURN')} /> : null}
          {isUnpaid ? (
            <Cell
              icon="circle-check"
              title="下单结果"
              note="车辆为您保留的时间和接下来的步骤"
              onClick={() => void go('booking.submitted', { orderid: order.orderid })}
            />
          ) : null}
          {isAwaiting ? (
            <Cell
              icon="bell"
              title="取车提醒"
              note="证件、路线和门店电话，没有网络也能看"
              onClick={() => void go('booking.remind', { orderid: order.orderid })}
            />
          ) : null}
        </Element>
      ) : null}
    </Card>
  );
}

function Fees({ order }: { order: RentalDetail }) {
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
      {order.paid > 0 ? <Cell title="已支付" value={`¥${yuanText(order.paid)}`} /> : null}
      {order.refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(order.refunded)}`} /> : null}
      <Cell title="费用明细" onClick={() => void go('booking.charges', { orderid: order.orderid })} />
      {can(lifeOf(order.line), order.status, 'invoice') ? <InvoiceCell order={order} /> : null}
      {isVoid ? null : (
        <>
          <Text as="h3" size={16}>
            押金
          </Text>
          <DepositTimeline deposits={deposits} returnTime={order.to_time} />
        </>
      )}
      {order.can_cancel ? <Cell title="取消规则" note={order.calcFee.rule} /> : null}
    </Card>
  );
}

/** 被保险人: whom 驾乘人员意外险 covers; nothing without it. */
function Insured({ order: { insured } }: { order: RentalDetail }) {
  if (insured.length === 0) return null;
  return (
    <Card heading="被保险人">
      {insured.map(({ name, idcard_no }) => (
        <Cell key={`${name}${idcard_no}`} title={name} note={idcard_no} />
      ))}
    </Card>
  );
}

function Person({ order: { renter, remark } }: { order: RentalDetail }) {
  return (
    <Card heading="租车人">
      <Cell title="姓名" value={renter.name} />
      <Cell title="手机号" value={renter.mobile} />
      <Cell title="身份证" value={renter.idcard_no} />
      {remark ? <Cell title="备注" note={remark} /> : null}
    </Card>
  );
}

interface OrderFactsProps {
  order: RentalDetail;
  onCopy: () => void;
}

/** Everything of an order that is to be read, in the order in which a renter needs it. */
export function OrderFacts({ order, onCopy }: OrderFactsProps) {
  return (
    <>
      <Trip order={order} />
      <Fees order={order} />
      <Person order={order} />
      <Insured order={order} />
      <Card heading="订单信息">
        <Row className={styles.number}>
          <Rest className={styles.numberText}>
            <Text as="span" size={12} tone="secondary" block>
              订单号
            </Text>
            <Text as="span" numeric block className={styles.digits}>
              {order.orderid}
            </Text>
          </Rest>
          <Button aria-label="复制订单号" onClick={onCopy}>
            复制
          </Button>
        </Row>
        <Cell title="下单时间" value={timeText(order.created_at)} />
        {order.timeline.length > 0 ? (
          <Element as="ol" className={styles.timeline} aria-label="订单进度">
            {order.timeline.map(event => (
              <Element as="li" key={`${event.time}${event.text}`} className={styles.event}>
                <Element as="span" block>
                  {event.text}
                </Element>
                <Text as="span" size={12} tone="secondary" block>
                  {timeText(event.time)}
                </Text>
              </Element>
            ))}
          </Element>
        ) : null}
      </Card>
    </>
  );
}
