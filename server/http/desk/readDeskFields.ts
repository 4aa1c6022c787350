import type { DeskField } from './deskSection';

/** What was typed at the desk, read: the values of all fields, or what is wrong with the first that is not right. */
export type ReadFields = { values: Record<string, string | number> } | { problem: string };

const WHOLE = /^-?\d{1,9}$/;
const YUAN = /^\d{1,7}(\.\d{1,2})?$/;

function readField(field: DeskField, typed: string): string | number | undefined {
  const text = typed.trim();
  switch (field.kind) {
    case 'number': {
      const value = WHOLE.test(text) ? Number(text) : NaN;
      return value >= field.min && value <= field.max ? value : undefined;
    }
    case 'money': {
      const [yuan = '', cents = ''] = text.split('.');
      const fen = YUAN.test(text) ? Number(yuan) * 100 + Number(cents.padEnd(2, '0')) : NaN;
      return fen >= (field.mayBeFree ? 0 : 1) && fen <= field.max ? fen : undefined;
    }
    case 'text':
      return (text || field.optional) && text.length <= field.maxLength ? text : undefined;
    case 'code': {
      const digits = text.replace(/\s/g, '');
      return /^\d+$/.test(digits) && digits.length === field.digits ? digits : undefined;
    }
    case 'photo':
      // It comes apart from what was typed.
      return '';
    case 'choice':
      return field.options.find(({ value }) => value === text)?.value;
  }
}

function problemOf(field: DeskField): string {
  switch (field.kind) {
    case 'number':
      return `请填写${field.label}，${field.min}到${field.max}的整数`;
    case 'money':
      return `请填写${field.label}，单位元，最多${field.max / 100}元`;
    case 'text':
      return `请填写${field.label}，最多${field.maxLength}个字`;
    case 'code':
      return `请扫描或输入${field.label}，${field.digits}位数字`;
    case 'photo':
    case 'choice':
      return `请选择${field.label}`;
  }
}

/** Reads what was typed into the fields of an action. */
export function readDeskFields(
  fields: Readonly<Record<string, DeskField>>,
  typed: Readonly<Record<string, string>>,
): ReadFields {
  const values: Record<string, string | number> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, typed[name] ?? '');
    if (value === undefined) return { problem: problemOf(field) };
    values[name] = value;
  }
  return { values };
}
