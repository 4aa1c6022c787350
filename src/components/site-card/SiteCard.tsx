import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { formatDistance } from '@/domain/geo';
import type { OpeningHours, Site } from '~types/api/site';
import styles from './SiteCard.module.scss';

const hoursText = ({ open, close }: OpeningHours): string =>
  open === '00:00' && close === '24:00' ? '24小时营业' : `${open}–${close}`;

/** A site to choose: name, address, hours, distance. A closed one says why and cannot be chosen. */
export function SiteCard({ site, chosen, onClick }: { site: Site; chosen: boolean; onClick: () => void }) {
  const isClosed = site.status === 'CLOSED';
  return (
    <Element as="button" className={styles.card} disabled={isClosed} aria-pressed={chosen} onClick={onClick}>
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
      {isClosed ? (
        <Element as="span" className={styles.notice}>
          {site.notice ?? '门店暂停营业'}
        </Element>
      ) : null}
    </Element>
  );
}
