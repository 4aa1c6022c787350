import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import type { ViolationDetail } from '~types/api/violation';
import type { ViolationStore } from '../stores/ViolationStore';

interface OfViolationProps {
  store: ViolationStore;
  children: (violation: ViolationDetail) => ReactNode;
}

/** A screen about one violation, which loads it: as it stands, or that there is none. */
export const OfViolation = observer(function OfViolation({ store, children }: OfViolationProps) {
  if (store.isMissing) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这条违章"
        text="可能不属于当前登录的账号。"
        action={{ text: '查看违章列表', onClick: () => void go('violation.list') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {children}
    </ResourceView>
  );
});
