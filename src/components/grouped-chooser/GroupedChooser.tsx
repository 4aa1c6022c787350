import { useMemo, useState, type ReactNode } from 'react';
import type { Resource } from '@/stores/Resource';
import { Element } from '../element/Element';
import { ResourceView } from '../resource-view/ResourceView';
import { SearchHead } from '../search-box/SearchHead';
import { ChoiceRows } from './ChoiceRows';
import { FoundChoices, type NothingFound } from './FoundChoices';
import { besideIndex, InitialIndex } from './InitialIndex';

/** The things under one initial. */
interface ChoiceGroup<Item> {
  initial: string;
  items: readonly Item[];
}

interface GroupedChooserProps<Data, Item> {
  /** Of the search field, unique on its screen. */
  id: string;
  placeholder: string;
  /** Among what is chosen. */
  resource: Pick<Resource<Data, never>, 'data' | 'failure' | 'reload'>;
  /** The same function at every render: a long list is grouped once. */
  groupsOf: (data: Data) => readonly ChoiceGroup<Item>[];
  /** What a typed text finds, the best first. */
  find: (data: Data, text: string) => readonly Item[];
  nameOf: (item: Item) => string;
  nothing: NothingFound;
  /** Above the groups: the favourite ones, the ones chosen before. */
  children?: ReactNode;
  onChoose: (item: Item) => void;
}

/**
 * Chooses one of many named things: by a typed text, or from groups to which an index of initials leads. It returns the
 * choice and keeps nothing of it.
 */
export function GroupedChooser<Data, Item extends { id: string }>(props: GroupedChooserProps<Data, Item>) {
  const { id, placeholder, resource, find, nameOf, nothing, onChoose } = props;
  const [keyword, setKeyword] = useState('');
  return (
    <>
      <SearchHead id={id} placeholder={placeholder} value={keyword} onChange={setKeyword} />
      <ResourceView resource={resource}>
        {data =>
          keyword.trim() ? (
            <FoundChoices items={find(data, keyword)} nameOf={nameOf} nothing={nothing} onChoose={onChoose} />
          ) : (
            <Groups {...props} data={data} />
          )
        }
      </ResourceView>
    </>
  );
}

function Groups<Data, Item extends { id: string }>({
  data,
  groupsOf,
  nameOf,
  children,
  onChoose,
}: GroupedChooserProps<Data, Item> & { data: Data }) {
  const groups = useMemo(() => groupsOf(data), [groupsOf, data]);
  return (
    <>
      <Element className={besideIndex}>{children}</Element>
      <InitialIndex initials={groups.map(({ initial }) => initial)} />
      {groups.map(({ initial, items }, index) => (
        <ChoiceRows
          key={initial}
          title={initial}
          items={items}
          nameOf={nameOf}
          isFirst={index === 0}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}
