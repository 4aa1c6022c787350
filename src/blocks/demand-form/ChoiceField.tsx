import { observer } from 'mobx-react-lite';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import type { DemandField } from '@/domain/demandFields';
import type { DemandFormStore } from '@/stores/DemandFormStore';
import styles from './DemandForm.module.scss';
import { fieldId } from './fieldId';
import { Problem } from './Problem';

/** A word of a few, with what the chosen one means. */
export const ChoiceField = observer(function ChoiceField({
  form,
  field,
}: {
  form: DemandFormStore<{ city_id: string }>;
  field: Extract<DemandField, { kind: 'choice' }>;
}) {
  const chosen = form.values.get(field.name);
  const option = field.options.find(({ value }) => value === chosen);
  return (
    <Element id={fieldId(field.name)} tabIndex={-1} className={styles.choice}>
      <Text as="p" size={16}>
        {field.label}
      </Text>
      <Chips
        label={field.label}
        items={field.options
          .filter(({ value }) => form.options.offers?.(field.name, value) ?? true)
          .map(({ value, text }) => ({ key: value, text }))}
        selected={typeof chosen === 'string' ? [chosen] : []}
        onToggle={value => form.set(field.name, value)}
      />
      {option?.note ? (
        <Text as="p" size={12} tone="secondary">
          {option.note}
        </Text>
      ) : null}
      <Problem text={form.errorOf(field.name)} />
    </Element>
  );
});
