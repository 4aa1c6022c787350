import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Steps } from '@/components/steps/Steps';
import { LUXURY_DRIVER_TEXT } from '@/domain/luxury';
import { yuanText } from '@/domain/money';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { LuxuryCars } from '../../components/LuxuryCars';
import { LuxuryStore } from '../../stores/LuxuryStore';
import styles from './Home.module.scss';

const steps = [
  '有现车的直接预订，门店和价格当场确定。',
  '没有现车的提交需求，客服来电确认车型、报价。',
  '取车当天核对身份证和驾驶证，一起验车拍照。',
  '还车结清后退押金，进度在订单里查看。',
];

/** Who may drive, and what is held: said before a car is chosen. */
const Terms = observer(function Terms() {
  const { cars } = useStore(LuxuryStore);
  const deposits = (cars.data?.cars ?? []).map(({ deposit }) => deposit);
  const held = deposits.length > 0 ? `押金¥${yuanText(Math.min(...deposits))}起，还车后退。` : '';
  return (
    <Card margin="screen" pad={1} aria-label="租车条件">
      <Cell icon="shield-check" title={LUXURY_DRIVER_TEXT} note={`${held}取车时核对身份证和驾驶证`} />
    </Card>
  );
});

/** 豪车: what one must know first, the cars of the city, and a way to those that it has not (specification §2, /luxury_car). */
const LuxuryHome = observer(function LuxuryHome() {
  const store = useStore(LuxuryStore);
  const { isLoggedIn } = useStore(SessionStore);
  const { line } = store;
  const { cities, latest } = line;
  useDidShow(() => {
    store.seeAgain();
    if (isLoggedIn) void latest.load();
  });
  const running = latest.data?.demand;
  return (
    <>
      <Element className={styles.scene}>
        {cities.data ? (
          <Scene src={cities.data.picture} alt="停在酒店门前的豪华轿车" shape="banner" />
        ) : (
          <SceneSkeleton shape="banner" />
        )}
      </Element>
      <Terms />
      {running ? (
        <Card margin="screen" heading="最近的需求" pad={3}>
          <DemandCard demand={running} onOpen={() => void go('demand.detail', { id: running.id })} />
        </Card>
      ) : null}
      <DemandCity line={line} noun="豪车服务" onChoose={() => void go('luxury.city')}>
        <LuxuryCars />
        <Card margin="screen" pad={1} aria-label="找不到想要的车">
          <Cell
            icon="search"
            title="没有想要的车？"
            note="说出车型和时间，客服帮您找"
            onClick={() => void go('luxury.submit', {})}
          />
          <Cell
            icon="user"
            title="想坐着享受，不想自己开？"
            note="包车带司机，接送机、商务接待都可以"
            onClick={() => void go('charter.home', {})}
          />
        </Card>
      </DemandCity>
      <LineReviews kind="LUXURY" />
      <Card heading="怎么租">
        <Steps steps={steps} />
      </Card>
    </>
  );
});

export default definePage('luxury.home', LuxuryHome);
