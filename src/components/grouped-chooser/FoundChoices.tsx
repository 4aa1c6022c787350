import { StateView } from '../state-view/StateView';
import type { ChoiceListProps } from './ChoicePills';
import { ChoiceRows } from './ChoiceRows';

/** Says that nothing was found, and what to try. */
export interface NothingFound {
  title: string;
  text: string;
}

interface FoundChoicesProps<Item> extends Omit<ChoiceListProps<Item>, 'title'> {
  nothing: NothingFound;
}

/** What a typed text finds. */
export function FoundChoices<Item extends { id: string }>({ nothing, ...found }: FoundChoicesProps<Item>) {
  return found.items.length > 0 ? (
    <ChoiceRows title="搜索结果" isFirst {...found} />
  ) : (
    <StateView icon="search-x" title={nothing.title} text={nothing.text} />
  );
}
