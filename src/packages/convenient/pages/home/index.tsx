import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { Replaced } from '../../components/Replaced';
import { TripCard } from '../../components/TripCard';
import { LinkedTripStore } from '../../stores/LinkedTripStore';

/** 便捷订车: the trip that a partner has decided, what of their link was replaced, and one button to the cars. */
const ConvenientHome = observer(function ConvenientHome({ params }: ScreenProps<'convenient.home'>) {
  const root = useRoot();
  const search = useStore(SearchStore);
  const [store] = useState(() => new LinkedTripStore(root, params));
  useEffect(() => void store.decision.load(), [store]);
  useDidShow(() => {
    const renewed = store.decision.data && search.renewPeriod();
    if (renewed) root.get(OverlayStore).showToast(renewed);
  });
  return (
    <ResourceView resource={store.decision}>
      {() => (
        <>
          {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
          <Element>
            <Replaced texts={store.replaced} />
          </Element>
          <TripCard />
          {search.pickup.site ? (
            <ActionBar>
              <Button kind="primary" block onClick={() => void go('convenient.cars')}>
                看车
              </Button>
            </ActionBar>
          ) : (
            <StateView
              icon="store"
              title={search.pickup.noSiteText}
              text="换个城市再试试。"
              action={{ text: '换个城市', onClick: () => void go('place.city') }}
            />
          )}
        </>
      )}
    </ResourceView>
  );
});

export default definePage('convenient.home', ConvenientHome);
