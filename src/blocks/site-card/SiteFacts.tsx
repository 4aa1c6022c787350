import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { hoursText } from '@/domain/openingHours';
import type { Site } from '~types/api/site';
import styles from './SiteCard.module.scss';
import { SiteHead } from './SiteHead';

/** What tells a site from others: name, distance, address, hours, tags; of a closed one also why it is closed. */
export function SiteFacts({ site, chosen = false }: { site: Site; chosen?: boolean }) {
  return (
    <>
      <SiteHead site={site}>{chosen ? <Icon name="circle-check" className={styles.check} /> : null}</SiteHead>
      <Row as="span" align="stretch" wrap className={styles.tags}>
        <Tag tone="success" className={styles.tag}>
          {hoursText(site.hours)}
        </Tag>
        {site.tags.map(tag => (
          <Tag key={tag} className={styles.tag}>
            {tag}
          </Tag>
        ))}
      </Row>
      {site.status === 'CLOSED' ? (
        <Text as="span" tone="danger" block className={styles.notice}>
          {site.notice ?? '门店暂停营业'}
        </Text>
      ) : null}
    </>
  );
}
