import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Icon } from '@/components/icon/Icon';
import { Text } from '@/components/text/Text';
import { HOTLINE } from '@/domain/hotline';
import { EMERGENCY_NUMBERS, INSURER_NOTE } from '@/domain/rescue';
import { dial } from '@/platform/phone';
import styles from './CallBar.module.scss';

/** One big button that calls us, and beside it whom one calls for the police, for the injured and in danger. */
export function CallBar() {
  return (
    <Card margin="screen" aria-label="拨打电话">
      <Element as="button" className={styles.call} onClick={() => dial(HOTLINE)}>
        <Icon name="phone" size={32} />
        <Element as="span" block className={styles.words}>
          <Text as="span" size={22} weight={600} tight block>
            呼叫道路救援
          </Text>
          <Text as="span" size={16} numeric block>
            {HOTLINE}
          </Text>
        </Element>
      </Element>
      <Text as="p" size={12} tone="secondary" className={styles.note}>
        {INSURER_NOTE}
      </Text>
      <Grid columns={3} gap={2}>
        {EMERGENCY_NUMBERS.map(({ number, name, note }) => (
          <Element key={number} className={styles.number}>
            {/* Three fit beside each other in elder mode, too, with their number alone. */}
            <Button block aria-label={`${number} ${name}`} onClick={() => dial(number)}>
              {number}
            </Button>
            <Text as="p" size={14} weight={600}>
              {name}
            </Text>
            <Text as="p" size={12} tone="secondary">
              {note}
            </Text>
          </Element>
        ))}
      </Grid>
    </Card>
  );
}
