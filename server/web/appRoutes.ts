import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a path is one of the app's screens. */
export type IsAppRoute = (pathname: string) => boolean;

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

/**
 * The app's screens as the build wrote them into `routes.json`, an array of URL patterns. Without that file
 * every path is taken for a screen. Throws when the file is there and is no such array.
 */
export function readAppRoutes(webDirectory: string): IsAppRoute {
  let text: string;
  try {
    text = readFileSync(path.join(webDirectory, 'routes.json'), 'utf8');
  } catch {
    return () => true;
  }
  const patterns: unknown = JSON.parse(text);
  if (!Array.isArray(patterns) || !patterns.every(pattern => typeof pattern === 'string')) {
    throw new Error('routes.json of the web build is not an array of URL patterns');
  }
  return pathname => {
    const trimmed = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    return patterns.some(pattern => matches(pattern, trimmed));
  };
}
