import type { ReactNode } from 'react';
import { formatDistance } from '@/domain/geo';
import type { Site } from '~types/api/site';
import { Element } from '@/components/element/Element';
import styles from './SiteHead.module.scss';

interface SiteHeadProps {
  site: Pick<Site, 'name' | 'distance' | 'address'>;
  /** Between name and distance: a mark. */
  children?: ReactNode;
}

/** Which site it is, in two lines: name and distance, then the address. */
export function SiteHead({ site, children }: SiteHeadProps) {
  return (
    <>
      <Element as="span" className={styles.head}>
        <Element as="strong" className={styles.name}>
          {site.name}
        </Element>
        {children}
        <Element as="span" className={styles.distance}>
          {formatDistance(site.distance)}
        </Element>
      </Element>
      <Element as="span" className={styles.address}>
        {site.address}
      </Element>
    </>
  );
}
