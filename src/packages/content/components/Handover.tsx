import { HotlineCard } from '@/blocks/hotline-card/HotlineCard';
import { Card } from '@/components/card/Card';
import { Button } from '@/components/button/Button';
import { ServiceButton } from '@/components/button/ServiceButton';
import { Grid } from '@/components/grid/Grid';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { copyText } from '@/platform/clipboard';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import styles from './Handover.module.scss';

/** The order that it is about: its number is what a person at the telephone asks for first. */
function AboutOrder({ orderid }: { orderid: string }) {
  const overlay = useStore(OverlayStore);
  const copy = async (): Promise<void> => {
    overlay.showToast((await copyText(orderid, '订单号')) ?? '订单号已复制');
  };
  return (
    <Card margin="none" aria-label="咨询的订单">
      <Row>
        <Rest>
          <Text as="p" size={12} tone="secondary">
            咨询的订单，接通后请告诉客服
          </Text>
          <Text as="p" numeric className={styles.number}>
            {orderid}
          </Text>
        </Rest>
        <Button aria-label="复制订单号" onClick={() => void copy()}>
          复制
        </Button>
      </Row>
    </Card>
  );
}

/** The order as a card that the person may send to the customer service of the host. */
const subjectOf = (orderid: string): { title: string; page: string } => ({
  title: `订单${orderid}`,
  page: `${routeOf('order.detail').page}?orderid=${encodeURIComponent(orderid)}`,
});

interface HandoverProps {
  orderid: string | undefined;
  hotline: string;
  hours: string;
}

/** From the help to a person: the order that it is about, the customer service of the host where it has one, the telephone. */
export function Handover({ orderid, hotline, hours }: HandoverProps) {
  return (
    <Grid as="section" gap={3} className={styles.handover} aria-label="人工客服">
      {orderid === undefined ? null : <AboutOrder orderid={orderid} />}
      <ServiceButton text="联系人工客服" subject={orderid === undefined ? undefined : subjectOf(orderid)} />
      <HotlineCard hotline={hotline} hours={hours} />
    </Grid>
  );
}
