import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Columns } from '@/components/columns/Columns';
import { Element } from '@/components/element/Element';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { StateView } from '@/components/state-view/StateView';
import { useIsWide } from '@/platform/wide';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail } from '~types/api/cartype';
import type { CarDetail } from '../stores/CarDetail';
import { CarDetailStore } from '../stores/CarDetailStore';
import type { Obstacle } from '../stores/obstacle';
import { CarAlternatives } from './CarAlternatives';
import styles from './CarScreen.module.scss';
import { DetailBar } from './DetailBar';
import { DetailSkeleton } from './DetailSkeleton';
import { waysOut, type WayOut } from './waysOut';

/** What a screen about a car draws its content with. */
export interface CarScreenContent {
  car: CarDetail;
  detail: CarTypeDetail;
  /** Opens the time sheet. */
  onEditPeriod: () => void;
  /** Ways out beside that of the bar. */
  ways: readonly WayOut[];
}

interface CarScreenProps {
  cartypeId: string;
  children: (content: CarScreenContent) => ReactNode;
  /** What stands above the bar in a wide window. */
  aside?: (content: CarScreenContent) => ReactNode;
}

/** What a screen does whenever it is seen: a period that time has overtaken is rolled, and that is said. */
export function useRenewPeriod(): () => void {
  const search = useStore(SearchStore);
  const overlay = useStore(OverlayStore);
  return () => {
    const renewed = search.renewPeriod();
    if (renewed) overlay.showToast(renewed);
  };
}

/**
 * A screen about a car that is searched: prices it as place and time change, keeps what is on the screen meanwhile, and
 * has its price and the one main action at the bottom, beside it in a wide window.
 */
export const CarScreen = observer(function CarScreen({ cartypeId, children, aside }: CarScreenProps) {
  const search = useStore(SearchStore);
  const car = useStore(CarDetailStore).of(cartypeId);
  const isWide = useIsWide();
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  useEffect(() => car.watch(), [car]);
  const onEditPeriod = (): void => setPeriodOpen(true);
  const ways = waysOut(car, search, onEditPeriod);
  const [best, ...others] = ways;
  const detail = car.detail.data;
  const content = detail && { car, detail, onEditPeriod, ways: others };
  return (
    <>
      {content ? (
        <Columns
          aside={
            <>
              {isWide ? aside?.(content) : null}
              <DetailBar car={car} way={best} />
            </>
          }
        >
          <Element className={styles.content}>{children(content)}</Element>
        </Columns>
      ) : car.obstacle ? (
        <Unavailable car={car} obstacle={car.obstacle} ways={ways} />
      ) : (
        <DetailSkeleton />
      )}
      <PeriodSheet
        open={isPeriodOpen}
        period={search.period}
        hours={search.hours}
        onChoose={search.choosePeriod}
        onClose={() => setPeriodOpen(false)}
      />
    </>
  );
});

/** A car of which nothing is known: why, the ways out, and what can be had instead. */
function Unavailable({
  car,
  obstacle,
  ways: [best, ...others],
}: {
  car: CarDetail;
  obstacle: Obstacle;
  ways: readonly WayOut[];
}) {
  const isFailure = obstacle.remedy === 'RETRY';
  return (
    <Element className={styles.unavailable}>
      <Element role="alert">
        <StateView
          icon={isFailure ? 'wifi-off' : 'circle-alert'}
          title={isFailure ? '加载失败' : '暂时不能预订'}
          text={obstacle.text}
          action={best}
        >
          {others.map(way => (
            <Button key={way.text} onClick={way.onClick}>
              {way.text}
            </Button>
          ))}
        </StateView>
      </Element>
      <CarAlternatives car={car} />
    </Element>
  );
}
