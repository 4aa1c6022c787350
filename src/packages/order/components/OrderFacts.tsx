import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { OrderRecord } from '@/blocks/order-record/OrderRecord';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { VerificationCell } from '@/blocks/verification-cell/VerificationCell';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { pointText } from '@/domain/delivery';
import { photographed } from '@/domain/handoverPhotos';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import { useIsWide } from '@/platform/wide';
import type { DeliveryPoint } from '~types/api/address';
import type { RentalDetail } from '~types/api/rental';
import styles from './OrderFacts.module.scss';
import { OrderFees } from './OrderFees';
import { PhotoCells } from './PhotoCells';
import { SiteRow } from './SiteRow';

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
  const hasPhotos = photographed(order.status).length > 0 || order.photographed.length > 0;
  const feeOf = (code: 'DELIVERY_PICKUP' | 'DELIVERY_RETURN'): number | undefined =>
    order.bill.lines.find(line => line.code === code)?.amount;
  return (
    <Card aria-label="车辆和行程">
      <CarSummary cartype={order.cartype} heading />
      <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
      <SiteRow label={isOneWay ? '取车门店' : '取还车门店'} site={order.site} />
      {isOneWay ? <SiteRow label="还车门店" site={order.return_site} /> : null}
      {delivery || collection || isAwaiting || isUnpaid || hasPhotos || order.pending_auth ? (
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
          <VerificationCell auth={order.pending_auth} onClick={() => void go('account.identify')} />
          {isAwaiting ? (
            <Cell
              icon="bell"
              title="取车提醒"
              note="证件、路线和门店电话，没有网络也能看"
              onClick={() => void go('booking.remind', { orderid: order.orderid })}
            />
          ) : null}
          {hasPhotos ? <PhotoCells order={order} /> : null}
        </Element>
      ) : null}
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
      {remark ? <Cell title="备注" value={remark} /> : null}
    </Card>
  );
}

interface OrderFactsProps {
  order: RentalDetail;
  onCopy: () => void;
}

/**
 * Everything of an order that is to be read, in the order in which a renter needs it; in a wide window what it costs stands
 * beside it.
 */
export function OrderFacts({ order, onCopy }: OrderFactsProps) {
  const isWide = useIsWide();
  return (
    <>
      <Trip order={order} />
      {isWide ? null : <OrderFees order={order} />}
      <Person order={order} />
      <Insured order={order} />
      <OrderRecord
        orderid={order.orderid}
        createdAt={order.created_at}
        events={order.timeline}
        onCopy={onCopy}
      >
        <Cell title="租车合同" onClick={() => void go('order.contract', { orderid: order.orderid })} />
      </OrderRecord>
    </>
  );
}
