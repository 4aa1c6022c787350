import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf } from '~types/api';
import type { CyclePlanKey } from '@/domain/cyclePlans';
import { ClassChoice } from '../../components/ClassChoice';
import { OwnCards } from '../../components/OwnCards';
import { PlanCard } from '../../components/PlanCard';
import { CycleStore } from '../../stores/CycleStore';
import styles from './Home.module.scss';

/** How many cars of a class are named: as many as a line takes. */
const NAMED_CARS = 2;

const steps = [
  '选好城市、车型级别和套餐，付款后天数放入优惠券。',
  '照常选车下单，符合条件的订单自动抵扣租车费。',
  '一张卡可分多次使用，取消订单后天数自动退回。',
  '有效期内不想用了，剩余天数可以申请退款。',
];

/** The plans of the city for a class, and what is to be known of them. */
const Plans = observer(function Plans({ plans }: { plans: DataOf<'GET /api/cycle/get_plans'> }) {
  const store = useStore(CycleStore);
  const shown = plans.classes.find(({ category }) => category === plans.category);
  const buy = (plan: CyclePlanKey): void => {
    store.choosePlan(plan);
    void go('cycle.submit');
  };
  if (!shown) {
    return (
      <StateView
        icon="calendar"
        title={`${store.city.city}暂时没有周期购`}
        text="换个城市看看，或先按天租车。"
        action={{ text: '换个城市', onClick: () => void go('cycle.city') }}
      />
    );
  }
  return (
    <>
      <ClassChoice classes={plans.classes} chosen={plans.category} onChoose={store.chooseClass} />
      <Text as="p" size={14} tone="secondary" className={styles.cars}>
        {`${shown.name}：${shown.cars.slice(0, NAMED_CARS).join('、')}等`}
      </Text>
      <Grid gap={3} columns="cards" className={styles.plans} aria-label="套餐" role="group">
        {plans.plans.map(offer => (
          <PlanCard key={offer.plan} offer={offer} onBuy={() => buy(offer.plan)} />
        ))}
      </Grid>
      <Card heading="怎么用" margin="screen">
        <Steps steps={steps} />
      </Card>
      <RuleList heading="退款规则" rules={plans.refund_rules} example={plans.plans[0]?.refund_example} />
    </>
  );
});

/** 周期购: rental days bought ahead at a lower price (specification §2, /cycle_purchase; issue 13). */
const CycleHome = observer(function CycleHome() {
  const store = useStore(CycleStore);
  const { isLoggedIn } = useStore(SessionStore);
  const { city, plans, own, loadPlans } = store;
  useEffect(() => {
    void loadPlans();
  }, [loadPlans, city.id]);
  useDidShow(() => {
    if (isLoggedIn) void own.load();
  });
  return (
    <>
      <Element as="section" className={styles.lead} aria-label="周期购是什么">
        <Text as="h2" size={22} weight={600} tight>
          提前买，每天更便宜
        </Text>
        <Text as="p" size={14} tone="secondary" words>
          付款后天数放入优惠券，订车时自动抵扣，没用完可以退。
        </Text>
      </Element>
      <Element>{isLoggedIn ? <OwnCards /> : null}</Element>
      <Card margin="screen" pad={1} aria-label="城市">
        <Cell icon="map-pin" title="取车城市" value={city.city} onClick={() => void go('cycle.city')} />
      </Card>
      <ResourceView resource={plans} onRetry={() => void loadPlans()}>
        {data => <Plans plans={data} />}
      </ResourceView>
    </>
  );
});

export default definePage('cycle.home', CycleHome, 'wide');
