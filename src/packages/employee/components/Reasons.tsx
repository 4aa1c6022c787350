import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { icons } from '../icons';

/** Why it is worth a minute, and what becomes of the address. */
export function Reasons() {
  return (
    <Card heading="公司员工，租车更省" margin="screen">
      <Cell
        icon={icons['badge-percent']}
        title="看到的就是企业价"
        note="加入后，选车、日历和下单的价格马上按公司约定的折扣显示"
      />
      <Cell icon="ticket" title="企业专享优惠券" note="加入时放入优惠券，可与企业优惠同时使用" />
      <Cell
        icon={icons['lock-keyhole']}
        title="邮箱只用于验证"
        note="加密保存，不会告诉您的公司，也不会发送广告"
      />
    </Card>
  );
}
