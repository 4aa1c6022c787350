import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { CommandError } from '../lib/command.mjs';
import { contractText } from '../lib/contract.mjs';
import { runNode } from '../lib/processes.mjs';
import { inProject, root } from '../lib/project.mjs';
import { specifiedRoutes } from '../lib/routes.mjs';
import { lineFiles } from './lineFiles.mjs';
import { lineMentions } from './lineMentions.mjs';

const toPascal = name => name.replace(/(^|-)(\w)/g, (_, dash, letter) => letter.toUpperCase());

/** The names of a line in all their spellings, and the addresses of its home; refuses what cannot become a line. */
function lineOf({ name, url, title }) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new CommandError(`“${name}” is no name in kebab-case.`);
  if (/['\\`${}<>]/.test(title)) throw new CommandError(`“${title}” is no title of a screen.`);
  const specified = specifiedRoutes().find(({ addresses }) => addresses[0] === url);
  if (!specified)
    throw new CommandError(`${url} is no address of the specification: npm run routes lists them.`);
  if (specified.auth || url.includes(':')) {
    throw new CommandError(`${url} cannot be the home of a line: it asks for a login or a parameter.`);
  }
  const [, ...aliases] = specified.addresses;
  const Name = toPascal(name);
  const camel = Name[0].toLowerCase() + Name.slice(1);
  return { name, url, aliases, title, Name, camel, table: name.replaceAll('-', '_') };
}

/**
 * The skeleton of a line: a home that lists what the line offers in a city, from the table through the contract to the
 * screen, with its tests; and the files that name it where lines are listed. All texts by their place; nothing is
 * written.
 */
export async function planLine(wish) {
  const line = lineOf(wish);
  const files = lineFiles(line);
  const taken = Object.keys(files).find(file => existsSync(inProject(file)));
  if (taken) throw new CommandError(`${taken} is there already.`);
  const mentioned = Object.entries(lineMentions(line)).map(([file, mention]) => [
    file,
    mention(readFileSync(inProject(file), 'utf8')),
  ]);
  return { line, written: await formatted(Object.entries(files)), changed: await formatted(mentioned) };
}

/** Writes the skeleton of a line, the schemas of what it answers, and the migration that makes its table. */
export async function newLine(wish) {
  const { line, written, changed } = await planLine(wish);
  for (const [file, text] of Object.entries({ ...written, ...changed })) {
    mkdirSync(path.dirname(inProject(file)), { recursive: true });
    writeFileSync(inProject(file), text);
  }
  writeFileSync(inProject('server/http/contract.json'), contractText());
  await migrate(line);
  return {
    written: [...Object.keys(written), 'server/db/migrations (its table)'],
    changed: [...Object.keys(changed), 'server/http/contract.json'],
  };
}

/** Entries of file and text, each as prettier wants it. */
async function formatted(entries) {
  const texts = entries.map(async ([file, text]) => {
    const options = await prettier.resolveConfig(inProject(file));
    return [file, await prettier.format(text, { ...options, filepath: inProject(file) })];
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function migrate({ table }) {
  const { code, output } = await runNode(
    [inProject('node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', table],
    { cwd: root, log: inProject('.cache/logs/new.log') },
  );
  if (code !== 0) throw new CommandError(`The migration could not be written:\n${output}`);
}
