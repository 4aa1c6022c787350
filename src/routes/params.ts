import type { RouteRow } from './row';

/** What a screen was opened with, read by its row; the names that are missing or wrong. */
export interface ReadParams {
  params: Record<string, string | number>;
  wrong: string[];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads and checks the parameters of a screen: everything in an address is input from outside. */
export function readParams(row: RouteRow, raw: Readonly<Record<string, string | undefined>>): ReadParams {
  const params: Record<string, string | number> = {};
  const wrong: string[] = [];
  for (const [name, kind] of Object.entries(row.params ?? {})) {
    const text = decode(raw[name] ?? '').trim();
    if (!text) {
      if (!kind.endsWith('?')) wrong.push(name);
      continue;
    }
    if (kind.startsWith('number')) {
      const value = Number(text);
      if (Number.isFinite(value)) params[name] = value;
      else wrong.push(name);
    } else {
      params[name] = text;
    }
  }
  return { params, wrong };
}
