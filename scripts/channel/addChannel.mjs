import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { CommandError } from '../lib/command.mjs';
import { channelNamed } from '../lib/channels.mjs';
import { inProject } from '../lib/project.mjs';

const registry = 'src/channels/registry.ts';
/** Before it stand the rows, after it nothing of them. */
const end = /\n\];\n\n\/\*\* What a source of visits/;

const quoted = text => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Throws where a code cannot be one, or is one already. */
export function assertNewCode(code, channels) {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(code))
    throw new CommandError(`“${code}”不能作代码：用字母、数字和下划线，字母开头。`);
  if (channelNamed(channels, code))
    throw new CommandError(`${code} 已经有了：npm run channel -- show ${code}`);
}

/** The row of what was answered, as source. Throws where an answer cannot be one. */
export function rowSource({ code, name, family, title }, { channels, hostFamilies: families }) {
  assertNewCode(code, channels);
  if (!name.trim()) throw new CommandError('渠道要有一个名称。');
  if (!families.includes(family)) throw new CommandError(`没有“${family}”这种宿主：${families.join('、')}`);
  const titles = title.trim() ? `, titles: { home: ${quoted(title.trim())} }` : '';
  return `{ code: ${quoted(code)}, name: ${quoted(name.trim())}, family: ${quoted(family)}${titles} },`;
}

/** The registry with a row more at its end. */
export function withRow(source, row) {
  if (!end.test(source)) throw new CommandError(`${registry} 的形状变了，请手工加这一行：${row}`);
  return source.replace(end, rest => `\n  ${row}${rest}`);
}

/** Adds a channel's row to the registry, formatted as the project is. */
export async function addChannel(answers, all) {
  const file = inProject(registry);
  const source = withRow(readFileSync(file, 'utf8'), rowSource(answers, all));
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(source, { ...options, filepath: file }));
}
