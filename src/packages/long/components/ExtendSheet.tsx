import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { EXTENSION_TERMS, LONGEST_TERM } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { LongDetail } from '~types/api/orderLong';
import type { LongOrderStore } from '../stores/LongOrderStore';
import { PlanTable } from './PlanTable';
import { TermChips } from './TermChips';

interface ExtendSheetProps {
  open: boolean;
  order: LongDetail;
  store: LongOrderStore;
  onClose: () => void;
}

/** 续租: by how many months, what they cost and when they are paid, before one agrees. */
export function ExtendSheet({ open, ...props }: ExtendSheetProps) {
  return open ? <Extension {...props} /> : null;
}

const Extension = observer(function Extension({ order, store, onClose }: Omit<ExtendSheetProps, 'open'>) {
  const overlay = useRoot().get(OverlayStore);
  const [months, setMonths] = useState(1);
  const [extend] = useState(() =>
    defineAction<number>({
      perform: async asked => {
        await store.extend(asked);
        overlay.showToast('续租成功');
        onClose();
      },
    }),
  );
  useEffect(() => void store.extension.load(months), [store, months]);
  const terms = EXTENSION_TERMS.filter(term => order.months + term <= LONGEST_TERM);
  const { extension } = store;
  return (
    <Sheet
      id="long-extend"
      title="续租"
      open
      tall
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          block
          busy={extend.isRunning || extension.isLoading}
          disabled={!extension.data || extension.failure !== undefined}
          onClick={() => void extend.run(months)}
        >
          {extension.data ? `确认续租，共¥${yuanText(extension.data.amount)}` : '确认续租'}
        </Button>
      }
    >
      <TermChips label="续租几个月" months={months} terms={terms} onChoose={setMonths} />
      <ResourceView resource={extension} onRetry={() => void extension.load(months)}>
        {({ to_time: to, monthly_price: price, plan, notices, ...agreed }) => (
          <>
            <Cell title="续租后还车" value={format(to, 'YYYY年M月D日 HH:mm')} />
            <Cell title="续租月租金" value={`¥${yuanText(price)}/月`} />
            <Text as="h3" size={16}>
              付款计划
            </Text>
            <PlanTable plan={plan} />
            {[
              ...notices,
              `确认续租即同意《长租补充协议》（版本${agreed.agreement_version}）：${agreed.agreement_term}。`,
            ].map(notice => (
              <Text as="p" size={12} tone="secondary" key={notice}>
                {notice}
              </Text>
            ))}
          </>
        )}
      </ResourceView>
    </Sheet>
  );
});
