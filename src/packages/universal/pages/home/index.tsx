import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Steps } from '@/components/steps/Steps';
import { UNIVERSAL_VEHICLES, type UniversalVehicleRow } from '@/domain/universal';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { UniversalStore } from '../../stores/UniversalStore';
import styles from './Home.module.scss';

const steps = [
  '选车型，说清用途、时间和地点，马上看到费用预估。',
  '有想要的样子就传几张图片，客服照着找车。',
  '客服来电确认，给出报价。',
  '接受报价并付款，车辆按时到。',
];

const reasons = [
  { title: '什么车都能找', text: '列表里没有的车，说出来我们去找' },
  { title: '先看预估再决定', text: '每一项费用都写清楚，接受报价前不收费' },
  { title: '多车一单搞定', text: '一次最多20辆，一份报价、一个客服跟到底' },
];

const costOf = ({ perDay }: UniversalVehicleRow) =>
  perDay === 0 ? '免费' : <Price fen={perDay} size="small" suffix="/天起" />;

/** What the city has, what each is for, and from which price: a tap asks for it. */
const Vehicles = observer(function Vehicles() {
  const { line } = useStore(UniversalStore);
  return (
    <Card margin="screen" heading="想用什么车">
      {UNIVERSAL_VEHICLES.filter(({ value }) => line.isOffered(value)).map(row => (
        <Cell
          key={row.value}
          title={row.text}
          note={row.note}
          value={costOf(row)}
          onClick={() => void go('universal.submit', { vehicle: row.value })}
        />
      ))}
    </Card>
  );
});

/** 万能用车: the kinds of vehicles that are not in the list of cars (specification §2, /universal_vehicle). */
const UniversalHome = observer(function UniversalHome() {
  const { line } = useStore(UniversalStore);
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
          <Scene src={cities.data.picture} alt="行驶在山间公路上的大巴和清障车" shape="banner" />
        ) : (
          <SceneSkeleton shape="banner" />
        )}
      </Element>
      {running ? (
        <Card margin="screen" heading="最近的需求" pad={3}>
          <DemandCard demand={running} onOpen={() => void go('demand.detail', { id: running.id })} />
        </Card>
      ) : null}
      <DemandCity line={line} noun="万能用车服务" onChoose={() => void go('universal.city')}>
        <Vehicles />
      </DemandCity>
      <LineReviews kind="UNIVERSAL" />
      <Card margin="screen" heading="怎么预订">
        <Steps steps={steps} />
      </Card>
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

export default definePage('universal.home', UniversalHome);
