import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { format } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { BulletinsStore } from '../../stores/BulletinsStore';

/** 公告: what the operator has told everybody, published last first. */
function Bulletins() {
  const { list } = useStore(BulletinsStore);
  return (
    <PagedListView
      list={list}
      keyOf={({ id }) => id}
      empty={<StateView icon="clipboard-list" title="还没有公告" text="有新的通知会放在这里" />}
    >
      {({ id, title, published_time }) => (
        <Card margin="none" pad={0} as="div">
          <Cell
            title={title}
            note={format(published_time, 'YYYY年M月D日')}
            onClick={() => void go('content.bulletin', { id })}
          />
        </Card>
      )}
    </PagedListView>
  );
}

export default definePage('content.bulletins', Bulletins);
