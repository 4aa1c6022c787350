import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Sheet } from '@/components/sheet/Sheet';
import { valueText, type DemandField } from '@/domain/demandFields';
import type { DemandFormStore } from '@/stores/DemandFormStore';
import type { DemandEntry } from '~types/api/worksheet';
import { fieldId } from './fieldId';
import { Problem } from './Problem';

/** What chooses an entry of the list of a field: the line knows the list. */
export type EntryChooser = (choosing: { field: string; onChoose: (entry: DemandEntry) => void }) => ReactNode;

interface EntryFieldProps {
  form: DemandFormStore<{ city_id: string }>;
  field: Extract<DemandField, { kind: 'entry' }>;
  chooser: EntryChooser | undefined;
}

/** A field that takes an entry of a list of the line, chosen in a sheet. */
export const EntryField = observer(function EntryField({ form, field, chooser }: EntryFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const entry = valueText(field, form.values.get(field.name));
  return (
    <Element id={fieldId(field.name)} tabIndex={-1}>
      <Cell
        title={field.label}
        // A name is long: it stands below the label.
        {...(entry === undefined ? { value: '请选择', note: field.hint } : { note: entry })}
        onClick={() => setOpen(true)}
      />
      <Problem text={form.errorOf(field.name)} />
      {isOpen ? (
        <Sheet id={`entry-${field.name}`} title={field.label} open tall onClose={() => setOpen(false)}>
          {chooser?.({
            field: field.name,
            onChoose: chosen => {
              form.set(field.name, chosen);
              form.leave(field.name);
              setOpen(false);
            },
          })}
        </Sheet>
      ) : null}
    </Element>
  );
});
