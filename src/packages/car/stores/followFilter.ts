import { comparer, reaction } from 'mobx';
import type { RootStore } from '@/stores/RootStore';
import { CarFilterDraftStore } from './CarFilterDraftStore';
import { CarFilterStore } from './CarFilterStore';

/**
 * Keeps the filter that is being chosen and that of the list the same, whichever of them changes, until the returned
 * function is called: for a filter that stands open beside the list. A price that is wrong leaves the list as it is.
 */
export function followFilter(root: RootStore): () => void {
  const draft = root.get(CarFilterDraftStore);
  const list = root.get(CarFilterStore);
  draft.replace(list.filter);
  const ends = [
    // The filter page, too, forgets its draft when it is left.
    reaction(() => draft.draft === undefined, draft.open),
    reaction(
      () => (draft.draft && !draft.firstWrongEnd ? draft.filter : undefined),
      chosen => {
        if (chosen && !comparer.structural(chosen, list.filter)) list.apply(chosen);
      },
      { equals: comparer.structural },
    ),
    reaction(
      () => list.filter,
      applied => {
        if (!comparer.structural(applied, draft.filter)) draft.replace(applied);
      },
    ),
  ];
  return () => {
    for (const end of ends) end();
    draft.close();
  };
}
