import { SiteCard } from '@/blocks/site-card/SiteCard';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import type { Site } from '~types/api/site';

interface SiteCardsProps {
  label: string;
  sites: readonly Site[];
  chosenId: string | undefined;
  onChoose: (site: Site) => void;
}

/** Sites one below the other. */
export function SiteCards({ label, sites, chosenId, onChoose }: SiteCardsProps) {
  return (
    <Grid as="ul" gap={3} aria-label={label}>
      {sites.map(site => (
        <Element as="li" key={site.id}>
          <SiteCard site={site} chosen={site.id === chosenId} onClick={() => onChoose(site)} />
        </Element>
      ))}
    </Grid>
  );
}
