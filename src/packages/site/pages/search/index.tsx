import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchBox } from '@/components/search-box/SearchBox';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useOpeningFocus } from '@/page/useOpeningFocus';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, endNameOf } from '@/stores/TripEnd';
import { SiteList } from '../../components/SiteList';
import { SiteListStore } from '../../stores/SiteListStore';
import { SiteSearchStore } from '../../stores/SiteSearchStore';
import styles from './SiteSearch.module.scss';

const fieldId = 'site-search';

/** 搜索门店: the sites of a city by name, pinyin, address and area, as one types. */
const SiteSearch = observer(function SiteSearch({ params }: ScreenProps<'site.search'>) {
  const search = useStore(SearchStore);
  const list = useStore(SiteListStore);
  const store = useStore(SiteSearchStore);
  const end = endNameOf(params.purpose);
  const { city, origin: location } = search[end];
  useOpeningFocus(fieldId);

  useEffect(() => {
    store.setKeyword('');
  }, [store]);
  useEffect(() => {
    void list.load({ cityId: city.id, location });
  }, [list, city.id, location]);

  const words = store.keyword.trim();
  const { found } = store;
  return (
    <>
      <Element className={styles.head}>
        <SearchBox
          id={fieldId}
          placeholder="门店名、地址或商圈"
          value={store.keyword}
          onChange={store.setKeyword}
        />
      </Element>
      <ResourceView resource={list.result}>
        {() =>
          found.length > 0 ? (
            <>
              <Text as="p" role="status" tone="secondary" className={styles.count}>
                {words ? `找到${found.length}家门店` : `${city.city}共${found.length}家门店`}
              </Text>
              <SiteList label={words ? '搜索结果' : '全部门店'} sites={found} end={end} />
            </>
          ) : (
            <StateView
              icon="search-x"
              title={words ? '没有找到门店' : `${city.city}还没有门店`}
              text={
                words
                  ? `${city.city}没有与“${words}”相符的门店，换个词或换个城市试试。`
                  : '换个城市看看，附近城市也许可以取还车。'
              }
            >
              <Grid gap={3}>
                {words ? <Button onClick={() => store.setKeyword('')}>全部门店</Button> : null}
                <Button onClick={() => void go('place.city', purposeOf(end))}>换个城市</Button>
              </Grid>
            </StateView>
          )
        }
      </ResourceView>
    </>
  );
});

export default definePage('site.search', SiteSearch);
