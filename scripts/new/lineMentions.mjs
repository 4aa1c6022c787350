import { CommandError } from '../lib/command.mjs';

/** Puts text before or after the one place of a file that a pattern names. */
function insert(text, pattern, added, { before = false } = {}) {
  const found = text.match(pattern);
  if (!found) throw new CommandError(`The place for the new line was not found: ${pattern}`);
  const at = found.index + (before ? 0 : found[0].length);
  return text.slice(0, at) + added + text.slice(at);
}

const lastImport = /(?:^|\n)import [^;]+;(?![\s\S]*\nimport )/;
const withImport = (text, statement) => insert(text, lastImport, `\n${statement}`);

/** Where the lines are listed: each file with what is added to it. */
export const lineMentions = ({ name, Name, camel }) => ({
  'src/routes/index.ts': text =>
    insert(
      withImport(text, `import { ${camel}Routes } from '../packages/${name}/routes';`),
      /  \/\/ A build for people does not contain/,
      `  ...${camel}Routes,\n`,
      { before: true },
    ),
  'types/api/index.ts': text =>
    insert(
      withImport(text, `import type { ${Name}Api } from './${camel}';`),
      /(?<=extends\s+)(?=\w)/,
      `${Name}Api, `,
      {
        before: true,
      },
    ),
  'server/areas/index.ts': text =>
    insert(
      withImport(text, `import { ${camel}Area } from './${name}/${camel}Area';`),
      /\n};\s*$/,
      `\n  ...${camel}Area,`,
      { before: true },
    ),
  'server/demo/demos.ts': text =>
    insert(
      withImport(text, `import { ${camel}Demo } from '../areas/${name}/demo';`),
      /\n\];/,
      `\n  ${camel}Demo,`,
      { before: true },
    ),
});
