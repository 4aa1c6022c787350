import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { CommandError } from '../lib/command.mjs';
import { contractText } from '../lib/contract.mjs';
import { runNode } from '../lib/processes.mjs';
import { root } from '../lib/project.mjs';
import { lineFiles } from './lineFiles.mjs';
import { lineMentions } from './lineMentions.mjs';

const toPascal = name => name.replace(/(^|-)(\w)/g, (_, dash, letter) => letter.toUpperCase());

/**
 * Writes the skeleton of a line: a home that lists what the line offers in a city, from the table through the contract
 * to the screen, with its tests; and names it where lines are listed.
 */
export async function newLine({ name, url, title }) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new CommandError(`“${name}” is no name in kebab-case.`);
  if (!/^\/[a-z_]+$/.test(url)) throw new CommandError(`“${url}” is no address such as /marriage_car.`);
  const Name = toPascal(name);
  const line = {
    name,
    url,
    title,
    Name,
    camel: Name[0].toLowerCase() + Name.slice(1),
    table: name.replaceAll('-', '_'),
  };

  const files = lineFiles(line);
  const taken = Object.keys(files).find(file => existsSync(path.join(root, file)));
  if (taken) throw new CommandError(`${taken} is there already.`);
  for (const [file, text] of Object.entries(files)) await write(file, text);

  const mentions = lineMentions(line);
  for (const [file, mention] of Object.entries(mentions)) {
    await write(file, mention(readFileSync(path.join(root, file), 'utf8')));
  }
  writeFileSync(path.join(root, 'server/http/contract.json'), contractText());
  await migrate(line);
  return {
    written: [...Object.keys(files), 'server/db/migrations (its table)'],
    changed: [...Object.keys(mentions), 'server/http/contract.json'],
  };
}

async function write(file, text) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  const options = await prettier.resolveConfig(place);
  writeFileSync(place, await prettier.format(text, { ...options, filepath: place }));
}

async function migrate({ table }) {
  const { code, output } = await runNode(
    [path.join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', table],
    { cwd: root, log: path.join(root, '.cache/logs/new.log') },
  );
  if (code !== 0) throw new CommandError(`The migration could not be written:\n${output}`);
}
