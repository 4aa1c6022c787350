import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchHead } from '@/components/search-box/SearchHead';
import { StateView } from '@/components/state-view/StateView';
import { plainText } from '@/domain/nameSearch';
import { Resource } from '@/stores/Resource';
import type { DemandEntry } from '~types/api/worksheet';

/** Something with an address that can be chosen. */
interface Listed {
  id: string;
  name: string;
  address: string;
}

interface EntryListProps {
  /** Of the search field, unique on its screen. */
  id: string;
  /** What is looked for: 维修厂. */
  noun: string;
  load: () => Promise<readonly Listed[]>;
  onChoose: (entry: DemandEntry) => void;
}

/** Entries of a city, to be looked through by name or address, and one to be chosen. */
export const EntryList = observer(function EntryList({ id, noun, load, onChoose }: EntryListProps) {
  const [keyword, setKeyword] = useState('');
  const [entries] = useState(() => new Resource(load));
  useEffect(() => void entries.load(), [entries]);
  const wanted = plainText(keyword);
  return (
    <>
      <SearchHead id={id} placeholder={`${noun}名称 / 地址`} value={keyword} onChange={setKeyword} />
      <ResourceView resource={entries} onRetry={() => void entries.load()}>
        {all => {
          const found = all.filter(({ name, address }) => plainText(name + address).includes(wanted));
          return found.length === 0 ? (
            <StateView
              icon="search-x"
              title={`没有找到${noun}`}
              text="换个词试试，或者换个城市；也可以拨打客服热线。"
            />
          ) : (
            <Element role="group" aria-label={noun}>
              {found.map(({ id: entryId, name, address }) => (
                <Cell
                  key={entryId}
                  title={name}
                  note={address}
                  onClick={() => onChoose({ id: entryId, name })}
                />
              ))}
            </Element>
          );
        }}
      </ResourceView>
    </>
  );
});
