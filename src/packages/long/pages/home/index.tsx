import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BannerStrip } from '@/blocks/banner-strip/BannerStrip';
import { Card } from '@/components/card/Card';
import { Chips } from '@/components/chips/Chips';
import { Columns } from '@/components/columns/Columns';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { Steps } from '@/components/steps/Steps';
import { Cell } from '@/components/cell/Cell';
import { definePage } from '@/page/definePage';
import { go, openUrl } from '@/page/navigate';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { LongCarCard } from '../../components/LongCarCard';
import { LongSearchCard } from '../../components/LongSearchCard';
import { LongBookingStore } from '../../stores/LongBookingStore';
import { LongHomeStore } from '../../stores/LongHomeStore';
import { LongSearchStore } from '../../stores/LongSearchStore';
import styles from './Home.module.scss';

const steps = [
  '选城市、交车时间和租期，看每月多少钱',
  '付首期租金和押金，车辆为您保留并做好准备',
  '约定的时间交车，到店自取或送车上门',
  '之后每月提前3天付下一期，还车时结清尾款、退押金',
];

/** 热门标签: cars of a city at one tap. */
const Tags = observer(function Tags() {
  const { data } = useStore(LongHomeStore).tags;
  if (!data || data.tags.length === 0) return null;
  return (
    <Element as="section" className={styles.section} aria-label="按需求找车">
      <Chips
        label="按需求找车"
        items={data.tags.map(({ id, name }) => ({ key: id, text: name }))}
        onToggle={tag => void go('long.cars', { tag })}
        scrolls
      />
    </Element>
  );
});

/** What the city has to offer in this line; those that cannot be had are left out. Not shown in elder mode (look.md). */
const Banners = observer(function Banners() {
  const { banners } = useStore(LongHomeStore);
  return banners.length > 0 ? (
    <BannerStrip label="长租活动" banners={banners} onOpen={url => void openUrl(url)} />
  ) : null;
});

/** 低价好车: the cheapest cars of a city by the month. */
const Cheapest = observer(function Cheapest() {
  const home = useStore(LongHomeStore);
  const search = useStore(LongSearchStore);
  const booking = useStore(LongBookingStore);
  return (
    <Element as="section" className={styles.section} aria-label="本城低价车型">
      <Text as="h2" size={18} weight={600} className={styles.heading}>
        本城低价车型
      </Text>
      <ResourceView resource={home.cheapest} onRetry={() => home.show(search.city.id)}>
        {({ cartypes }) => (
          <Grid as="ul" gap={3}>
            {cartypes.map(offer => (
              <Element as="li" key={offer.cartype.id}>
                <LongCarCard
                  offer={offer}
                  months={search.months}
                  onBook={() => {
                    booking.open(offer.cartype.id);
                    void go('long.submit', { cartype_id: offer.cartype.id });
                  }}
                />
              </Element>
            ))}
          </Grid>
        )}
      </ResourceView>
    </Element>
  );
});

/** 长租首页: where, from when, for how long; then what helps to choose (specification §2, /longrent_book). */
const LongHome = observer(function LongHome() {
  const search = useStore(LongSearchStore);
  const home = useStore(LongHomeStore);
  const { city, isServed } = search;
  const { isElder } = useStore(PreferencesStore);
  useDidShow(() => void search.cities.load());
  useEffect(() => {
    if (isServed) home.show(city.id);
  }, [home, city.id, isServed]);
  return (
    <Columns
      even
      aside={
        <>
          <Card heading="怎么租">
            <Steps steps={steps} />
            <Cell
              title="服务说明"
              note="每月包含什么、费用和还车规则"
              onClick={() => void go('long.services')}
            />
            <Cell title="长租协议" onClick={() => void go('long.agreement', {})} />
          </Card>
          <Card pad={1} aria-label="企业长租">
            <Cell
              icon="store"
              title="企业长租"
              note="公司用车，5辆起每辆再减，一份申请一起报价"
              onClick={() => void go('long-apply.home')}
            />
          </Card>
        </>
      }
    >
      <LongSearchCard />
      {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
      <Element>{isElder ? null : <Banners />}</Element>
      <Element>{isServed ? <Tags /> : null}</Element>
      <Element>
        <ResourceView resource={search.cities}>{() => (isServed ? <Cheapest /> : null)}</ResourceView>
      </Element>
    </Columns>
  );
});

export default definePage('long.home', LongHome, 'wide');
