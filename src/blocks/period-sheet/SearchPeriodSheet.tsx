import { observer } from 'mobx-react';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { PeriodSheet } from './PeriodSheet';

/** The time sheet for the period of the search, with the hours of its sites (rental.md, details 2 and 4). */
export const SearchPeriodSheet = observer(function SearchPeriodSheet({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}) {
  const search = useStore(SearchStore);
  return (
    <PeriodSheet
      open={open}
      fromTime={search.fromTime}
      toTime={search.toTime}
      now={serverNow()}
      pickupHours={search.site?.hours}
      returnHours={(search.returnSite ?? search.site)?.hours}
      onClose={onClose}
      onConfirm={(fromTime, toTime) => {
        search.choosePeriod(fromTime, toTime);
        onClose();
      }}
    />
  );
});
