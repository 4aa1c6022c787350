import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ErrorCode } from '@/domain/errorCode';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { SimpleLongOrder } from '~types/api/orderLong';
import { getSimpleOrder } from '../../services/longRental';

/** What becomes of the link once nothing has to be paid by it. */
const outcomes: Readonly<Record<Exclude<SimpleLongOrder['state'], 'DUE'>, { title: string; text: string }>> =
  {
    CONFIRMING: { title: '正在确认支付结果', text: '请不要重复支付，结果出来后这里会更新。' },
    PAID: { title: '这笔费用已付清', text: '不用再支付了。' },
    OVER: { title: '这笔费用不再单独支付', text: '订单有变化，请以订单里的付款计划和尾款为准。' },
  };

/**
 * A bill of a long rental, opened by its signed link from a message: number, car, amount and pay, nothing personal; whoever
 * has it may pay (specification §2, /longrent_book/simple_order_detail).
 */
const SimpleLong = observer(function SimpleLong({ params: { token } }: ScreenProps<'long.simple'>) {
  const [order] = useState(() => new Resource(() => getSimpleOrder(token)));
  // It may have been paid meanwhile.
  useDidShow(() => void order.load());
  if (order.data === undefined && codeOf(order.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="search-x"
        title="付款链接已失效"
        text="链接可能不完整，或者已经过期。登录后可以在长租订单里支付。"
        action={{ text: '查看长租订单', onClick: () => void go('long.orders') }}
      />
    );
  }
  return (
    <ResourceView resource={order} onRetry={() => void order.load()}>
      {({ number, car, what, amount, due, is_overdue: isOverdue, state }) => (
        <>
          <Card heading={what}>
            <Cell title="订单" value={`尾号${number}`} />
            <Cell title="车型" value={car} />
            {due === undefined ? null : (
              <Cell
                title={isOverdue ? '已逾期' : '付款日'}
                value={format(due, 'YYYY年M月D日')}
                note={isOverdue ? '金额已含滞纳金' : undefined}
              />
            )}
            {state === 'DUE' ? (
              <Cell
                title="应付"
                value={
                  <Text as="span" tone="ink">
                    <Price fen={amount} />
                  </Text>
                }
              />
            ) : null}
          </Card>
          {state === 'DUE' ? (
            <ActionBar>
              <Button kind="primary" block onClick={() => void go('pay.friend', { token })}>
                去支付
              </Button>
            </ActionBar>
          ) : (
            <StateView
              icon={state === 'PAID' ? 'circle-check' : 'clock'}
              {...outcomes[state]}
              action={{ text: '去首页', onClick: () => void go('home') }}
            />
          )}
        </>
      )}
    </ResourceView>
  );
});

export default definePage('long.simple', SimpleLong);
