import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { emptyFilter, priceRangeText, seriesKey, toggled, withBrands } from '@/domain/carFilter';
import { carName, categoryText, energyText, transmissionText } from '@/domain/carWords';
import { useStore } from '@/stores/rootContext';
import { CarFilterDraftStore, type PriceEnd } from '../stores/CarFilterDraftStore';
import styles from './FilterSections.module.scss';

/** Id of the field of an end of the price range, for the focus. */
export const priceFieldId = (end: PriceEnd): string => `filter-price-${end}`;

interface ChipSectionProps<Key extends string> {
  title: string;
  items: readonly { key: Key; text: string }[];
  selected: readonly Key[];
  onToggle: (key: Key) => void;
  /** Below the chips. */
  children?: ReactNode;
}

/** A condition of the filter; nothing where there is nothing to choose. */
function ChipSection<Key extends string>({ title, children, ...chips }: ChipSectionProps<Key>) {
  if (chips.items.length === 0 && !children) return null;
  return (
    <Element as="section" className={styles.section}>
      <Text as="h2" size={16} weight={600} className={styles.title}>
        {title}
      </Text>
      <Chips label={title} {...chips} />
      {children}
    </Element>
  );
}

/** What the offers have, and what was chosen elsewhere and has no car here: it can be taken back. */
const withChosen = <Value,>(present: readonly Value[], chosen: readonly Value[]): Value[] => [
  ...present,
  ...chosen.filter(value => !present.includes(value)),
];

const PriceFields = observer(function PriceFields() {
  const store = useStore(CarFilterDraftStore);
  const field = (end: PriceEnd, label: string, placeholder: string) => (
    <Field
      id={priceFieldId(end)}
      label={label}
      type="number"
      maxLength={6}
      placeholder={placeholder}
      value={store.draft?.[end] ?? ''}
      error={store.errorOf(end)}
      extra={<Element as="span">元/天</Element>}
      onChange={text => store.typePrice(end, text)}
      onBlur={() => store.leavePrice(end)}
    />
  );
  return (
    <>
      {field('min', '最低价', '不限')}
      {field('max', '最高价', '不限')}
    </>
  );
});

/** Everything that can be chosen of the cars that the site has (specification §3, car search filter). */
export const FilterSections = observer(function FilterSections() {
  const store = useStore(CarFilterDraftStore);
  const { facets } = store;
  const filter = store.draft?.filter ?? emptyFilter;
  const series = facets.series.filter(({ brand }) => filter.brands.includes(brand));
  const ranges = facets.prices.map(range => ({
    key: priceRangeText(range),
    text: priceRangeText(range),
    range,
  }));
  const transmission = filter.transmission ? [filter.transmission] : [];

  return (
    <Element className={styles.sections}>
      <ChipSection
        title="级别"
        items={withChosen(facets.categories, filter.categories).map(key => ({
          key,
          text: categoryText[key],
        }))}
        selected={filter.categories}
        onToggle={key => store.change({ categories: toggled(filter.categories, key) })}
      />
      <ChipSection
        title="挡位"
        items={withChosen(facets.transmissions, transmission).map(key => ({
          key,
          text: transmissionText[key],
        }))}
        selected={transmission}
        onToggle={key => store.change({ transmission: key === filter.transmission ? undefined : key })}
      />
      <ChipSection
        title="能源"
        items={withChosen(facets.energy, filter.energy).map(key => ({ key, text: energyText[key] }))}
        selected={filter.energy}
        onToggle={key => store.change({ energy: toggled(filter.energy, key) })}
      />
      <ChipSection
        title="座位"
        items={withChosen(facets.seats, filter.seats).map(seats => ({
          key: String(seats),
          text: `${seats}座`,
        }))}
        selected={filter.seats.map(String)}
        onToggle={key => store.change({ seats: toggled(filter.seats, Number(key)) })}
      />
      <ChipSection
        title="品牌"
        items={withChosen(facets.brands, filter.brands).map(brand => ({ key: brand, text: brand }))}
        selected={filter.brands}
        onToggle={brand => store.change(withBrands(filter, toggled(filter.brands, brand)))}
      />
      {/* In an element of its own: as it comes and goes, a mini-program is not sent all that stands beside it. */}
      <Element>
        <ChipSection
          title="车型"
          items={series.map(one => ({ key: seriesKey(one), text: carName(one) }))}
          selected={filter.cartypes}
          onToggle={key => store.change({ cartypes: toggled(filter.cartypes, key) })}
        />
      </Element>
      <ChipSection
        title="日均价"
        items={ranges}
        selected={ranges.filter(({ range }) => store.isRange(range)).map(({ key }) => key)}
        onToggle={key => {
          const chosen = ranges.find(range => range.key === key);
          if (chosen) store.togglePrices(chosen.range);
        }}
      >
        <PriceFields />
      </ChipSection>
    </Element>
  );
});
