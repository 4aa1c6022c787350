import { brokenVideo, childrenOf, type Box } from './movieBoxes';

/** Rows of a table at most: of measurements a minute has some thousands. */
const MOST_ROWS = 20_000;

/** A table of a track: where its rows begin, and their number. INVALID_PARAMS where they reach beyond it. */
function tableOf(content: Buffer, box: Box, countAt: number, rowBytes: number) {
  const rows = box.start + countAt + 4;
  if (rows > box.end) throw brokenVideo();
  const count = content.readUInt32BE(rows - 4);
  if (count > MOST_ROWS || count * rowBytes > box.end - rows) throw brokenVideo();
  return Array.from({ length: count }, (_, row) => rows + row * rowBytes);
}

/** The boxes at the end of a path of boxes; none where it does not lead so far. */
function inside(content: Buffer, box: Box, [next, ...rest]: readonly string[]): readonly Box[] {
  const children = childrenOf(content, box);
  if (next === undefined) return children;
  const child = children.find(({ type }) => type === next);
  return child ? inside(content, child, rest) : [];
}

/** Where the chunks of a track begin. */
function chunksOf(content: Buffer, tables: readonly Box[]): readonly number[] {
  const short = tables.find(({ type }) => type === 'stco');
  if (short) return tableOf(content, short, 4, 4).map(at => content.readUInt32BE(at));
  const long = tables.find(({ type }) => type === 'co64');
  return long ? tableOf(content, long, 4, 8).map(at => Number(content.readBigUInt64BE(at))) : [];
}

/** How many samples each of so many chunks has: rows say from which chunk on how many. */
function samplesIn(content: Buffer, tables: readonly Box[], chunks: number): readonly number[] {
  const box = tables.find(({ type }) => type === 'stsc');
  const runs = box
    ? tableOf(content, box, 4, 12).map(at => ({
        from: content.readUInt32BE(at),
        samples: content.readUInt32BE(at + 4),
      }))
    : [];
  let run = -1;
  return Array.from({ length: chunks }, (_, chunk) => {
    while ((runs[run + 1]?.from ?? Infinity) <= chunk + 1) run += 1;
    return runs[run]?.samples ?? 0;
  });
}

/** Octets of each sample: one number for so many, or each its own. */
function sizesOf(content: Buffer, tables: readonly Box[]): readonly number[] {
  const box = tables.find(({ type }) => type === 'stsz');
  if (!box || box.end - box.start < 12) return [];
  const all = content.readUInt32BE(box.start + 4);
  if (all === 0) return tableOf(content, box, 8, 4).map(at => content.readUInt32BE(at));
  return tableOf(content, box, 8, 0).map(() => all);
}

/**
 * Overwrites what a track has in the data of its movie: a dash camera writes every second where it is into a track of its
 * own. What its tables say beyond the data is passed over. INVALID_PARAMS for tables that are longer than they can be.
 */
export function blankSamples(content: Buffer, track: Box, data: readonly Box[]): void {
  const tables = inside(content, track, ['mdia', 'minf', 'stbl']);
  const chunks = chunksOf(content, tables);
  const counts = samplesIn(content, tables, chunks.length);
  const sizes = sizesOf(content, tables);
  let sample = 0;
  // Samples do not lie above each other: together they are no longer than what they lie in.
  let left = content.length;
  chunks.forEach((begin, chunk) => {
    const next = Math.min(sample + (counts[chunk] ?? 0), sizes.length);
    let end = begin;
    for (; sample < next; sample += 1) end += sizes[sample] ?? 0;
    left -= end - begin;
    if (left < 0) throw brokenVideo();
    for (const box of data) {
      if (begin < box.end && end > box.start) {
        content.fill(0, Math.max(begin, box.start), Math.min(end, box.end));
      }
    }
  });
}
