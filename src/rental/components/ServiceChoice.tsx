import { observer } from 'mobx-react-lite';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { includedIn, servicePriceText, type Service } from '@/domain/services';
import { icons } from './icons';
import type { Booking } from '../Booking';
import { InsuredRow } from './InsuredRow';
import styles from './ServiceChoice.module.scss';

interface ServiceChoiceProps {
  booking: Booking;
  service: Service;
  /** Opens the explanation of 路程无忧. */
  onExplain: () => void;
}

/**
 * A service with its price and what it covers; a required one cannot be taken off. What is a part of another one that was
 * taken is ticked with it, and not taken besides.
 */
export const ServiceChoice = observer(function ServiceChoice({
  booking,
  service,
  onExplain,
}: ServiceChoiceProps) {
  const { services } = booking.draft;
  const isChosen = services.includes(service.code);
  const isExplained = service.code === 'INS_SAFE_TRAVEL';
  const whole = includedIn(service.code, services);
  return (
    <Element as="li" className={styles.service}>
      <Row>
        <Rest className={styles.choice}>
          <Checkbox
            checked={isChosen || whole !== undefined}
            disabled={service.required || whole !== undefined}
            onChange={checked => booking.toggleService(service.code, checked)}
          >
            <Row as="span" align="baseline" justify="between" wrap>
              <Text as="span" size={16}>
                {service.name}
              </Text>
              <Text as="span" tone="selected" numeric className={styles.price}>
                {whole ? `已含在${whole.name}中` : servicePriceText(service)}
              </Text>
            </Row>
            <Text
              as="span"
              size={12}
              tone="secondary"
              block
              className={classNames(isExplained && styles.explained)}
            >
              {service.capDays ? `${service.description}，最多收取${service.capDays}天` : service.description}
            </Text>
          </Checkbox>
        </Rest>
        {isExplained ? (
          <Element as="button" className={styles.explain} aria-label="路程无忧说明" onClick={onExplain}>
            <Icon name={icons.info} />
          </Element>
        ) : null}
      </Row>
      {service.code === 'INS_TRAVEL_ACCIDENT' && isChosen ? (
        <Element className={styles.insured}>
          <InsuredRow booking={booking} />
        </Element>
      ) : null}
    </Element>
  );
});
