import { createGenerator } from 'ts-json-schema-generator';
import { inProject } from './project.mjs';

/** Names that hosts, tools and JSON pointers take as they are. */
const isNamed = name => /^\w+$/.test(name);

/**
 * The JSON schemas of what every endpoint answers, read from the wire contract (types/api), so that the contract is
 * written once: `types` by name, `answers` by `METHOD /path`, and what refusals hold by the name of their code:
 * `commonRefusals`, and `refusals` by `METHOD /path`. A type refers to another by `Name#`.
 */
export function answerSchemas() {
  const generator = createGenerator({
    path: inProject('types/api/index.ts'),
    tsconfig: inProject('tsconfig.json'),
    type: 'Api',
    // The types are checked by their own step.
    skipTypeCheck: true,
    jsDoc: 'extended',
  });
  const common = generator.createSchema('CommonRefusals').definitions;
  const definitions = { ...common, ...generator.createSchema('Api').definitions };
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

  const calls = Object.entries(definitions.Api.properties)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, call]) => [name, definitions[nameIn(call.$ref)].properties]);
  const answers = Object.fromEntries(calls.map(([name, { data }]) => [name, written(data)]));
  const commonRefusals = written(definitions.CommonRefusals.properties);
  const refusals = Object.fromEntries(
    calls
      .map(([name, call]) => [name, written(call.refusals).properties])
      .filter(([, own]) => own && Object.keys(own).length > 0),
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
  collect({ answers, commonRefusals, refusals });
  const sorted = Object.fromEntries(Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { types: sorted, answers, commonRefusals, refusals };
}

/** The text of server/http/contract.json. */
export const contractText = () => `${JSON.stringify(answerSchemas(), null, 1)}\n`;
