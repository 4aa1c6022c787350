import { observer } from 'mobx-react-lite';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { valueText, type DemandField } from '@/domain/demandFields';
import { format } from '@/domain/shanghaiTime';
import type { DemandFormStore } from '@/stores/DemandFormStore';
import { fieldId } from './fieldId';
import { Problem } from './Problem';

interface ChosenFieldProps {
  form: DemandFormStore<{ city_id: string }>;
  field: Extract<DemandField, { kind: 'time' | 'place' | 'entry' }>;
  onOpen: () => void;
}

/** A field whose value is chosen in a sheet: a moment, a place, an entry of a list. */
export const ChosenField = observer(function ChosenField({ form, field, onOpen }: ChosenFieldProps) {
  const value = form.values.get(field.name);
  const missing = { value: field.isOptional ? '选填' : '请选择', note: field.hint };
  const text = valueText(field, value);
  return (
    <Element id={fieldId(field.name)} tabIndex={-1}>
      {field.kind === 'time' ? (
        <Cell
          title={field.label}
          value={typeof value === 'string' ? format(value, 'M月D日 ddd HH:mm') : '请选择'}
          note={field.hint}
          onClick={onOpen}
        />
      ) : (
        <Cell
          {...(field.kind === 'place' ? { icon: 'map-pin' as const } : {})}
          title={field.label}
          // A name is long: it stands below the label.
          {...(text === undefined ? missing : { note: text })}
          onClick={onOpen}
        />
      )}
      <Problem text={form.errorOf(field.name)} />
    </Element>
  );
});
