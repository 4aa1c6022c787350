import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import type { Booking } from '../stores/Booking';

/** 到店取车 or 到店还车: does without the delivery or the collection that the site cannot do. */
export const ComeToSiteButton = observer(function ComeToSiteButton({ booking }: { booking: Booking }) {
  return (
    <Button block onClick={() => void booking.comeToSite()}>
      {booking.undeliverableEnd === 'return' ? '到店还车' : '到店取车'}
    </Button>
  );
});
