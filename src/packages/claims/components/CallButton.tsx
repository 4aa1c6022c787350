import { classNames } from '@/components/element/classNames';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { Element } from '@/components/element/Element';
import { dial } from '@/platform/phone';
import choice from './Choice.module.scss';
import styles from './CallButton.module.scss';

interface CallButtonProps {
  /** 交警. */
  name: string;
  number: string;
}

/** Calls a number: one large tap. */
export function CallButton({ name, number }: CallButtonProps) {
  return (
    <Row
      as="button"
      className={classNames(choice.choice, styles.call)}
      aria-label={`拨打${number} ${name}`}
      onClick={() => dial(number)}
    >
      <Icon name="phone" size={24} className={styles.icon} />
      <Element as="span">
        <Text as="span" size={18} weight={600} numeric block>
          {number}
        </Text>
        <Text as="span" size={12} tone="secondary" block>
          {name}
        </Text>
      </Element>
    </Row>
  );
}
