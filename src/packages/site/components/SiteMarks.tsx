import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { MarkCard } from '@/blocks/mark-card/MarkCard';
import { go } from '@/page/navigate';
import type { SiteDetail } from '~types/api/site';
import type { SiteDetailStore } from '../stores/SiteDetailStore';
import styles from './SiteMarks.module.scss';

interface SiteMarksProps {
  store: SiteDetailStore;
  site: SiteDetail;
}

/** What renters say of a site, in short: the mean, how many, the two latest, and the way to all of them. */
export const SiteMarks = observer(function SiteMarks({ store, site }: SiteMarksProps) {
  const { id, marks } = site;
  return (
    <Element as="section" className={styles.marks}>
      <Element className={styles.head}>
        <Element as="h2" className={styles.heading}>
          租客评价
        </Element>
        {marks.total > 0 ? (
          <Element as="p" className={styles.summary}>
            <Element as="strong" className={styles.average}>
              {marks.average.toFixed(1)}
            </Element>
            {`分 · 好评${marks.counts.GOOD} · 中评${marks.counts.NEUTRAL} · 差评${marks.counts.BAD}`}
          </Element>
        ) : (
          <Element as="p" className={styles.summary}>
            还没有评价
          </Element>
        )}
      </Element>
      {store.latestMarks.length > 0 ? (
        <Element as="ul" className={styles.list} aria-label="最新评价">
          {store.latestMarks.map(mark => (
            <Element as="li" key={mark.id}>
              <MarkCard mark={mark} />
            </Element>
          ))}
        </Element>
      ) : null}
      {marks.total > 0 ? (
        <Element className={styles.all}>
          <Button block onClick={() => void go('site.marks', { id })}>
            {`全部${marks.total}条评价`}
          </Button>
        </Element>
      ) : null}
    </Element>
  );
});
