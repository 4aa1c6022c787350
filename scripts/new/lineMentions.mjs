import { CommandError } from '../lib/command.mjs';
import { demoText } from './lineFiles.mjs';

/** Puts text at the first place that a pattern finds. */
function insert(text, pattern, added) {
  const at = text.search(pattern);
  if (at < 0) throw new CommandError(`The place for the new line was not found: ${pattern}`);
  return text.slice(0, at) + added + text.slice(at);
}

/** Puts an import before the first whose path sorts behind its own, or behind the last. */
function withImport(text, names, from) {
  const imports = [...text.matchAll(/^import [^;]+ from '([^']+)';\n/gm)];
  const next = imports.find(([, path]) => path > from);
  const last = imports.at(-1);
  if (!last) throw new CommandError(`The place for the import of ${from} was not found.`);
  const at = next ? next.index : last.index + last[0].length;
  return `${text.slice(0, at)}import ${names} from '${from}';\n${text.slice(at)}`;
}

/** Where the lines are listed: each file with what is added to it. */
export const lineMentions = ({ name, Name, camel }) => ({
  'src/routes/index.ts': text =>
    insert(
      withImport(text, `{ ${camel}Routes }`, `../packages/${name}/routes`),
      /(?= {2}\/\/ A build for people does not contain)/,
      `  ...${camel}Routes,\n`,
    ),
  'types/api/index.ts': text =>
    insert(withImport(text, `type { ${Name}Api }`, `./${camel}`), /(?<=\w)(?= \{\})/, `, ${Name}Api`),
  'server/areas/index.ts': text =>
    insert(
      withImport(text, `{ ${camel}Area }`, `./${name}/${camel}Area`),
      /(?=\n\};\s*$)/,
      `\n  ...${camel}Area,`,
    ),
  'server/demo/demos.ts': text =>
    insert(withImport(text, `{ ${camel}Demo }`, `../areas/${name}/demo`), /(?=\n\];)/, `\n  ${camel}Demo,`),
  'tests/support/visitedScreens.ts': text =>
    insert(text, /(?<=const visits: [^;]*)(?=\n\};)/, `\n  '${name}.home': { shows: '${demoText}' },`),
});
