import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { dial } from '@/platform/phone';
import type { Site } from '~types/api/site';
import styles from './SiteRow.module.scss';

/** A site of the order: where it is, and its telephone one tap away. */
export function SiteRow({ label, site }: { label: string; site: Site }) {
  return (
    <Element className={styles.row}>
      <Element className={styles.text}>
        <Element as="span" className={styles.label}>
          {label}
        </Element>
        <Element as="span" className={styles.name}>
          {site.name}
        </Element>
        <Element as="span" className={styles.label}>
          {site.address}
        </Element>
      </Element>
      {site.phone ? (
        <Button icon="phone" aria-label={`电话：${site.name}`} onClick={() => dial(site.phone)}>
          电话
        </Button>
      ) : null}
    </Element>
  );
}
