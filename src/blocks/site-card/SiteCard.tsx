import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import type { Site } from '~types/api/site';
import styles from './SiteCard.module.scss';
import { SiteFacts } from './SiteFacts';

interface SiteCardProps {
  site: Site;
  chosen: boolean;
  onClick: () => void;
  /** Beside what is chosen by a tap: what else can be done with the site. */
  actions?: ReactNode;
}

/** A site to choose: name, address, hours, distance. A closed one says why and cannot be chosen. */
export function SiteCard({ site, chosen, onClick, actions }: SiteCardProps) {
  return (
    <Element className={styles.card}>
      <Element
        as="button"
        className={styles.choice}
        disabled={site.status === 'CLOSED'}
        aria-pressed={chosen}
        onClick={onClick}
      >
        <SiteFacts site={site} chosen={chosen} />
      </Element>
      {actions ? <Row className={styles.actions}>{actions}</Row> : null}
    </Element>
  );
}
