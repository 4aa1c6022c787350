import { observer } from 'mobx-react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { dial } from '@/platform/phone';
import { serverNow } from '@/services/call';
import { orderLineOf } from '@/stores/orderLines';
import { useStore } from '@/stores/rootContext';
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

/** The trip of the moment: what counts now, when and where, and the ways to it (issue 11, a companion after paying). */
export const TripCard = observer(function TripCard() {
  const store = useStore(TripStore);
  // Ticks: the words are those of the moment.
  useCountdown(store.end);
  const { order, stage } = store;
  const trip = store.tripAt(serverNow());
  if (!order || !stage || !trip) return null;
  const { orderid } = order;
  const { view, trip: more } = orderLineOf(order.line).screens;
  const beside = more?.[stage];
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
        {beside ? (
          <Button kind="link" onClick={() => void go(beside.screen, { orderid })}>
            {beside.text}
          </Button>
        ) : null}
      </Row>
    </Card>
  );
});
