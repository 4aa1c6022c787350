import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCard } from '@/blocks/demand-form/DemandCard';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { REPLACEMENT_CLASSES } from '@/domain/replacement';
import { SCOOTER_MODELS } from '@/domain/scooter';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { DemandKind } from '~types/api/worksheet';
import { ScooterStore } from '../../stores/ScooterStore';
import styles from './Home.module.scss';

const steps = [
  '选代步车或踏板车，填好需求，马上看到费用预估。',
  '客服来电确认，给出报价；代步券够用的，报价就是免费。',
  '接受报价，代步车送到您说的地方，踏板车到门店取。',
];

interface OfferProps {
  kind: DemandKind;
  heading: string;
  /** What it is for, one sentence. */
  text: string;
  /** The address of its picture; undefined until it is there. */
  picture: string | undefined;
  alt: string;
  items: readonly { value: string; text: string; note: string; perDay: number }[];
}

/** One of the two: its picture, what it is for, what there is and from which price. A tap asks for it. */
function Offer({ kind, heading, text, picture, alt, items }: OfferProps) {
  return (
    <>
      <Element className={styles.scene}>
        {picture === undefined ? (
          <SceneSkeleton shape="banner" />
        ) : (
          <Scene src={picture} alt={alt} shape="banner" />
        )}
      </Element>
      <Card margin="screen" heading={heading}>
        <Text as="p" size={14} tone="secondary">
          {text}
        </Text>
        {items.map(({ value, text: name, note, perDay }) => (
          <Cell
            key={value}
            title={name}
            note={note}
            value={<Price fen={perDay} size="small" suffix="/天起" />}
            onClick={() => void go('scooter.submit', { kind, choice: value })}
          />
        ))}
      </Card>
    </>
  );
}

/** 代步车 · 踏板车: the two of them, told apart (specification §2, /scooter). */
const ScooterHome = observer(function ScooterHome() {
  const { replacement, scooter } = useStore(ScooterStore);
  const { isLoggedIn } = useStore(SessionStore);
  useEffect(() => {
    for (const { cities } of [replacement, scooter]) if (!cities.data) void cities.load();
  }, [replacement, scooter]);
  useDidShow(() => {
    if (isLoggedIn) for (const { latest } of [replacement, scooter]) void latest.load();
  });
  const running = [replacement, scooter].flatMap(({ latest }) => latest.data?.demand ?? []);
  return (
    <>
      {running.length > 0 ? (
        <Card margin="screen" heading="最近的需求" pad={3}>
          {running.map(demand => (
            <DemandCard
              key={demand.id}
              demand={demand}
              onOpen={() => void go('demand.detail', { id: demand.id })}
            />
          ))}
        </Card>
      ) : null}
      <Offer
        kind="REPLACEMENT"
        heading="代步车"
        text="爱车在4S店或维修厂修，修好之前先开这一辆。有代步券的，券内天数开经济型免费。"
        picture={replacement.cities.data?.picture}
        alt="停在维修车间前的代步车"
        items={REPLACEMENT_CLASSES}
      />
      <Offer
        kind="SCOOTER"
        heading="踏板车"
        text="三五公里的短途，不堵车、好停车，到门店取车就走。"
        picture={scooter.cities.data?.picture}
        alt="停在街边的踏板车"
        items={SCOOTER_MODELS}
      />
      <Card margin="screen" heading="怎么预订">
        <Steps steps={steps} />
      </Card>
      <LineReviews kind="REPLACEMENT" heading="大家怎么说代步车" />
      <LineReviews kind="SCOOTER" heading="大家怎么说踏板车" />
      <Card pad={1} aria-label="订单和规则">
        <Grid gap={1}>
          <Cell icon="clipboard-list" title="我的订单" onClick={() => void go('scooter.orders')} />
          <Cell icon="badge-check" title="用车规则" onClick={() => void go('scooter.rules')} />
        </Grid>
      </Card>
    </>
  );
});

export default definePage('scooter.home', ScooterHome);
