import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { carName } from '@/domain/carWords';
import { toPickUp } from '@/domain/rentalTrip';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import { dial } from '@/platform/phone';
import { serverNow } from '@/services/call';
import { orderLineOf } from '@/stores/orderLines';
import { useStore } from '@/stores/rootContext';
import type { PickupCard } from '@/stores/pickupCards';
import { TripStore } from '@/stores/TripStore';
import type { Site } from '~types/api/site';
import styles from './TripCard.module.scss';

/** How a site is found and called. */
function SiteWays({ site: { id, phone } }: { site: Site }) {
  return (
    <>
      <Button kind="link" icon="map-pin" onClick={() => void go('site.detail', { id })}>
        怎么走
      </Button>
      {phone ? (
        <Button kind="link" icon="phone" onClick={() => dial(phone)}>
          联系门店
        </Button>
      ) : null}
    </>
  );
}

/** The next pickup as the device kept it, while there is no network: the way to all that it knows. */
function KeptTrip({ card }: { card: PickupCard }) {
  const { headline, facts } = toPickUp(card, serverNow());
  return (
    <Card margin="screen" aria-label="我的行程">
      <Element
        as="button"
        className={styles.trip}
        onClick={() => void go('booking.remind', { orderid: card.orderid })}
      >
        <Text as="strong" size={18} block numeric>
          {headline}
        </Text>
        {[carName(card.cartype), ...facts, '没有网络，点这里查看取车提醒'].map(fact => (
          <Text as="span" key={fact} size={14} tone="secondary" block>
            {fact}
          </Text>
        ))}
      </Element>
    </Card>
  );
}

/** The trip of the moment: what counts now, when and where, and the ways to it (issue 11, a companion after paying). */
export const TripCard = observer(function TripCard() {
  const store = useStore(TripStore);
  // Ticks: the words are those of the moment.
  const { order, stage, end, beside, load } = store;
  const isOver = useCountdown(end) === 0;
  const isClosing = stage === 'TO_PAY' && end !== undefined && isOver;
  useEffect(() => {
    if (isClosing) void load();
  }, [isClosing, load]);
  const trip = store.tripAt(serverNow());
  if (!order || !stage || !trip) return store.kept ? <KeptTrip card={store.kept} /> : null;
  const { orderid } = order;
  const { view } = orderLineOf(order.line).screens;
  const payment = stage === 'TO_PAY' && order.summary ? toPay(order.summary) : undefined;
  return (
    <Card margin="screen" aria-label="我的行程">
      <Element as="button" className={styles.trip} onClick={() => void go(view, { orderid })}>
        <Text as="strong" size={18} block numeric>
          {trip.headline}
        </Text>
        {[order.summary?.title, ...trip.facts].map(fact => (
          <Text as="span" key={fact} size={14} tone="secondary" block>
            {fact}
          </Text>
        ))}
      </Element>
      <Row wrap justify="between" className={styles.ways}>
        {trip.site ? <SiteWays site={trip.site} /> : null}
        {payment ? (
          <Button kind="primary" onClick={payment.onClick}>
            {payment.text}
          </Button>
        ) : null}
        {beside ? (
          <Button kind="link" onClick={() => void go(beside.screen, { orderid })}>
            {beside.text}
          </Button>
        ) : null}
      </Row>
    </Card>
  );
});
