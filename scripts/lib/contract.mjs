import { createGenerator } from 'ts-json-schema-generator';
import { inProject } from './project.mjs';

/** Names that hosts, tools and JSON pointers take as they are. */
const isNamed = name => /^\w+$/.test(name);

/**
 * The JSON schemas of what every endpoint answers, read from the wire contract (types/api), so that the contract is
 * written once: `types` by name, and `answers` by `METHOD /path`. A type refers to another by `Name#`.
 */
export function answerSchemas() {
  const { definitions } = createGenerator({
    path: inProject('types/api/index.ts'),
    tsconfig: inProject('tsconfig.json'),
    type: 'Api',
    // The types are checked by their own step.
    skipTypeCheck: true,
    jsDoc: 'extended',
  }).createSchema('Api');
  const nameIn = reference => decodeURIComponent(reference.replace('#/definitions/', ''));

  /** Named types stay references; what has no name stands where it is used. */
  const written = node => {
    if (Array.isArray(node)) return node.map(written);
    if (node === null || typeof node !== 'object') return node;
    if (typeof node.$ref === 'string') {
      const name = nameIn(node.$ref);
      return isNamed(name) ? { $ref: `${name}#` } : written(definitions[name]);
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, written(value)]));
  };

  const answers = Object.fromEntries(
    Object.entries(definitions.Api.properties)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, call]) => [name, written(definitions[nameIn(call.$ref)].properties.data)]),
  );
  const types = {};
  /** What the answers name, and what that names in turn; types that only requests use are the endpoints' own part. */
  const collect = node => {
    for (const [, name] of JSON.stringify(node).matchAll(/"\$ref":"(\w+)#"/g)) {
      if (types[name]) continue;
      types[name] = written(definitions[name]);
      collect(types[name]);
    }
  };
  collect(answers);
  return { types: Object.fromEntries(Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1))), answers };
}

/** The text of server/http/contract.json. */
export const contractText = () => `${JSON.stringify(answerSchemas(), null, 1)}\n`;
