import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Resource } from '@/stores/Resource';
import type { Recharge } from '~types/api/wallet';
import { getRecharge } from '../../services/wallet';

/** How a recharge stands, and the way on. `reason`: why its payment has just ended without money. */
function Standing({ recharge, reason }: { recharge: Recharge; reason: string | undefined }) {
  const { recharge_id, amount, gift, status } = recharge;
  if (status === 'PAID') {
    return (
      <StateView
        icon="circle-check"
        isGood
        title="充值成功"
        text={`¥${yuanText(amount + gift)}已存入余额${gift > 0 ? `，含赠送¥${yuanText(gift)}` : ''}。`}
        action={{ text: '再充一笔', onClick: () => void go('wallet.recharge', {}, { replace: true }) }}
      >
        <Button kind="primary" onClick={() => void go('wallet.balance', {}, { replace: true })}>
          查看余额
        </Button>
      </StateView>
    );
  }
  if (status === 'CLOSED') {
    return (
      <StateView
        icon="clock"
        title="充值单已关闭"
        text="超过15分钟没有支付，没有扣款，可以重新充值。"
        action={{ text: '重新充值', onClick: () => void go('wallet.recharge', {}, { replace: true }) }}
      />
    );
  }
  const title = { cancelled: '支付已取消', failed: '支付失败' }[reason ?? ''] ?? '还没有支付';
  return (
    <StateView
      icon={reason === 'failed' ? 'circle-x' : 'clock'}
      title={title}
      text={`没有扣款，请在${format(recharge.expires_at, 'HH:mm')}前支付，过时充值单自动关闭。`}
    >
      <Button kind="primary" onClick={() => void go('pay.recharge', { recharge_id }, { replace: true })}>
        {`支付¥${yuanText(amount)}`}
      </Button>
    </StateView>
  );
}

/** A recharge of the member: whether it has come, and what to do where it has not. */
const Recharged = observer(function Recharged({ params }: ScreenProps<'wallet.recharged'>) {
  const { recharge_id, reason } = params;
  const [recharge] = useState(() => new Resource(getRecharge));
  useDidShow(() => void recharge.load(recharge_id));
  return (
    <ResourceView resource={recharge}>
      {data => (
        <>
          <Standing recharge={data} reason={reason} />
          <Card aria-label="充值单">
            <Cell title="充值单号" value={data.recharge_id} />
            <Cell title="充值金额" value={`¥${yuanText(data.amount)}`} />
            {data.gift > 0 ? <Cell title="赠送金额" value={`¥${yuanText(data.gift)}`} /> : null}
            <Cell title="提交时间" value={format(data.created_at, 'YYYY-MM-DD HH:mm')} />
            {data.paid_at ? <Cell title="到账时间" value={format(data.paid_at, 'YYYY-MM-DD HH:mm')} /> : null}
          </Card>
        </>
      )}
    </ResourceView>
  );
});

export default definePage('wallet.recharged', Recharged);
