import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Steps } from '@/components/steps/Steps';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { OfCity } from '../../components/OfCity';
import { SeriesList } from '../../components/SeriesList';
import { WeddingStore } from '../../stores/WeddingStore';
import styles from './Home.module.scss';

const steps = [
  '选头车和跟车，搭出自己的车队。',
  '选好日子和路线，马上看到费用预估。',
  '客服来电确认，给出报价。',
  '接受报价并付款，婚礼当天车队按时集合。',
];

const reasons = [
  { title: '每一项费用都写清楚', text: '车辆、司机、花艺分开计价，接受报价前不收费' },
  { title: '黄历吉日一目了然', text: '日历标出宜嫁娶的日子，车队紧张的日子也提前知道' },
  { title: '一份报价管整队', text: '最多20辆车，一个客服跟到底' },
];

/** Head cars, the dearest first: a tap begins a column with one. */
const HeadCars = observer(function HeadCars() {
  const store = useStore(WeddingStore);
  return (
    <>
      <Card margin="screen" heading="选头车" pad={3}>
        <Cell
          icon="search"
          title="按品牌找"
          note={`${store.brands.length}个品牌，可搜名称、拼音和车系`}
          onClick={() => void go('wedding.brand', { role: 'head' })}
        />
      </Card>
      <SeriesList
        series={store.seriesOf(undefined)}
        action="选作头车"
        onChoose={head => void go('wedding.submit', { head })}
      />
    </>
  );
});

/** 婚车: a column of cars for a wedding, from which price, and how it is had (specification §2, /marriage_car). */
const WeddingHome = observer(function WeddingHome() {
  const { line } = useStore(WeddingStore);
  const { isLoggedIn } = useStore(SessionStore);
  const { cities, latest } = line;
  useDidShow(() => {
    if (isLoggedIn) void latest.load();
  });
  const running = latest.data?.demand;
  return (
    <>
      <Element className={styles.scene}>
        {cities.data ? (
          <Scene src={cities.data.picture} alt="驶过花门的婚礼车队" shape="banner" />
        ) : (
          <SceneSkeleton shape="banner" />
        )}
      </Element>
      {running ? (
        <Card margin="screen" heading="最近的需求" pad={3}>
          <DemandCard demand={running} onOpen={() => void go('demand.detail', { id: running.id })} />
        </Card>
      ) : null}
      <OfCity>{() => <HeadCars />}</OfCity>
      <Card margin="screen" heading="怎么预订">
        <Steps steps={steps} />
      </Card>
      <LineReviews kind="WEDDING" />
      <Card heading="为什么选我们">
        <Grid gap={2}>
          {reasons.map(({ title, text }) => (
            <Cell key={title} icon="badge-check" title={title} note={text} />
          ))}
        </Grid>
      </Card>
    </>
  );
});

export default definePage('wedding.home', WeddingHome);
