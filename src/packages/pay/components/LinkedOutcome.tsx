import { Button } from '@/components/button/Button';
import { StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import type { LinkedDue } from '~types/api/pay';

interface LinkedOutcomeProps {
  due: LinkedDue;
  /** Asks again how it stands. */
  onRefresh: () => void;
  /** Leads to one's own payment whose result is not known. */
  onConfirm: (paymentId: string) => void;
}

const home = { text: '去首页', onClick: () => void go('home') };
const orders = { text: '查看我的订单', onClick: () => void go('orders') };

/** What became of one's own money, in one sentence; what has happened to the order is its owner's. */
function ownText({ paid, returned, arrival }: NonNullable<LinkedDue['own_payment']>): string {
  if (returned === 0) return `您已支付¥${yuanText(paid)}，对方的订单会马上更新。`;
  return returned < paid
    ? `您支付了¥${yuanText(paid)}，其中¥${yuanText(returned)}${arrival}。`
    : `您支付的¥${yuanText(returned)}${arrival}。`;
}

/** Why nothing can be paid by a link any more, for whoever opens it: with what became of their own payment. */
export function LinkedOutcome({ due, onRefresh, onConfirm }: LinkedOutcomeProps) {
  const { standing, own_payment: own, is_own: isOwn } = due;
  const action = isOwn ? orders : home;
  if (standing.state === 'CONFIRMING') {
    const { payment_id: paymentId } = standing;
    return (
      <StateView
        icon="clock"
        title="正在确认支付结果"
        text="有一笔付款还在等支付平台返回结果，请不要重复支付。"
        action={action}
      >
        <Button kind="primary" onClick={() => (paymentId === undefined ? onRefresh() : onConfirm(paymentId))}>
          {paymentId === undefined ? '刷新看看' : '查询支付结果'}
        </Button>
      </StateView>
    );
  }
  if (own && own.returned > 0 && !isOwn) {
    return <StateView icon="wallet" title="付款已退回" text={ownText(own)} action={action} />;
  }
  if (standing.state === 'PAID') {
    return (
      <StateView
        icon="circle-check"
        isGood
        title={own && !isOwn ? '付款成功' : '这个订单已经支付'}
        text={own && !isOwn ? ownText(own) : '不用再付一次。'}
        action={action}
      />
    );
  }
  return (
    <StateView
      icon="clock"
      title="这个订单已不能支付"
      text="可能超过了支付时间，或已被取消。没有扣款。"
      action={action}
    />
  );
}
