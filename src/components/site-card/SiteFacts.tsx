import { formatDistance } from '@/domain/geo';
import { hoursText } from '@/domain/openingHours';
import type { Site } from '~types/api/site';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import styles from './SiteCard.module.scss';

/** What tells a site from others: name, distance, address, hours, tags; of a closed one also why it is closed. */
export function SiteFacts({ site, chosen = false }: { site: Site; chosen?: boolean }) {
  return (
    <>
      <Element as="span" className={styles.head}>
        <Element as="strong" className={styles.name}>
          {site.name}
        </Element>
        {chosen ? <Icon name="circle-check" className={styles.check} /> : null}
        <Element as="span" className={styles.distance}>
          {formatDistance(site.distance)}
        </Element>
      </Element>
      <Element as="span" className={styles.address}>
        {site.address}
      </Element>
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
