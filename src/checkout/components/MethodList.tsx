import { Card } from '@/components/card/Card';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { PayMethod } from '~types/api/pay';
import styles from './MethodList.module.scss';

/** A way to pay, as the list shows it. */
export interface MethodChoice {
  method: PayMethod;
  name: string;
  icon: IconName;
  note?: string;
  disabled?: boolean;
}

interface MethodListProps {
  choices: readonly MethodChoice[];
  current: PayMethod | undefined;
  onChoose: (method: PayMethod) => void;
}

/** The ways to pay, of which one is taken. */
export function MethodList({ choices, current, onChoose }: MethodListProps) {
  return (
    <Card pad={0} margin="none" as="div" role="radiogroup" aria-label="支付方式">
      {choices.map(choice => (
        <Row
          as="button"
          role="radio"
          key={choice.method}
          className={classNames(styles.choice, choice.disabled && styles.off)}
          aria-checked={choice.method === current}
          disabled={choice.disabled ?? false}
          onClick={() => onChoose(choice.method)}
        >
          <Icon name={choice.icon} size={24} className={styles.icon} />
          <Rest as="span" block>
            <Text as="span" size={16} block>
              {choice.name}
            </Text>
            {choice.note ? (
              <Text as="span" size={12} tone="secondary" block>
                {choice.note}
              </Text>
            ) : null}
          </Rest>
          <Element as="span" className={`${styles.dot} ${choice.method === current ? styles.on : ''}`}>
            {choice.method === current ? <Icon name="check" size={16} /> : null}
          </Element>
        </Row>
      ))}
    </Card>
  );
}
