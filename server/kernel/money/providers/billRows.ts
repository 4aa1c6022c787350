/** A row of a bill: its cells by the names of its columns. */
export type BillRow = Readonly<Record<string, string>>;

/**
 * The rows of a provider's bill, which is text parted by commas: those between the headline that names this column and
 * the first line of another number of cells. What providers put around a cell so that a spreadsheet takes it for a text
 * (a backtick, a tab) is taken off.
 */
export function billRows(text: string, column: string): BillRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(line => cellsOf(line));
  const start = lines.findIndex(cells => cells.includes(column));
  const names = lines[start];
  if (!names) throw new Error('This is no bill');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(cells => cells.length !== names.length);
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map(cells => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

const cellsOf = (line: string): string[] =>
  // In WeChat's each cell begins with a backtick, and a name of goods may hold a comma.
  (line.startsWith('`') ? line.slice(1).split(',`') : line.split(',')).map(cell => cell.trim());

/** A cell that the bill has to have. */
export function cellOf(row: BillRow, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`The bill has no column ${column}`);
  return cell;
}
