import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
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
  current: PayMethod;
  onChoose: (method: PayMethod) => void;
}

/** The ways to pay, of which one is taken. */
export function MethodList({ choices, current, onChoose }: MethodListProps) {
  return (
    <Element className={styles.list} role="radiogroup" aria-label="支付方式">
      {choices.map(choice => (
        <Element
          as="button"
          role="radio"
          key={choice.method}
          className={styles.choice}
          aria-checked={choice.method === current}
          disabled={choice.disabled ?? false}
          onClick={() => onChoose(choice.method)}
        >
          <Icon name={choice.icon} size={24} className={styles.icon} />
          <Element as="span" className={styles.text}>
            <Element as="span" className={styles.name}>
              {choice.name}
            </Element>
            {choice.note ? (
              <Element as="span" className={styles.note}>
                {choice.note}
              </Element>
            ) : null}
          </Element>
          <Element as="span" className={`${styles.dot} ${choice.method === current ? styles.on : ''}`}>
            {choice.method === current ? <Icon name="check" size={16} /> : null}
          </Element>
        </Element>
      ))}
    </Element>
  );
}
