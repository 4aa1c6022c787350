import type { DeliveryPoint } from '../../types/api/address';
import { pointText } from './delivery';
import { isMobileNumber } from './identity';
import { amountText, yuanText } from './money';
import { characterCount } from './renter';
import { DAY, format, HOUR, isTime, MINUTE, toMillis, type Time } from './shanghaiTime';
import { writtenText } from './writtenText';

/** What one field of a demand holds: a word of a choice, an ISO time, a place, a number, a text, yes or no, files. */
export type DemandValue = string | number | boolean | DeliveryPoint | readonly string[];

/** What a demand says, by the names of its fields (the wire's). */
export type DemandValues = Readonly<Record<string, DemandValue | undefined>>;

interface FieldBase {
  /** Its name on the wire. */
  name: string;
  label: string;
  /** One sentence below the field. */
  hint?: string;
  isOptional?: true;
  /** Whether it is asked for, as the fields above it stand. */
  when?: (values: DemandValues) => boolean;
}

/** A field of a demand, as data: the form shows it, and the server checks it, by the same row. */
export type DemandField =
  | (FieldBase & {
      kind: 'choice';
      options: readonly { value: string; text: string; note?: string }[];
      /** Those that fit what is filled in; absent: all. */
      fits?: (value: string, values: DemandValues) => boolean;
    })
  /** A moment to come: at least `leadHours` from now, at most `horizonDays`. */
  | (FieldBase & { kind: 'time'; leadHours: number; horizonDays: number })
  | (FieldBase & { kind: 'place' })
  | (FieldBase & { kind: 'number'; min: number; max: number; unit: string; initial: number })
  /** Whole yuan as they are typed, kept in fen. */
  | (FieldBase & { kind: 'money'; max: number; placeholder?: string })
  | (FieldBase & {
      kind: 'text';
      maxLength: number;
      pattern?: RegExp;
      problem?: string;
      placeholder?: string;
    })
  | (FieldBase & { kind: 'switch'; initial: boolean })
  /**
   * One thing of a list that the server keeps: its id. What it is called stands beside it under `called`, where the server
   * puts it, and nobody else.
   */
  | (FieldBase & { kind: 'item'; called: string })
  | (FieldBase & { kind: 'photos'; most: number });

/** Who is called about a demand. */
export interface DemandContact {
  name: string;
  phone: string;
  comments: string;
}

/** Characters of a name and of what somebody writes besides. */
export const CONTACT_NAME_LENGTH = 20;
export const COMMENTS_LENGTH = 500;

/** Pick-ups of the roadside begin at a half hour. */
const STEP = 30 * MINUTE;

/** The fields that are asked for as the others stand. */
export const askedFields = <Field extends DemandField>(
  fields: readonly Field[],
  values: DemandValues,
): Field[] => fields.filter(({ when }) => when?.(values) ?? true);

/** What is sent and kept: what is asked for, and nothing of a field that was filled in and hidden again. */
export const askedValues = (fields: readonly DemandField[], values: DemandValues): DemandValues =>
  Object.fromEntries(
    askedFields(fields, values)
      .map(({ name }) => [name, values[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );

/** What a field holds before anything is filled in. */
export function initialValue(field: DemandField): DemandValue | undefined {
  switch (field.kind) {
    case 'number':
    case 'switch':
      return field.initial;
    case 'text':
      return '';
    case 'photos':
      return [];
    default:
      return undefined;
  }
}

/** The earliest moment for a field of time: after its lead, at the next half hour. Milliseconds. */
export const earliestOf = ({ leadHours }: { leadHours: number }, now: Time): number =>
  Math.ceil((toMillis(now) + leadHours * HOUR) / STEP) * STEP;

const isPlace = (value: DemandValue): value is DeliveryPoint =>
  typeof value === 'object' && !Array.isArray(value);

function timeProblem(
  { leadHours, horizonDays }: { leadHours: number; horizonDays: number },
  value: DemandValue,
  now: Time,
): string | undefined {
  if (typeof value !== 'string' || !isTime(value)) return '时间格式有误，请重新选择';
  if (toMillis(value) <= toMillis(now)) return '这个时间已经过了，请重新选择';
  if (toMillis(value) < toMillis(now) + leadHours * HOUR) return `请至少提前${leadHours}小时预约`;
  return toMillis(value) > toMillis(now) + horizonDays * DAY ? `最多可以提前${horizonDays}天预约` : undefined;
}

/** What is wrong with a value, one sentence at its field; undefined where nothing is. */
export function fieldProblem(field: DemandField, values: DemandValues, now: Time): string | undefined {
  const value = values[field.name];
  const isEmpty = value === undefined || (typeof value === 'string' && writtenText(value) === '');
  if (isEmpty) {
    if (field.isOptional || field.kind === 'photos' || field.kind === 'switch') return undefined;
    const isTyped = field.kind === 'text' || field.kind === 'number' || field.kind === 'money';
    return isTyped ? `请填写${field.label}` : `请选择${field.label}`;
  }
  switch (field.kind) {
    case 'choice':
      if (!field.options.some(option => option.value === value)) return `请选择${field.label}`;
      return field.fits?.(value as string, values) === false
        ? `坐不下或装不下，请换一种${field.label}`
        : undefined;
    case 'time':
      return timeProblem(field, value, now);
    case 'place':
      return isPlace(value) && writtenText(value.name) !== '' ? undefined : `请选择${field.label}`;
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? undefined
        : `${field.label}请填${field.min}到${field.max}${field.unit}`;
    case 'money':
      return Number.isInteger(value) && Number(value) > 0 && Number(value) <= field.max
        ? undefined
        : `${field.label}请填1到${yuanText(field.max)}元`;
    case 'text': {
      if (typeof value !== 'string') return `请填写${field.label}`;
      if (characterCount(writtenText(value)) > field.maxLength) return `最多${field.maxLength}个字`;
      return field.pattern?.test(writtenText(value)) === false ? field.problem : undefined;
    }
    case 'switch':
      return typeof value === 'boolean' ? undefined : `请选择${field.label}`;
    case 'item':
      return typeof value === 'string' ? undefined : `请选择${field.label}`;
    case 'photos':
      return Array.isArray(value) && value.length <= field.most ? undefined : `最多${field.most}张图片`;
  }
}

/** The first field that is wrong, and why; undefined where all are right. */
export function firstProblem(
  fields: readonly DemandField[],
  values: DemandValues,
  now: Time,
): { field: string; problem: string } | undefined {
  for (const field of askedFields(fields, values)) {
    const problem = fieldProblem(field, values, now);
    if (problem !== undefined) return { field: field.name, problem };
  }
  return undefined;
}

/** What is wrong with the name of who is called, one sentence. */
export function contactNameProblem(name: string): string | undefined {
  const length = characterCount(writtenText(name));
  if (length === 0) return '请填写称呼，方便客服联系您';
  return length > CONTACT_NAME_LENGTH ? `最多${CONTACT_NAME_LENGTH}个字` : undefined;
}

/** What is wrong with the number that is called, one sentence. */
export const contactPhoneProblem = (phone: string): string | undefined =>
  isMobileNumber(phone) ? undefined : '请填写11位手机号';

/** What is wrong with what was written besides, one sentence. */
export const commentsProblem = (comments: string): string | undefined =>
  characterCount(writtenText(comments)) > COMMENTS_LENGTH ? `最多${COMMENTS_LENGTH}个字` : undefined;

/** A value as it is read; undefined where there is nothing to say: an id says nothing to anybody. */
export function valueText(field: DemandField, value: DemandValue | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  switch (field.kind) {
    case 'choice':
      return field.options.find(option => option.value === value)?.text;
    case 'time':
      return typeof value === 'string' && isTime(value) ? format(value, 'YYYY年M月D日 ddd HH:mm') : undefined;
    case 'place':
      return isPlace(value) ? pointText(value) : undefined;
    case 'number':
      return `${Number(value)}${field.unit}`;
    case 'money':
      return amountText(Number(value));
    case 'text':
      return typeof value === 'string' ? writtenText(value) : undefined;
    case 'switch':
      return value === true ? '需要' : '不需要';
    case 'item':
      return undefined;
    case 'photos':
      return Array.isArray(value) && value.length > 0 ? `${value.length}张` : undefined;
  }
}

const textIn = (values: DemandValues, name: string): string | undefined => {
  const text = values[name];
  return typeof text === 'string' ? text : undefined;
};

/** What a demand says, line by line, as who asked and the staff read it. */
export const demandFacts = (
  fields: readonly DemandField[],
  values: DemandValues,
): { label: string; value: string }[] =>
  askedFields(fields, values).flatMap(field => {
    const value = field.kind === 'item' ? textIn(values, field.called) : valueText(field, values[field.name]);
    return value === undefined ? [] : [{ label: field.label, value }];
  });
