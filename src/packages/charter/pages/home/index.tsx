import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { DemandForm } from '@/blocks/demand-form/DemandForm';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { SentDemand } from '@/stores/SentDemand';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Steps } from '@/components/steps/Steps';
import { CHARTER_SERVICES, charterFrom } from '@/domain/charter';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { CharterStore } from '../../stores/CharterStore';
import styles from './Home.module.scss';

const steps = ['填好行程，马上看到费用预估。', '客服来电确认，给出报价。', '接受报价并付款，司机按时到。'];

const reasons = [
  { title: '航班延误免费等', text: '落地后再免费等60分钟' },
  { title: '一口价报价', text: '含司机、燃油和保险' },
  { title: '持证司机', text: '驾驶证和从业资格证齐全' },
];

/** What there is, and from which price. */
function Prices() {
  return (
    <Card margin="screen" heading="价格参考">
      {CHARTER_SERVICES.map(({ value, text, note }) => {
        const { amount, unit } = charterFrom(value);
        return (
          <Cell
            key={value}
            title={text}
            note={note}
            value={<Price fen={amount} size="small" suffix={`/${unit}起`} />}
          />
        );
      })}
    </Card>
  );
}

/** What helps to decide: prices, other vehicles, how it works, why here. */
function More() {
  return (
    <>
      <Prices />
      <LineReviews kind="CHARTER" />
      <Card margin="screen" pad={1} aria-label="其他车辆">
        <Cell
          icon="truck"
          title="要大巴、房车或货车？"
          note="列表里没有的车，万能用车帮您找"
          onClick={() => void go('universal.home')}
        />
        <Cell
          icon="shield-check"
          title="车在修，要代步？"
          note="代步车送到维修厂，短途还有踏板车"
          onClick={() => void go('scooter.home')}
        />
        <Cell
          icon="heart"
          title="要婚礼车队？"
          note="头车和跟车自由搭配，日历标出吉日"
          onClick={() => void go('wedding.home')}
        />
        <Cell
          icon="car"
          title="想自己开豪车？"
          note="保时捷、奔驰S级、敞篷跑车，有现车直接预订"
          onClick={() => void go('luxury.home')}
        />
      </Card>
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
}

/** 接送机 · 包车: what it is, what it costs about, and the form (specification §2, /chartered_car). */
const CharterHome = observer(function CharterHome({ params: { service } }: ScreenProps<'charter.home'>) {
  const { line } = useStore(CharterStore);
  const { isLoggedIn } = useStore(SessionStore);
  const sent = useStore(SentDemand);
  const { cities, latest, form } = line;
  useEffect(() => {
    const asked = CHARTER_SERVICES.find(({ value }) => value === service);
    if (asked) form.set('service', asked.value);
  }, [form, service]);
  useDidShow(() => {
    if (isLoggedIn) void latest.load();
  });
  const running = latest.data?.demand;
  return (
    <>
      <Element className={styles.scene}>
        {cities.data ? (
          <Scene src={cities.data.picture} alt="商务车和司机在机场等候" shape="banner" />
        ) : (
          <SceneSkeleton shape="banner" />
        )}
      </Element>
      {running ? (
        <Card margin="screen" heading="最近的需求" pad={3}>
          <DemandCard demand={running} onOpen={() => void go('demand.detail', { id: running.id })} />
        </Card>
      ) : null}
      <DemandCity line={line} noun="包车服务" onChoose={() => void go('charter.city')}>
        <DemandForm
          form={form}
          heading="我要用车"
          onSent={receipt => {
            sent.keep(receipt);
            void go('demand.sent', {}, { replace: true });
          }}
        >
          <More />
        </DemandForm>
      </DemandCity>
    </>
  );
});

export default definePage('charter.home', CharterHome);
