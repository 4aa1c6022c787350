import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { dial } from '@/platform/phone';
import styles from './HotlineCard.module.scss';

interface HotlineCardProps {
  hotline: string;
  /** When somebody answers. */
  hours: string;
}

/** The customer service's telephone with its hours: one tap dials. */
export function HotlineCard({ hotline, hours }: HotlineCardProps) {
  return (
    <Card margin="none" aria-label="客服热线">
      <Row wrap>
        <Rest className={styles.text}>
          <Text as="p" size={12} tone="secondary">
            客服热线
          </Text>
          <Text as="p" size={18} weight={600} tight numeric className={styles.number}>
            {hotline}
          </Text>
        </Rest>
        <Button icon="phone" aria-label={`拨打客服热线${hotline}`} onClick={() => dial(hotline)}>
          拨打
        </Button>
      </Row>
      <Text as="p" size={12} tone="secondary">
        {hours}
      </Text>
    </Card>
  );
}
