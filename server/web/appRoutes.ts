import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The scripts and styles that the screen at a path loads besides those of the document; undefined: no screen. */
export type FilesOfRoute = (pathname: string) => readonly string[] | undefined;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A pattern such as `/scanorder/:site_id` matches paths with one non-empty segment in each place. */
function matches(pattern: string, pathname: string): boolean {
  const names = pattern.split('/');
  const parts = pathname.split('/');
  return (
    names.length === parts.length &&
    names.every((name, index) =>
      name.startsWith(':') ? parts[index] !== '' : name === decode(parts[index] ?? ''),
    )
  );
}

const isFileList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(file => typeof file === 'string');

/** The patterns of `routes.json` with their files; undefined when it is something else. */
function readPatterns(text: string): [string, string[]][] | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).map(([pattern, files]: [string, unknown]) => ({ pattern, files }));
  const good = entries.flatMap(({ pattern, files }): [string, string[]][] =>
    isFileList(files) ? [[pattern, files]] : [],
  );
  return good.length === entries.length ? good : undefined;
}

/**
 * The app's screens as the build wrote them into `routes.json`: URL patterns with the files that each screen loads.
 * Without that file every path is taken for a screen. Throws when the file is there and says something else.
 */
export function readAppRoutes(webDirectory: string): FilesOfRoute {
  let text: string;
  try {
    text = readFileSync(path.join(webDirectory, 'routes.json'), 'utf8');
  } catch {
    return () => [];
  }
  const patterns = readPatterns(text);
  if (!patterns) throw new Error('routes.json of the web build does not name screens and their files');
  return pathname => {
    const trimmed = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    return patterns.find(([pattern]) => matches(pattern, trimmed))?.[1];
  };
}
