import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { Button } from '@/components/button/Button';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Stepper } from '@/components/stepper/Stepper';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { applyMonthly, LONG_APPLY_MOST, LONG_APPLY_TERMS, numberTier } from '@/domain/longApply';
import { carName } from '@/domain/carWords';
import { termText } from '@/domain/longPricing';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { LongApplyTerm, LongApplyUse } from '~types/api/worksheet';
import { LongApplyStore } from '../../stores/LongApplyStore';
import styles from './Home.module.scss';

const steps = [
  '选好车型、租期和数量，马上看到月租。',
  '客服来电确认用途、交车时间和开票信息。',
  '报价显示在“我的需求”，接受并付款后开始备车。',
  '车送到公司，保险、保养、年检由我们负责。',
];

const reasons = [
  { title: '不占用购车资金', text: '按月付租金，不用一次付清车款' },
  { title: '租得多、租得久更便宜', text: '5辆起每辆再减，租期越长月租越低' },
  { title: '少一件车队管理的事', text: '保险、保养和年检都在月租里' },
];

/** How companies use cars: a tap takes it over. */
const examples: readonly {
  title: string;
  text: string;
  take: { months: LongApplyTerm; number: number; use: LongApplyUse };
}[] = [
  {
    title: '销售团队：10辆，租12个月',
    text: '跑客户用经济型轿车，省油、好停车',
    take: { months: '12', number: 10, use: 'FIELD' },
  },
  {
    title: '工程项目：5辆，租6个月',
    text: '驻场用SUV或皮卡，工期结束就还车',
    take: { months: '6', number: 5, use: 'PROJECT' },
  },
  {
    title: '公司接待：2辆，租24个月',
    text: '接客户用商务车，两年不用管保养',
    take: { months: '24', number: 2, use: 'RECEPTION' },
  },
];

/** Series of the cheapest months that the home shows. */
const SHOWN = 5;

/** The form of three lines: where, for how long, how many; then the car. */
const ThreeLines = observer(function ThreeLines() {
  const store = useStore(LongApplyStore);
  return (
    <Card margin="screen" heading="算算月租">
      <Text as="p" size={16}>
        租期
      </Text>
      <Element className={styles.chips}>
        <Chips
          label="租期"
          items={LONG_APPLY_TERMS.map(key => ({ key, text: termText(Number(key)) }))}
          selected={[store.term]}
          onToggle={store.chooseTerm}
        />
      </Element>
      <Stepper
        title="用车数量"
        value={store.number}
        min={1}
        max={LONG_APPLY_MOST}
        unit="辆"
        onChange={store.chooseNumber}
      />
      <Button kind="primary" block onClick={() => void go('long-apply.search', {})}>
        选车型，看月租
      </Button>
    </Card>
  );
});

/** What a month costs as it is asked for, of the cheapest cars of the city. */
const Prices = observer(function Prices() {
  const store = useStore(LongApplyStore);
  const { series, line, term, number } = store;
  useEffect(() => store.showSeries(), [store, line.city.id]);
  const heading = `${termText(Number(term))}、${numberTier(number).text}的月租`;
  return (
    <Card margin="screen" heading={heading}>
      <ResourceView resource={series} onRetry={() => store.showSeries()}>
        {({ series: all }) =>
          [...all]
            .sort((a, b) => a.monthly_price - b.monthly_price)
            .slice(0, SHOWN)
            .map(one => (
              <Cell
                key={carName(one)}
                title={carName(one)}
                value={
                  <Price
                    fen={applyMonthly(one.monthly_price, Number(term), number)}
                    size="small"
                    suffix="/月起"
                  />
                }
                onClick={() => void go('long-apply.search', { brand: one.brand })}
              />
            ))
        }
      </ResourceView>
    </Card>
  );
});

/** 企业长租: why, what a month costs, how others use it, and the form of three lines (specification §2, /long_rent). */
const LongApplyHome = observer(function LongApplyHome() {
  const store = useStore(LongApplyStore);
  const { isLoggedIn } = useStore(SessionStore);
  const { line } = store;
  const { cities, latest } = line;
  useDidShow(() => {
    if (isLoggedIn) void latest.load();
  });
  const running = latest.data?.demand;
  return (
    <>
      <Element className={styles.scene}>
        {cities.data ? (
          <Scene src={cities.data.picture} alt="停在公司楼前的商务轿车" shape="banner" />
        ) : (
          <SceneSkeleton shape="banner" />
        )}
      </Element>
      {running ? (
        <Card margin="screen" heading="最近的申请" pad={3}>
          <DemandCard demand={running} onOpen={() => void go('demand.detail', { id: running.id })} />
        </Card>
      ) : null}
      <DemandCity line={line} noun="企业长租服务" onChoose={() => void go('long-apply.city')}>
        <ThreeLines />
        <Prices />
        <Card margin="screen" heading="这样用车">
          {examples.map(({ title, text, take }) => (
            <Cell
              key={title}
              title={title}
              note={text}
              onClick={() => {
                store.takeExample(take);
                void go('long-apply.search', {});
              }}
            />
          ))}
        </Card>
      </DemandCity>
      <Card margin="screen" heading="为什么租车而不买车">
        <Grid gap={2}>
          {reasons.map(({ title, text }) => (
            <Cell key={title} icon="badge-check" title={title} note={text} />
          ))}
        </Grid>
      </Card>
      <Card margin="screen" heading="怎么申请">
        <Steps steps={steps} />
      </Card>
      <LineReviews kind="LONG_RENT_APPLY" />
      <Card pad={1} aria-label="个人长租">
        <Cell
          icon="car"
          title="个人租一辆？"
          note="按月在线预订，有车当场确认"
          onClick={() => void go('long.home', {})}
        />
      </Card>
    </>
  );
});

export default definePage('long-apply.home', LongApplyHome);
