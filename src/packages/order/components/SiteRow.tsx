import { Button } from '@/components/button/Button';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { dial } from '@/platform/phone';
import type { Site } from '~types/api/site';
import styles from './SiteRow.module.scss';

/** A site of the order: where it is, and its telephone one tap away. */
export function SiteRow({ label, site }: { label: string; site: Site }) {
  return (
    <Row className={styles.row}>
      <Rest className={styles.text}>
        <Text as="span" size={12} tone="secondary" block>
          {label}
        </Text>
        <Text as="span" size={16} block>
          {site.name}
        </Text>
        <Text as="span" size={12} tone="secondary" block>
          {site.address}
        </Text>
      </Rest>
      {site.phone ? (
        <Button icon="phone" aria-label={`电话：${site.name}`} onClick={() => dial(site.phone)}>
          电话
        </Button>
      ) : null}
    </Row>
  );
}
