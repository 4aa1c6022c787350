import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { HOTLINE } from '@/domain/hotline';
import { dial } from '@/platform/phone';
import type { AccidentCase } from '~types/api/accident';
import type { ShopCaseStore } from '../stores/ShopCaseStore';

interface OfCaseProps {
  store: ShopCaseStore;
  children: (shown: AccidentCase) => ReactNode;
}

/** A screen about the case of a link, which loads it: as it stands, or that the link is not good, and whom to call. */
export const OfCase = observer(function OfCase({ store, children }: OfCaseProps) {
  if (store.isGone) {
    return (
      <StateView
        icon="search-x"
        title="这个链接不能用了"
        text="链接可能已经过期、复制得不完整，或者我们发了新的链接。请打开最近收到的那个；没有收到，请致电客服，我们重新发给您。"
        action={{ text: `拨打${HOTLINE}`, onClick: () => dial(HOTLINE) }}
      />
    );
  }
  return (
    <ResourceView resource={store.shown} onRetry={store.load}>
      {children}
    </ResourceView>
  );
});
