import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { Text } from '@/components/text/Text';
import type { PayMethod } from '~types/api/pay';
import styles from './MethodList.module.scss';
import { PaymentMark } from './PaymentMark';

/** A way to pay, as the list shows it. */
export interface MethodChoice {
  method: PayMethod;
  name: string;
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
        <Element key={choice.method} className={styles.choice}>
          <Radio
            checked={choice.method === current}
            disabled={choice.disabled ?? false}
            picture={<PaymentMark of={choice.method} />}
            onChoose={() => onChoose(choice.method)}
          >
            <Text as="span" size={16} block>
              {choice.name}
            </Text>
            {choice.note ? (
              <Text as="span" size={12} tone="secondary" block>
                {choice.note}
              </Text>
            ) : null}
          </Radio>
        </Element>
      ))}
    </Card>
  );
}
