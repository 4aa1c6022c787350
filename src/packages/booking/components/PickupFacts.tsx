import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { VerificationCell } from '@/blocks/verification-cell/VerificationCell';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { pointText } from '@/domain/delivery';
import { hoursText } from '@/domain/openingHours';
import { documentsText } from '@/domain/pickup';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import type { PickupCard } from '@/stores/pickupCards';
import styles from './PickupFacts.module.scss';

/** Where the car is taken: the site and the way to it, or the door to which it is brought. */
function Place({ card: { site, delivery, directions } }: { card: PickupCard }) {
  return (
    <Card heading={delivery ? '送车地点' : '取车门店'}>
      {delivery ? (
        <>
          <Cell icon="truck" title={delivery.name} note={delivery.address} />
          <Cell title={`由${site.name}送车`} note="送车前门店会与您电话联系" />
        </>
      ) : (
        <>
          <Cell
            icon="map-pin"
            title={site.name}
            note={site.address}
            onClick={() => void go('site.detail', { id: site.id })}
          />
          <Cell icon="clock" title="营业时间" value={hoursText(site.hours)} />
        </>
      )}
      <Cell icon="phone" title="门店电话" value={site.phone || '暂无'} />
      {delivery || directions.length === 0 ? null : (
        <>
          <Text as="h3" size={16} weight={600} className={styles.subheading}>
            怎么走
          </Text>
          <Steps steps={directions} className={styles.steps} />
        </>
      )}
    </Card>
  );
}

/** Everything that is to be known at the pickup, in the order in which it is needed. */
export function PickupFacts({ card }: { card: PickupCard }) {
  const { collection } = card;
  return (
    <>
      <Place card={card} />
      <Card heading="带好证件">
        <Text as="p" tone="secondary" className={styles.paragraph}>
          {documentsText(card.cartype.transmission)}
        </Text>
        <VerificationCell auth={card.pending_auth} onClick={() => void go('account.identify')} />
      </Card>
      <Card heading="押金">
        <DepositTimeline deposits={card.deposits} returnTime={card.to_time} />
      </Card>
      <Card heading="还车">
        <Cell icon="calendar" title={format(card.to_time, 'M月D日 ddd HH:mm')} note="请在此之前还车" />
        {collection ? (
          <Cell icon="truck" title="上门取车" note={pointText(collection)} />
        ) : (
          <Cell icon="map-pin" title={card.return_site.name} note={card.return_site.address} />
        )}
      </Card>
      <Card aria-label="车辆">
        <CarSummary cartype={card.cartype} />
        {card.protection ? <Cell title="保障" value={card.protection} /> : null}
      </Card>
    </>
  );
}
