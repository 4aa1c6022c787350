import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { DemandListStore } from '../../stores/DemandListStore';

const Demands = observer(function Demands() {
  const { list } = useStore(DemandListStore);
  // The staff may have answered meanwhile.
  useDidShow(() => {
    if (list.page > 0) void list.reload();
  });
  return (
    <PagedListView
      list={list}
      keyOf={({ id }) => id}
      empty={
        <StateView
          icon="clipboard-list"
          title="还没有需求"
          text="接送机、包车、婚车等用车需求提交后，进度和报价都在这里。"
          action={{ text: '去提交', onClick: () => void go('charter.home') }}
        />
      }
    >
      {demand => <DemandCard demand={demand} onOpen={() => void go('demand.detail', { id: demand.id })} />}
    </PagedListView>
  );
});

/** 我的需求 (issue 14: one list of all that was asked for). */
function DemandListScreen() {
  return (
    <MembersOnly text="登录后查看需求和报价" returnUrl={routeOf('demand.list').url}>
      <Demands />
    </MembersOnly>
  );
}

export default definePage('demand.list', DemandListScreen);
