import { observer } from 'mobx-react';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { SERVICES } from '@/domain/fees';
import { icons } from '../icons';
import type { Booking } from '../stores/Booking';
import { InsuredRow } from './InsuredRow';
import styles from './ServiceList.module.scss';
import { servicePriceText } from './servicePrices';

interface ServiceListProps {
  booking: Booking;
  /** Opens the explanation of 路程无忧. */
  onExplain: () => void;
}

/** 保险与服务: every one with its price and what it covers; required ones cannot be taken off. */
export const ServiceList = observer(function ServiceList({ booking, onExplain }: ServiceListProps) {
  const { draft } = booking;
  return (
    <Element as="ul">
      {SERVICES.map(service => {
        const isChosen = draft.services.includes(service.code);
        return (
          <Element as="li" key={service.code} className={styles.service}>
            <Element className={styles.row}>
              <Element className={styles.choice}>
                <Checkbox
                  checked={isChosen}
                  disabled={service.required}
                  onChange={checked => booking.toggleService(service.code, checked)}
                >
                  <Element as="span" className={styles.head}>
                    <Element as="span" className={styles.name}>
                      {service.name}
                    </Element>
                    <Element as="span" className={styles.price}>
                      {servicePriceText(service)}
                    </Element>
                  </Element>
                  <Element as="span" className={styles.description}>
                    {service.capDays
                      ? `${service.description}，最多收取${service.capDays}天`
                      : service.description}
                  </Element>
                </Checkbox>
              </Element>
              {service.code === 'INS_SAFE_TRAVEL' ? (
                <Element as="button" className={styles.explain} aria-label="路程无忧说明" onClick={onExplain}>
                  <Icon name={icons.info} />
                </Element>
              ) : null}
            </Element>
            {service.code === 'INS_TRAVEL_ACCIDENT' && isChosen ? (
              <Element className={styles.insured}>
                <InsuredRow booking={booking} />
              </Element>
            ) : null}
          </Element>
        );
      })}
    </Element>
  );
});
