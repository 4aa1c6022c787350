import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The scripts that stand in a document itself. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/**
 * The scripts in the document of the built app, each as a source of a content security policy: they run before anything is
 * painted, and no other inline script runs at all. Empty where there is no app.
 */
export function inlineScripts(webDirectory: string): string[] {
  const index = path.join(webDirectory, 'index.html');
  if (!webDirectory || !existsSync(index)) return [];
  return [...readFileSync(index, 'utf8').matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
