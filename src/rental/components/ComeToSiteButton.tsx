import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Booking } from '../Booking';

/** 到店取车 or 到店还车: does without the delivery or the collection that the site cannot do. */
export const ComeToSiteButton = observer(function ComeToSiteButton({ booking }: { booking: Booking }) {
  const { undeliverableEnd } = useStore(SearchStore);
  return (
    <Button block onClick={() => void booking.comeToSite()}>
      {undeliverableEnd === 'return' ? '到店还车' : '到店取车'}
    </Button>
  );
});
