import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { BrandIndex } from '@/blocks/brand-index/BrandIndex';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Pictured } from '@/components/pictured/Pictured';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { carFacts, carName } from '@/domain/carWords';
import { ErrorCode } from '@/domain/errorCode';
import { applyMonthly } from '@/domain/longApply';
import { termText } from '@/domain/longPricing';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import { useStore } from '@/stores/rootContext';
import type { LongApplySeries, LongApplyVehicle } from '~types/api/longApply';
import { LongApplyStore } from '../../stores/LongApplyStore';
import styles from './Search.module.scss';

/** Series under their brand, each brand once. */
function brandsOf(all: readonly LongApplySeries[]) {
  const found = new Map<string, LongApplySeries[]>();
  for (const one of all) found.set(one.brand, [...(found.get(one.brand) ?? []), one]);
  return [...found].map(([name, own]) => ({
    ...{ id: name, name, series: own.map(({ series }) => series) },
    note: `${own.reduce((sum, { vehicles }) => sum + vehicles, 0)}款`,
  }));
}

function Index({ series }: { series: readonly LongApplySeries[] }) {
  const brands = useMemo(() => brandsOf(series), [series]);
  return (
    <BrandIndex brands={brands} onChoose={({ name }) => void go('long-apply.search', { brand: name })} />
  );
}

/** The brands of the city: by name, pinyin and series. */
const Brands = observer(function Brands() {
  const store = useStore(LongApplyStore);
  const { series, line } = store;
  useEffect(() => store.showSeries(), [store, line.city.id]);
  if (codeOf(series.problem) === ErrorCode.CITY_NOT_SERVED) return <Nowhere />;
  return (
    <ResourceView resource={series} onRetry={() => store.showSeries()}>
      {data => <Index series={data.series} />}
    </ResourceView>
  );
});

/** The city serves no companies. */
const Nowhere = observer(function Nowhere() {
  const { line } = useStore(LongApplyStore);
  return (
    <StateView
      icon="map-pin"
      title={`${line.city.city}暂时没有企业长租服务`}
      text="换个城市看看。"
      action={{ text: '换个城市', onClick: () => void go('long-apply.city') }}
    />
  );
});

/** Vehicles by their series, in their order. */
function bySeries(vehicles: readonly LongApplyVehicle[]): [series: string, own: LongApplyVehicle[]][] {
  const found = new Map<string, LongApplyVehicle[]>();
  for (const one of vehicles) {
    const { series } = one.cartype;
    found.set(series, [...(found.get(series) ?? []), one]);
  }
  return [...found];
}

/** The vehicles of a brand by series, with what a month costs as it is asked for. */
const Vehicles = observer(function Vehicles({ brand }: { brand: string }) {
  const store = useStore(LongApplyStore);
  const { vehicles, line, term, number } = store;
  useEffect(() => store.showBrand(brand), [store, brand, line.city.id]);
  const code = codeOf(vehicles.problem);
  if (code === ErrorCode.CITY_NOT_SERVED) return <Nowhere />;
  if (code === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="car"
        title={`${line.city.city}暂不长租${brand}`}
        text="看看其他品牌。"
        action={{ text: '全部品牌', onClick: () => void go('long-apply.search', {}, { replace: true }) }}
      />
    );
  }
  return (
    <ResourceView resource={vehicles} onRetry={() => store.showBrand(brand)}>
      {({ vehicles: all }) => (
        <>
          <Text as="p" size={12} tone="secondary" className={styles.terms}>
            {`${line.city.city}，租${termText(Number(term))}、${number}辆时每辆车的月租`}
          </Text>
          {bySeries(all).map(([series, own]) => (
            <Element as="section" key={series} className={styles.series} aria-label={series}>
              <Text as="h2" size={16} weight={600} className={styles.name}>
                {carName({ brand, series })}
              </Text>
              <Grid as="ul" gap={3} columns="cards">
                {own.map(({ cartype, monthly_price: base }) => (
                  <Element as="li" key={cartype.id}>
                    <Card
                      as="button"
                      margin="none"
                      onClick={() => void go('long-apply.car', { cartype_id: cartype.id })}
                    >
                      <Pictured
                        picture={cartype.picture.small}
                        title={cartype.model}
                        facts={carFacts(cartype)}
                      >
                        <Price fen={applyMonthly(base, Number(term), number)} suffix="/月" />
                      </Pictured>
                    </Card>
                  </Element>
                ))}
              </Grid>
            </Element>
          ))}
        </>
      )}
    </ResourceView>
  );
});

/** Brand, series, vehicle (specification §2, /long_rent/search). */
function LongApplySearch({ params: { brand } }: ScreenProps<'long-apply.search'>) {
  return brand === undefined ? <Brands /> : <Vehicles key={brand} brand={brand} />;
}

export default definePage('long-apply.search', LongApplySearch);
