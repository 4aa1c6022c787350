import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { distanceText, metresBetween } from '@/domain/geo';
import { hoursText } from '@/domain/openingHours';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';

/** The decided trip: when, for how long, and at which site of which city; times and site can be changed here. */
export const TripCard = observer(function TripCard() {
  const search = useStore(SearchStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const { city, site, origin, originName } = search.pickup;
  return (
    <>
      <Card pad={2} margin="screen" aria-label="行程">
        <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={() => setPeriodOpen(true)} />
        {site ? (
          <Cell
            icon="store"
            title={site.name}
            note={`${city.city} · ${hoursText(site.hours)} · 距${originName}${distanceText(
              metresBetween(origin ?? city.gps, site.location),
            )}`}
            onClick={() => void go('site.list')}
          />
        ) : null}
      </Card>
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
