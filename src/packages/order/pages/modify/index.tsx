import { definePage, type ScreenProps } from '@/page/definePage';
import { ModifyForm } from '../../components/ModifyForm';
import { OwnOrder } from '../../components/OwnOrder';

/** 修改订单: another time, site or insurance before the pickup. */
function ModifyScreen({ params: { orderid } }: ScreenProps<'order.modify'>) {
  return (
    <OwnOrder orderid={orderid} kind="MODIFY">
      {order => <ModifyForm order={order} />}
    </OwnOrder>
  );
}

export default definePage('order.modify', ModifyScreen);
