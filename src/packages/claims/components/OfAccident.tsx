import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import type { AccidentDetail } from '~types/api/accident';
import type { AccidentStore } from '../stores/AccidentStore';

interface OfAccidentProps {
  store: AccidentStore;
  children: (accident: AccidentDetail) => ReactNode;
}

/** A screen about one accident, which loads it: as it stands, or that there is none. */
export const OfAccident = observer(function OfAccident({ store, children }: OfAccidentProps) {
  if (store.isMissing) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这次事故"
        text="可能不属于当前登录的账号。"
        action={{ text: '查看事故理赔', onClick: () => void go('claims.list') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {children}
    </ResourceView>
  );
});
