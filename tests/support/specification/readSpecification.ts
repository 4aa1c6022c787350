import { readText } from '../repository';

const folder = 'tests/support/specification';

/** A route as the specification's list has it. */
export interface SpecifiedRoute {
  url: string;
  aliases: string[];
  auth: boolean;
}

/** The routes of `routes.tsv` beside this file. */
export function specifiedRoutes(): SpecifiedRoute[] {
  return readText(`${folder}/routes.tsv`)
    .split('\n')
    .filter(line => line.startsWith('/'))
    .map(line => {
      const [url = '', aliases = '', auth = ''] = line.split('\t');
      return { url, aliases: aliases === '-' ? [] : aliases.split(','), auth: auth === 'yes' };
    });
}

/** The channel codes of specification §1. */
export function specifiedChannels(): string[] {
  const codes = /Channel codes seen: ([^.]+)\./.exec(readText(`${folder}/specification.md`))?.[1] ?? '';
  return codes.split(',').map(code => code.trim());
}

/** The page labels of the analytics of specification §2: the address and what it is called there, in English. */
export function specifiedLabels(): { url: string; label: string }[] {
  const text = readText(`${folder}/specification.md`);
  const section = text.slice(text.indexOf('### Analytics page labels')).split('\n')[1] ?? '';
  return section.split(';').flatMap(part => {
    const [urls = '', label = ''] = part.split(/ (?:is|are) /);
    return label && urls.includes('/') ? urls.split(' and ').map(url => ({ url: url.trim(), label })) : [];
  });
}

/** The rules of decisions.md and the modules in which they are found. */
export function decidedRules(): { module: string; name: string }[] {
  const text = readText(`${folder}/decisions.md`);
  let module = '';
  return text
    .slice(text.indexOf('| Module | Export |'))
    .split('\n')
    .filter(line => /^\| (`|\|)/.test(line))
    .flatMap(line => {
      const [, first = '', exports = ''] = line.split('|').map(cell => cell.trim());
      module = first ? first.replace(/`|\.ts/g, '') : module;
      return [...exports.matchAll(/`(\w+)\(/g)].map(([, name = '']) => ({ module, name }));
    });
}
