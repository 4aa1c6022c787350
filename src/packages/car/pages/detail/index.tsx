import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { carFacts } from '@/components/car-summary/CarSummary';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { PeriodBar } from '@/components/period-bar/PeriodBar';
import { SearchPeriodSheet } from '@/components/period-sheet/SearchPeriodSheet';
import { Picture } from '@/components/picture/Picture';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView } from '@/components/state-view/StateView';
import { categoryText, isBookable } from '@/domain/carFilter';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail } from '~types/api/cartype';
import { CarDetailStore } from '../../stores/CarDetailStore';
import styles from './CarDetail.module.scss';

/** What the car is and what holds for renting it. */
function Facts({ detail }: { detail: CarTypeDetail }) {
  const { offer, marks } = detail;
  return (
    <>
      <Element as="section" className={styles.card}>
        <Element as="h2" className={styles.heading}>
          费用与押金
        </Element>
        <Cell
          title="总价"
          note={`共${offer.days}天，含${offer.included.join('、')}`}
          value={<Price fen={offer.total_price} />}
        />
        <Cell title="押金" note="还车后按规则退还，不计入总价" value={`¥${yuanText(offer.deposit)}`} />
      </Element>
      <Element as="section" className={styles.card}>
        <Element as="h2" className={styles.heading}>
          车辆参数
        </Element>
        <Element as="dl" className={styles.specification}>
          {detail.specification.map(row => (
            <Element key={row.name} className={styles.row}>
              <Element as="dt" className={styles.term}>
                {row.name}
              </Element>
              <Element as="dd">{row.value}</Element>
            </Element>
          ))}
        </Element>
      </Element>
      <Element as="section" className={styles.card}>
        <Element as="h2" className={styles.heading}>
          用车规则
        </Element>
        {detail.rules.map(rule => (
          <Element key={rule.title} className={styles.rule}>
            <Element as="h3" className={styles.ruleTitle}>
              {rule.title}
            </Element>
            <Element as="p" className={styles.ruleText}>
              {rule.text}
            </Element>
          </Element>
        ))}
      </Element>
      {marks.total > 0 ? (
        <Element as="section" className={styles.card}>
          <Element as="h2" className={styles.heading}>
            租客评价
          </Element>
          <Element as="p" className={styles.marks}>
            <Element as="strong" className={styles.average}>
              {marks.average.toFixed(1)}
            </Element>
            {`${marks.total}条评价 · 好评${marks.counts.GOOD} · 中评${marks.counts.NEUTRAL} · 差评${marks.counts.BAD}`}
          </Element>
        </Element>
      ) : null}
    </>
  );
}

/** A car type: pictures, price for the period, parameters and rules; leads to the booking. */
const CarDetail = observer(function CarDetail({ params }: ScreenProps<'car.detail'>) {
  const search = useStore(SearchStore);
  const store = useStore(CarDetailStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const { site, returnSite } = search;
  const load = (): void => void store.load(params.cartype_id);

  useEffect(() => {
    search.renewPeriod();
    void store.load(params.cartype_id);
  }, [store, search, params.cartype_id, site?.id, returnSite?.id, search.fromTime, search.toTime]);

  if (store.siteFailure) return <FailedView message={store.siteFailure} onRetry={load} />;
  return (
    <>
      <ResourceView resource={store.detail} onRetry={load}>
        {detail => (
          <>
            <Element className={styles.hero}>
              <Picture
                src={detail.cartype.picture.large}
                alt={`${detail.cartype.brand}${detail.cartype.series}`}
                className={styles.picture}
              />
              <Element
                as="h2"
                className={styles.name}
              >{`${detail.cartype.brand}${detail.cartype.series}`}</Element>
              <Element as="p" className={styles.facts}>
                {`${detail.cartype.model} · ${categoryText[detail.cartype.category]}`}
              </Element>
              <Element as="p" className={styles.facts}>
                {carFacts(detail.cartype)}
              </Element>
              <Element className={styles.tags}>
                {detail.cartype.tags.map(tag => (
                  <Element as="span" key={tag} className={styles.tag}>
                    {tag}
                  </Element>
                ))}
              </Element>
            </Element>
            <Element as="section" className={styles.card} aria-label="取还车">
              <PeriodBar
                fromTime={search.fromTime}
                toTime={search.toTime}
                onClick={() => setPeriodOpen(true)}
              />
              <Cell
                title="取车门店"
                note={site?.address}
                value={site?.name}
                onClick={() => void go('site.list')}
              />
              {returnSite ? (
                <Cell
                  title="还车门店"
                  note={returnSite.address}
                  value={returnSite.name}
                  onClick={() => void go('site.list', { purpose: 'return' })}
                />
              ) : null}
            </Element>
            <Facts detail={detail} />
            <ActionBar
              info={
                <>
                  <Price fen={detail.offer.daily_price} label="日均" size="large" />
                  <Element className={styles.total} aria-busy={store.detail.isLoading}>
                    <Price fen={detail.offer.total_price} label="总价" size="small" />
                  </Element>
                </>
              }
            >
              {isBookable(detail.offer) ? (
                <Button
                  kind="primary"
                  onClick={() => void go('booking.order', { cartype_id: params.cartype_id })}
                >
                  立即预订
                </Button>
              ) : (
                <Button kind="primary" disabled>
                  {detail.offer.available === 0
                    ? '该时段已订完'
                    : `节假日${detail.offer.minimum_days ?? 1}天起租`}
                </Button>
              )}
            </ActionBar>
          </>
        )}
      </ResourceView>
      <SearchPeriodSheet open={isPeriodOpen} onClose={() => setPeriodOpen(false)} />
    </>
  );
});

export default definePage('car.detail', CarDetail);
