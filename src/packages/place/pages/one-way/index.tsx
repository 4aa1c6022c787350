import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { cityName, noCityFound } from '@/blocks/city-chooser/cityChoices';
import { PlaceRow } from '@/blocks/place-chooser/PlaceRow';
import { PlaceSection, RowList } from '@/blocks/place-chooser/PlaceSection';
import { PlaceSkeleton } from '@/blocks/place-chooser/PlaceSkeleton';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ChoicePills } from '@/components/grouped-chooser/ChoicePills';
import { ChoiceRows } from '@/components/grouped-chooser/ChoiceRows';
import { FoundChoices } from '@/components/grouped-chooser/FoundChoices';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchHead } from '@/components/search-box/SearchHead';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { countedKm } from '@/domain/distanceFee';
import { FEES } from '@/domain/fees';
import { distanceText } from '@/domain/geo';
import { yuanText } from '@/domain/money';
import { hoursText } from '@/domain/openingHours';
import { definePage } from '@/page/definePage';
import { CityStore } from '@/stores/CityStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { SearchStore } from '@/stores/SearchStore';
import { useStore } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import { leavePlaces } from '../../components/leavePlaces';
import { ROAD_RULE } from '../../components/roadRule';
import { icons } from '../../icons';
import { OneWayStore } from '../../stores/OneWayStore';
import styles from './OneWay.module.scss';

/** To which city: the hot ones first, then by distance, as the server gives them; or by name, pinyin and initials. */
const ReturnCities = observer(function ReturnCities({ from }: { from: City }) {
  const { keyword, setKeyword, chooseCity } = useStore(OneWayStore);
  const store = useStore(CityStore);
  const { citiesAmong } = useStore(HistoryStore);
  return (
    <>
      <SearchHead
        id="return-city-search"
        placeholder="还车城市名、拼音或首字母"
        value={keyword}
        onChange={setKeyword}
      />
      <ResourceView resource={store.returnCities} skeleton={<PlaceSkeleton />}>
        {({ cfg_citys: cities }) => {
          if (keyword.trim()) {
            return (
              <FoundChoices
                items={store.search(cities, keyword)}
                nameOf={cityName}
                nothing={noCityFound}
                onChoose={chooseCity}
              />
            );
          }
          if (cities.length === 0) {
            return (
              <StateView
                icon={icons.route}
                title={`${from.city}暂不支持异地还车`}
                text="可以在取车城市的其他门店还车。"
              />
            );
          }
          const { isHot } = store;
          const hot = cities.filter(isHot);
          return (
            <>
              <ChoicePills
                title="历史城市"
                items={citiesAmong(cities)}
                nameOf={cityName}
                onChoose={chooseCity}
              />
              <ChoicePills title="热门城市" items={hot} nameOf={cityName} onChoose={chooseCity} />
              <ChoiceRows
                title={hot.length > 0 ? '其他城市，由近到远' : '可还车的城市'}
                items={cities.filter(city => !isHot(city))}
                nameOf={cityName}
                onChoose={chooseCity}
              />
            </>
          );
        }}
      </ResourceView>
    </>
  );
});

/** The sites of the city of return, each with the fee. */
const ReturnSites = observer(function ReturnSites({ city }: { city: City }) {
  const store = useStore(OneWayStore);
  return (
    <Element className={styles.sites}>
      <ResourceView resource={store.offers} skeleton={<PlaceSkeleton />}>
        {offers =>
          offers.length === 0 ? (
            <StateView
              icon="store"
              title={`${city.city}还没有门店`}
              text="换个还车城市试试。"
              action={{ text: '换个城市', onClick: () => store.chooseCity(undefined) }}
            />
          ) : (
            <>
              <Text as="p" tone="secondary" className={styles.fee}>
                {`${FEES.CROSS_CITY.name}：${FEES.CROSS_CITY.rule}。${ROAD_RULE}。费用已算在总价里，不另收。`}
              </Text>
              <PlaceSection title={`${city.city}的还车门店`}>
                <RowList label="还车门店" items={offers} keyOf={({ site }) => site.id}>
                  {({ site, km, fee }) => (
                    <PlaceRow
                      icon="store"
                      name={site.name}
                      notes={[
                        site.address,
                        site.status === 'CLOSED'
                          ? (site.notice ?? '门店暂停营业')
                          : `距市中心${distanceText(site.distance)} · ${hoursText(site.hours)}`,
                      ]}
                      value={
                        <>
                          <Element as="span" block>
                            {`约¥${yuanText(fee)}`}
                          </Element>
                          <Element as="span" block>
                            {`路程${countedKm(km)}公里`}
                          </Element>
                        </>
                      }
                      chosen={site.id === store.siteId}
                      disabled={site.status === 'CLOSED'}
                      onClick={() => store.chooseSite(site.id)}
                    />
                  )}
                </RowList>
              </PlaceSection>
            </>
          )
        }
      </ResourceView>
    </Element>
  );
});

/** 异地还车: another city and site for the return, with what it costs (specification §2, /address/allopatry). */
const OneWay = observer(function OneWay() {
  const search = useStore(SearchStore);
  const store = useStore(OneWayStore);
  useEffect(() => store.open(), [store]);
  const { city, offer } = store;
  return (
    <>
      <Element className={styles.trip}>
        <Cell
          icon="car"
          title={`${search.pickup.city.city}取车`}
          note={search.pickup.chosenSite?.name ?? search.pickup.wholeCityName}
        />
        {city ? (
          <Cell
            icon={icons.route}
            title={`${city.city}还车`}
            value="换个城市"
            onClick={() => store.chooseCity(undefined)}
          />
        ) : null}
      </Element>
      {city ? <ReturnSites city={city} /> : <ReturnCities from={search.pickup.city} />}
      {city ? (
        <ActionBar
          info={
            offer ? (
              <>
                <Text as="p" size={12} tone="secondary" tight>
                  {`${FEES.CROSS_CITY.name}约`}
                </Text>
                <Price fen={offer.fee} />
              </>
            ) : (
              '请选择还车门店'
            )
          }
        >
          <Button
            kind="primary"
            disabled={!offer}
            onClick={() => {
              store.confirm();
              void leavePlaces();
            }}
          >
            确认还车
          </Button>
        </ActionBar>
      ) : null}
    </>
  );
});

export default definePage('place.oneWay', OneWay);
