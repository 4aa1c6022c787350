import os from 'node:os';

/**
 * One measured figure. `beside` is its floor or peer of the same run; `most` or `least` its budget. A row without a
 * `value` says in `note` why there is none.
 * @typedef {{
 *   section: string, what: string, value?: number, unit?: string,
 *   beside?: { what: string, value: number }, most?: number, least?: number, note?: string,
 * }} Row
 */

/** The machine and the day, without which no figure means anything. */
const setting = () => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.arch()}`,
  node: process.version,
});

const hasValue = ({ value }) => value !== undefined;

/** How many times the figure beside it a figure is; undefined without one. */
const ratioOf = ({ value, beside }) =>
  value !== undefined && beside?.value ? value / beside.value : undefined;

/** ✓ within its budget, ✗ outside, nothing without one. */
export function verdictOf(row) {
  if (!hasValue(row) || (row.most === undefined && row.least === undefined)) return '';
  return row.value <= (row.most ?? Infinity) && row.value >= (row.least ?? -Infinity) ? '✓' : '✗';
}

/** Two digits at least, and none that means nothing. */
const number = value =>
  value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toPrecision(2);

/** The columns of a row, as texts. */
function columns(row) {
  if (!hasValue(row)) return [row.what, row.note, '', '', ''];
  const unit = row.unit ? ` ${row.unit}` : '';
  const budget =
    row.most !== undefined
      ? `≤ ${number(row.most)}`
      : row.least !== undefined
        ? `≥ ${number(row.least)}`
        : '';
  const ratio = ratioOf(row);
  return [
    row.note ? `${row.what} (${row.note})` : row.what,
    `${number(row.value)}${unit}`,
    row.beside ? `${row.beside.what}: ${number(row.beside.value)}` : '',
    ratio === undefined ? '' : `× ${ratio >= 10 ? Math.round(ratio) : ratio.toPrecision(2)}`,
    `${budget} ${verdictOf(row)}`.trim(),
  ];
}

const heads = ['What', 'Measured', 'Beside it, in the same run', 'Ratio', 'Budget'];
const sectionsOf = rows => [...new Set(rows.map(({ section }) => section))];
const inSection = (rows, name) => rows.filter(({ section }) => section === name);

/** The table for a terminal. */
export function asText(rows) {
  return sectionsOf(rows)
    .map(section => {
      const lines = [heads, ...inSection(rows, section).map(columns)];
      const widths = heads.map((_, index) => Math.max(...lines.map(line => line[index].length)));
      const text = lines.map(line =>
        line
          .map((cell, index) => cell.padEnd(widths[index]))
          .join('  ')
          .trimEnd(),
      );
      return `${section}\n${text.join('\n')}`;
    })
    .join('\n\n');
}

/** The same as Reviewdown, with the machine and the day. */
export function asMarkdown(rows) {
  const { date, machine, node } = setting();
  const tables = sectionsOf(rows).map(section => {
    const lines = [heads, heads.map(() => '---'), ...inSection(rows, section).map(columns)];
    return `### ${section}\n\n${lines.map(line => `| ${line.join(' | ')} |`).join('\n')}`;
  });
  return `Measured on ${date} on ${machine}, Node ${node}.\n\n${tables.join('\n\n')}\n`;
}

/** The same for programs, with every ratio and verdict. */
export const asJson = rows =>
  `${JSON.stringify({ ...setting(), rows: rows.map(row => ({ ...row, ratio: ratioOf(row), isMet: verdictOf(row) ? verdictOf(row) === '✓' : undefined })) }, null, 2)}\n`;

/** The middle of some figures. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that this part (0 to 1) of some figures does not exceed. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}
