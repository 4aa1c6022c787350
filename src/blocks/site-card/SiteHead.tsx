import type { ReactNode } from 'react';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { siteWorth } from '@/domain/siteWords';
import type { Site } from '~types/api/site';
import styles from './SiteHead.module.scss';

interface SiteHeadProps {
  site: Pick<Site, 'name' | 'distance' | 'score' | 'address'>;
  /** Between name and distance: a mark. */
  children?: ReactNode;
}

/** Which site it is, in two lines: name with distance and score, then the address. */
export function SiteHead({ site, children }: SiteHeadProps) {
  return (
    <>
      <Row as="span" className={styles.head}>
        <Text as="strong" size={16} grow className={styles.name}>
          {site.name}
        </Text>
        {children}
        <Text as="span" size={12} tone="secondary" className={styles.distance}>
          {siteWorth(site)}
        </Text>
      </Row>
      <Text as="span" tone="secondary" block>
        {site.address}
      </Text>
    </>
  );
}
