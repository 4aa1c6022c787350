import { observer } from 'mobx-react-lite';
import { SiteCard } from '@/blocks/site-card/SiteCard';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { go } from '@/page/navigate';
import { purposeOf, type EndName } from '@/stores/TripEnd';
import type { Site } from '~types/api/site';
import styles from './SiteList.module.scss';
import { useSiteChoice } from './useSiteChoice';

interface SiteListProps {
  /** What a screen reader calls the list. */
  label: string;
  sites: readonly Site[];
  end: EndName;
}

/** Sites one below the other: a tap chooses one, 详情 tells all of it, of a closed one too. */
export const SiteList = observer(function SiteList({ label, sites, end }: SiteListProps) {
  const choice = useSiteChoice(end);
  return (
    <Grid
      as="ul"
      columns="cards"
      gap={3}
      className={styles.list}
      aria-label={label}
      aria-busy={choice.isRunning}
    >
      {sites.map(site => (
        <Element as="li" key={site.id}>
          <SiteCard
            site={site}
            chosen={site.id === choice.chosenId}
            onClick={() => choice.choose(site)}
            actions={
              <Button
                kind="link"
                aria-label={`${site.name}详情`}
                onClick={() => void go('site.detail', { id: site.id, ...purposeOf(end) })}
              >
                详情
              </Button>
            }
          />
        </Element>
      ))}
    </Grid>
  );
});
