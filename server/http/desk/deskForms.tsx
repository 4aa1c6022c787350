import { Fragment } from 'react';
import type { DeskAction, DeskEntrance, DeskField } from './deskSection';

/* The forms of the desk's pages. */

interface InputProps {
  name: string;
  field: DeskField;
  value: string | undefined;
  /** Element with what to fill in. */
  describedBy: string | undefined;
}

function Input({ name, field, value, describedBy }: InputProps) {
  switch (field.kind) {
    case 'number':
      return (
        <input
          name={name}
          aria-describedby={describedBy}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          required
          defaultValue={value}
        />
      );
    case 'money':
      return (
        <input name={name} aria-describedby={describedBy} inputMode="decimal" required defaultValue={value} />
      );
    case 'text':
      return (
        <textarea
          name={name}
          aria-describedby={describedBy}
          rows={2}
          maxLength={field.maxLength}
          required={!field.optional}
          defaultValue={value}
        />
      );
    case 'code':
      // A scanner types like a keyboard and ends with Enter, which sends the form; what it types comes after what stands
      // there, so that nothing does.
      return (
        <input
          name={name}
          aria-describedby={describedBy}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          required
        />
      );
    case 'photo':
      return <input name={name} type="file" accept="image/jpeg,image/png,image/webp" />;
    case 'choice':
      return (
        <select name={name} aria-describedby={describedBy} required defaultValue={value}>
          {field.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      );
  }
}

/** What somebody tried that could not be done, with what they had typed. */
export interface FailedAction {
  name: string;
  problem: string;
  typed: Readonly<Record<string, string>>;
}

/** What an entrance did not open, with what was typed. */
export type FailedEntrance = Omit<FailedAction, 'name'>;

interface FieldsProps {
  /** Before the ids of what describes a field. */
  prefix: string;
  fields: Readonly<Record<string, DeskField>>;
  typed: Readonly<Record<string, string>> | undefined;
}

function Fields({ prefix, fields, typed }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const hint = field.hint ? `${prefix}-${name}-hint` : undefined;
    return (
      <Fragment key={name}>
        <label>
          {field.label}
          <Input name={name} field={field} value={typed?.[name]} describedBy={hint} />
        </label>
        {hint ? <small id={hint}>{field.hint}</small> : null}
      </Fragment>
    );
  });
}

interface ActionFormProps {
  address: string;
  action: DeskAction;
  keyOfForm: string;
  /** What the page shows (`DeskDetail`). */
  seen: string | undefined;
  failed: FailedAction | undefined;
}

/** What is filled in to do something. */
export function ActionForm({
  address,
  action: { name, title, note, fields },
  keyOfForm,
  seen,
  failed,
}: ActionFormProps) {
  return (
    <form
      method="post"
      action={`${address}/${name}`}
      encType={Object.values(fields).some(({ kind }) => kind === 'photo') ? 'multipart/form-data' : undefined}
    >
      <fieldset>
        <legend>{title}</legend>
        {note ? <small>{note}</small> : null}
        {failed ? <p role="alert">{failed.problem}</p> : null}
        <input type="hidden" name="key" value={keyOfForm} />
        {seen === undefined ? null : <input type="hidden" name="seen" value={seen} />}
        <Fields prefix={name} fields={fields} typed={failed?.typed} />
        <button type="submit">{title}</button>
      </fieldset>
    </form>
  );
}

interface EntranceFormProps {
  address: string;
  entrance: DeskEntrance;
  failed: FailedEntrance | undefined;
}

/** What is filled in to open something. */
export function EntranceForm({
  address,
  entrance: { title, note, submit, fields },
  failed,
}: EntranceFormProps) {
  return (
    <form method="post" action={address}>
      <fieldset>
        <legend>{title}</legend>
        {note ? <small>{note}</small> : null}
        {failed ? <p role="alert">{failed.problem}</p> : null}
        <Fields prefix="entrance" fields={fields} typed={failed?.typed} />
        <button type="submit">{submit}</button>
      </fieldset>
    </form>
  );
}
