import { useState } from 'react';
import { defineAction } from '@/page/defineAction';
import { backPast } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { EndName } from '@/stores/TripEnd';
import type { Site } from '~types/api/site';
import { SiteChoiceStore } from '@/stores/SiteChoiceStore';

/** Choosing a site for an end of the trip. */
export interface SiteChoice {
  /** What the action is called: 选这家店, at the return 在这里还车. */
  text: string;
  /** Id of the site that is chosen now. */
  chosenId: string | undefined;
  isRunning: boolean;
  /** Chooses and goes back to where the choosing began, over all screens on which it was made. */
  choose: (site: Site) => void;
}

/** The one way to choose a site, from list, map, search and detail. For observers. */
export function useSiteChoice(end: EndName): SiteChoice {
  const search = useStore(SearchStore);
  const choices = useStore(SiteChoiceStore);
  const [action] = useState(() =>
    defineAction<{ end: EndName; site: Site }>({
      perform: async chosen => {
        await choices.choose(chosen.end, chosen.site);
        await backPast(['place', 'site']);
      },
    }),
  );
  return {
    text: end === 'return' ? '在这里还车' : '选这家店',
    chosenId: search[end].chosenSite?.id,
    isRunning: action.isRunning,
    choose: site => void action.run({ end, site }),
  };
}
