import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AlternativeOffers } from '@/blocks/alternative-list/AlternativeOffers';
import { CarCard } from '@/blocks/car-card/CarCard';
import { NothingToBook } from '@/blocks/nothing-to-book/NothingToBook';
import { Button } from '@/components/button/Button';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { LongList } from '@/components/long-list/LongList';
import { Text } from '@/components/text/Text';
import { freeCancelUntil } from '@/domain/cancellation';
import { isBookable, relaxationText } from '@/domain/carFilter';
import { carName } from '@/domain/carWords';
import { holidayOn } from '@/domain/holidays';
import { remedyText } from '@/domain/remedy';
import { go } from '@/page/navigate';
import { useIsWide } from '@/platform/wide';
import { serverNow } from '@/services/call';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Alternative, CarOffer, EmptyReason } from '~types/api/cartype';
import { CarAlternativesStore } from '../stores/CarAlternativesStore';
import { ComparedCarsStore } from '../stores/ComparedCarsStore';
import { CarFilterStore, sorts } from '../stores/CarFilterStore';
import { CarListStore } from '../stores/CarListStore';
import styles from './CarResults.module.scss';
import { carsId } from './carsId';
import { NearestLine } from './NearestLine';

/** What is the matter where nothing can be booked, at a site or in a city. */
const titles: Readonly<Record<EmptyReason, (here: string) => string>> = {
  SOLD_OUT: () => '这段时间已经订完',
  MINIMUM_DAYS: () => '租期不够起租天数',
  SITE_CLOSED: () => '门店暂停营业',
  NO_FLEET: here => `${here}暂无可租的车`,
};

/** What of a car that is gone is shown: more would bury the list. */
const ALTERNATIVES_OF_A_CAR = 2;

/** What can be had instead of a car that cannot be booked: loaded already, or on demand. */
const InsteadOf = observer(function InsteadOf({
  offer,
  onChoose,
}: {
  offer: CarOffer;
  onChoose: (alternative: Alternative) => void;
}) {
  const list = useStore(CarListStore);
  const { cartype } = offer;
  const alternatives = useStore(CarAlternativesStore).ofCar(cartype.id);
  const load = (): void => void list.loadAlternativesOf(offer);
  const held = offer.held_by;
  return (
    <Element className={styles.instead}>
      {held ? (
        <Button
          kind="link"
          aria-label={`${remedyText.PAY}：${carName(cartype)}`}
          onClick={() => void go('pay.cashier', { orderid: held.orderid })}
        >
          {remedyText.PAY}
        </Button>
      ) : null}
      {alternatives ? (
        <AlternativeOffers
          title="这些可以订"
          alternatives={alternatives}
          most={ALTERNATIVES_OF_A_CAR}
          onRetry={load}
          onChoose={onChoose}
        />
      ) : (
        <Button kind="link" aria-label={`看看替代方案：${carName(cartype)}`} onClick={load}>
          看看替代方案
        </Button>
      )}
    </Element>
  );
});

/** The offers of a search: sort, quick filters, the cars, and what to do where none can be booked. */
export const CarResults = observer(function CarResults({
  reason,
  reasonText,
}: {
  reason?: EmptyReason | undefined;
  reasonText?: string | undefined;
}) {
  const search = useStore(SearchStore);
  const list = useStore(CarListStore);
  const filters = useStore(CarFilterStore);
  const alternatives = useStore(CarAlternativesStore);
  const comparison = useStore(ComparedCarsStore);
  const favourites = useStore(FavouritesStore);
  useEffect(() => void favourites.loadOnce(), [favourites]);
  const { relaxation, included } = list;
  // What else there is to choose stands beside the cars in a wide window.
  const isWide = useIsWide();
  const filterChips = list.filterChips.filter(({ isOn }) => isOn || !isWide);
  const { isLoading } = list.result;
  const { fromTime, pickup } = search;
  const freeCancel = freeCancelUntil(
    {
      pickupTime: fromTime,
      hasDelivery: pickup.delivery !== undefined,
      isHoliday: holidayOn(fromTime) !== undefined,
    },
    serverNow(),
  );

  const takeInstead = (alternative: Alternative): void => {
    list.takeInstead(alternative);
    if (alternative.kind === 'SIBLING') {
      void go('car.detail', { cartype_id: alternative.offer.cartype.id });
    }
  };
  // Read here: what the list draws later, nobody watches.
  const { isChoosing, isFull, cartypeIds } = comparison;
  const favouriteIds = new Set(favourites.all.map(({ id }) => id));
  const choiceOf = (id: string) =>
    isChoosing ? { isChosen: cartypeIds.includes(id), isOff: isFull && !cartypeIds.includes(id) } : undefined;
  const open = (offer: CarOffer): void => {
    const { id } = offer.cartype;
    if (isChoosing) comparison.toggle(id);
    else {
      list.lookAt(offer);
      void go('car.detail', { cartype_id: id });
    }
  };
  const { isWholeCity } = list;
  const here = isWholeCity ? pickup.city.city : '这家门店';
  const goneText = list.goneCount > 0 ? `；${list.goneCount}款已订完或不可订` : '';
  const countText = `${list.bookableCount}款车可预订${goneText}，日均按整元计`;

  return (
    <>
      {list.offers.length > 0 ? (
        <>
          <ChoiceTabs label="排序" items={sorts} current={filters.sort} onSelect={filters.chooseSort} />
          {filterChips.length > (isWide ? 0 : 1) ? (
            <Element className={styles.filters}>
              <Chips
                label="快速筛选"
                scrolls
                removable
                items={filterChips}
                selected={filterChips.filter(({ isOn }) => isOn).map(({ key }) => key)}
                onToggle={key => {
                  const chip = filterChips.find(one => one.key === key);
                  if (chip) filters.apply(chip.next);
                }}
              />
            </Element>
          ) : null}
        </>
      ) : null}
      {isWholeCity ? <NearestLine /> : null}
      {list.isNothingFound ? (
        <NothingToBook
          title={titles[reason ?? 'SOLD_OUT'](here)}
          text={reasonText}
          actions={[
            isWholeCity
              ? { text: '换个城市', onClick: () => void go('place.city') }
              : { text: '换个门店', onClick: () => void go('site.list') },
            { text: '看全部车型', onClick: () => void go('car.cartypes') },
          ]}
        >
          <AlternativeOffers
            title="稍作调整就能订"
            alternatives={alternatives.ofSearch}
            onRetry={() => void list.loadAlternatives()}
            onChoose={search.applyAlternative}
          />
        </NothingToBook>
      ) : list.isTooNarrow ? (
        <NothingToBook
          title="没有符合筛选条件的车"
          text={
            relaxation
              ? `${here}还有其他车可订，放宽一项条件试试。`
              : `${here}还有其他车可订，多放宽几项条件试试。`
          }
          actions={[
            ...(relaxation
              ? [
                  {
                    text: relaxationText(relaxation),
                    isMain: true,
                    onClick: () => filters.drop(relaxation.condition),
                  },
                ]
              : []),
            { text: '清空筛选', onClick: filters.clear },
          ]}
        />
      ) : (
        <Element className={styles.count}>
          <Text as="p" size={12} tone="secondary" tight role="status">
            {isLoading ? '正在按新的行程更新价格…' : countText}
          </Text>
          {included.length > 0 ? (
            <Text as="p" size={12} tone="secondary" tight>
              {`总价均含${included.join('、')}`}
            </Text>
          ) : null}
          {list.isOfCompany ? (
            <Text as="p" size={12} tone="selected" weight={600} tight>
              价格已含企业优惠
            </Text>
          ) : null}
        </Element>
      )}
      {list.shown.length > 0 ? (
        <LongList
          id={carsId}
          label="车辆"
          className={styles.list}
          items={list.shown}
          keyOf={({ cartype }) => cartype.id}
          busy={isLoading}
        >
          {offer => (
            <CarCard
              offer={offer}
              freeCancel={freeCancel}
              isFavourite={favouriteIds.has(offer.cartype.id)}
              site={list.siteOf(offer)}
              choice={choiceOf(offer.cartype.id)}
              onClick={() => open(offer)}
            >
              {isBookable(offer) ? null : <InsteadOf offer={offer} onChoose={takeInstead} />}
            </CarCard>
          )}
        </LongList>
      ) : null}
      {list.shown.length > 0 ? (
        <Text as="p" size={12} tone="secondary" className={styles.note}>
          图片为示意图，以门店实车为准
        </Text>
      ) : null}
    </>
  );
});
