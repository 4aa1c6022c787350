import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { InvoiceForm } from '../../components/InvoiceForm';
import { InvoiceView } from '../../components/InvoiceView';
import { InvoiceStore } from '../../stores/InvoiceStore';

/** 电子发票 of an order: asked for once it is completed, then how it stands, and the document. */
const InvoiceScreen = observer(function InvoiceScreen({ params: { orderid } }: ScreenProps<'order.invoice'>) {
  const [store] = useState(() => new InvoiceStore(orderid));
  useEffect(() => {
    void store.open();
  }, [store]);
  useDidShow(() => void store.load());
  return (
    <ResourceView resource={store.standing} onRetry={() => void store.load()}>
      {({ amount, obstacle, invoice }) => {
        if (obstacle !== undefined) {
          return (
            <StateView
              icon="clipboard-list"
              title="现在不能申请发票"
              text={obstacle}
              action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
            />
          );
        }
        return invoice && !store.isAsking ? (
          <InvoiceView store={store} invoice={invoice} />
        ) : (
          <InvoiceForm store={store} amount={amount} />
        );
      }}
    </ResourceView>
  );
});

export default definePage('order.invoice', InvoiceScreen);
