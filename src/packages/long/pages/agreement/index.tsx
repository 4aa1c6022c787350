import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ContractView } from '@/blocks/contract-view/ContractView';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { ErrorCode } from '@/domain/errorCode';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import { LongAgreementStore } from '../../stores/LongAgreementStore';
import { LongBookingStore } from '../../stores/LongBookingStore';

/** The store of this screen with its action. */
function openAgreement(root: RootStore, orderid: string | undefined) {
  const booking = root.get(LongBookingStore);
  const store = new LongAgreementStore(orderid, () => booking.choice);
  const download = defineAction({
    perform: async () => {
      if (!(await store.download())) root.get(OverlayStore).showToast('这里打不开PDF，协议内容就在这一页');
    },
  });
  return { store, booking, download };
}

/**
 * 长租协议 with the figures of an order, or of what is about to be booked (specification §2, /longrent_book/agreement);
 * without either it leads to the choice of a car, since there are no figures to show.
 */
const LongAgreementScreen = observer(function LongAgreementScreen({
  params: { orderid },
}: ScreenProps<'long.agreement'>) {
  const root = useRoot();
  const [{ store, booking, download }] = useState(() => openAgreement(root, orderid));
  const isEmpty = orderid === undefined && booking.choice === undefined;
  useEffect(() => {
    if (!isEmpty) void store.agreement.load();
  }, [store, isEmpty]);
  if (isEmpty) {
    return (
      <StateView
        icon="clipboard-list"
        title="选好车型和租期后生成协议"
        text="协议里的租期、租金和付款计划，按您选的车型填写。"
        action={{ text: '去选车', onClick: () => void go('long.home') }}
      />
    );
  }
  if (codeOf(store.agreement.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这份协议"
        text="订单可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看长租订单', onClick: () => void go('long.orders') }}
      />
    );
  }
  return (
    <ResourceView resource={store.agreement} onRetry={() => void store.agreement.load()}>
      {({ title, version, ...contract }) => (
        <>
          <ContractView
            standing={`${title}（版本${version}）`}
            orderid={orderid}
            {...contract}
            onRead={id => void go('content.agreements', { doc: id })}
          />
          {orderid === undefined ? null : (
            <ActionBar>
              <Button kind="primary" block busy={download.isRunning} onClick={() => void download.run()}>
                保存为PDF
              </Button>
            </ActionBar>
          )}
        </>
      )}
    </ResourceView>
  );
});

export default definePage('long.agreement', LongAgreementScreen);
