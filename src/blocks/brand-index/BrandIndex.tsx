import { useMemo } from 'react';
import type { NothingFound } from '@/components/grouped-chooser/FoundChoices';
import { GroupedChooser } from '@/components/grouped-chooser/GroupedChooser';
import { groupBrands, searchBrands, type SearchableBrand } from '@/domain/brandSearch';

/** A brand to be chosen. */
export interface IndexedBrand extends SearchableBrand {
  id: string;
  /** Beside its name: 3款. */
  note?: string;
}

interface BrandIndexProps<Brand extends IndexedBrand> {
  brands: readonly Brand[];
  onChoose: (brand: Brand) => void;
}

const nameOf = ({ name, note }: IndexedBrand): string => (note === undefined ? name : `${name} · ${note}`);

const nothing: NothingFound = {
  title: '没有找到这个品牌',
  text: '试试品牌名、拼音或车系，例如“奔驰”“bc”“S级”。',
};

/**
 * Chooses a brand: by name, pinyin, initials, Latin name or one of its vehicle series, or from the whole list by initial
 * (issue 14: brand → system → model, with search and pinyin). It returns the brand; what becomes of it is the screen's
 * matter.
 */
export function BrandIndex<Brand extends IndexedBrand>({ brands, onChoose }: BrandIndexProps<Brand>) {
  const resource = useMemo(
    () => ({ data: brands, failure: undefined, reload: () => Promise.resolve(brands) }),
    [brands],
  );
  return (
    <GroupedChooser
      id="brand-search"
      placeholder="品牌、拼音或车系"
      resource={resource}
      groupsOf={groupBrands<Brand>}
      find={searchBrands<Brand>}
      nameOf={nameOf}
      nothing={nothing}
      onChoose={onChoose}
    />
  );
}
