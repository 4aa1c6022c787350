import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { PlaceChooser } from '@/blocks/place-chooser/PlaceChooser';
import { Sheet } from '@/components/sheet/Sheet';
import { earliestOf, type DemandField } from '@/domain/demandFields';
import { addDays, dayOf, toIso } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { DemandFormStore } from '@/stores/DemandFormStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import type { DemandEntry } from '~types/api/worksheet';

/** What chooses an entry of the list of a field: the line knows the list. */
export type EntryChooser = (choosing: { field: string; onChoose: (entry: DemandEntry) => void }) => ReactNode;

type AnyForm = DemandFormStore<{ city_id: string }>;

interface FieldSheetProps<Field extends DemandField> {
  form: AnyForm;
  field: Field;
  onClose: () => void;
}

const TimeSheet = observer(function TimeSheet({
  form,
  field,
  onClose,
}: FieldSheetProps<Extract<DemandField, { kind: 'time' }>>) {
  const now = serverNow();
  const earliest = toIso(earliestOf(field, now));
  const value = form.values.get(field.name);
  return (
    <MomentSheet
      open
      time={typeof value === 'string' && value > earliest ? value : earliest}
      earliest={earliest}
      lastDay={addDays(dayOf(now), field.horizonDays)}
      title={field.label}
      word="用车"
      note={`请至少提前${field.leadHours}小时预约`}
      // What the night costs, the rules of the line say.
      hasNightService={false}
      onChoose={time => form.set(field.name, time)}
      onClose={onClose}
    />
  );
});

const PlaceSheet = observer(function PlaceSheet({
  form,
  field,
  onClose,
}: FieldSheetProps<Extract<DemandField, { kind: 'place' }>>) {
  const history = useStore(HistoryStore);
  return (
    <Sheet id={`place-${field.name}`} title={field.label} open tall onClose={onClose}>
      <PlaceChooser
        id={`place-search-${field.name}`}
        city={form.options.city()}
        origin={undefined}
        onChoose={({ name, address, location }) => {
          form.set(field.name, { name, address, location });
          onClose();
        }}
        onForget={() => history.forget('places')}
      />
    </Sheet>
  );
});

/** The sheet in which the value of a field is chosen; nothing for a field that has none, or for none. */
export function FieldSheet({
  form,
  field,
  chooser,
  onClose,
}: Omit<FieldSheetProps<DemandField>, 'field'> & {
  field: DemandField | undefined;
  chooser: EntryChooser | undefined;
}) {
  switch (field?.kind) {
    case 'time':
      return <TimeSheet form={form} field={field} onClose={onClose} />;
    case 'place':
      return <PlaceSheet form={form} field={field} onClose={onClose} />;
    case 'entry':
      return (
        <Sheet id={`entry-${field.name}`} title={field.label} open tall onClose={onClose}>
          {chooser?.({
            field: field.name,
            onChoose: chosen => {
              form.set(field.name, chosen);
              form.leave(field.name);
              onClose();
            },
          })}
        </Sheet>
      );
    default:
      return null;
  }
}
