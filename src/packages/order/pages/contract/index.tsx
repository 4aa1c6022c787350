import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
import { ContractView } from '@/blocks/contract-view/ContractView';
import { ContractStore } from '../../stores/ContractStore';

/** The store of this screen with its action. */
function openContract(root: RootStore, orderid: string) {
  const store = new ContractStore(orderid);
  const download = defineAction({
    perform: async () => {
      if (!(await store.download())) root.get(OverlayStore).showToast('这里打不开PDF，合同内容就在这一页');
    },
  });
  return { store, download };
}

/** 租车合同 of an order: to read, and to keep as PDF (issue 12, order detail). */
const ContractScreen = observer(function ContractScreen({
  params: { orderid },
}: ScreenProps<'order.contract'>) {
  const root = useRoot();
  const [{ store, download }] = useState(() => openContract(root, orderid));
  useEffect(() => void store.load(), [store]);
  if (codeOf(store.contract.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这份合同"
        text="订单可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看我的订单', onClick: () => void go('orders') }}
      />
    );
  }
  return (
    <ResourceView resource={store.contract} onRetry={() => void store.load()}>
      {contract => (
        <>
          <ContractView {...contract} onRead={id => void go('content.agreements', { doc: id })} />
          <ActionBar>
            <Button kind="primary" block busy={download.isRunning} onClick={() => void download.run()}>
              保存为PDF
            </Button>
          </ActionBar>
        </>
      )}
    </ResourceView>
  );
});

export default definePage('order.contract', ContractScreen);
