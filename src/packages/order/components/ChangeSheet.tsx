import { Cell } from '@/components/cell/Cell';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { dial } from '@/platform/phone';
import type { RentalDetail } from '~types/api/rental';

interface ChangeSheetProps {
  open: boolean;
  order: RentalDetail;
  onClose: () => void;
}

/** 修改订单: how another time, site or car is had, and what giving up this one costs. */
export function ChangeSheet({ open, order, onClose }: ChangeSheetProps) {
  const { site, cartype, calcFee } = order;
  return (
    <Sheet id="change-order" title="修改订单" open={open} onClose={onClose}>
      <Text as="p" tone="secondary">
        {`时间、门店或车型有变，可以先订新的，再取消这个订单。${calcFee.rule}。`}
      </Text>
      <Cell
        icon="car"
        title="按新行程预订"
        note="新订单的价格以预订时为准"
        onClick={() => {
          onClose();
          void go('car.detail', { cartype_id: cartype.id });
        }}
      />
      {site.phone ? (
        <Cell icon="phone" title="请门店协助" note={site.phone} onClick={() => dial(site.phone)} />
      ) : null}
    </Sheet>
  );
}
