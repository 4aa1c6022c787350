import { hoursText } from '@/domain/openingHours';
import type { Site } from '~types/api/site';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import styles from './SiteCard.module.scss';
import { SiteHead } from './SiteHead';

/** What tells a site from others: name, distance, address, hours, tags; of a closed one also why it is closed. */
export function SiteFacts({ site, chosen = false }: { site: Site; chosen?: boolean }) {
  return (
    <>
      <SiteHead site={site}>{chosen ? <Icon name="circle-check" className={styles.check} /> : null}</SiteHead>
      <Element as="span" className={styles.tags}>
        <Element as="span" className={styles.hours}>
          {hoursText(site.hours)}
        </Element>
        {site.tags.map(tag => (
          <Element as="span" key={tag} className={styles.tag}>
            {tag}
          </Element>
        ))}
      </Element>
      {site.status === 'CLOSED' ? (
        <Element as="span" className={styles.notice}>
          {site.notice ?? '门店暂停营业'}
        </Element>
      ) : null}
    </>
  );
}
