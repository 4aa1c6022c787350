import { Errors } from 'typebox/schema';
import { fromEntries } from './newerBuiltIns';
import type { CallTyping, CallTypings, Fields } from './types';

/** What is wrong with an argument, and whether the host refuses the call for it: one that it does not know it passes over. */
interface Finding {
  words: string;
  isRefused: boolean;
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** What the typings speak of: data. A page or a canvas is the host's own, and any of it will do. */
function dataOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!isPlain(value)) return {};
  if (Array.isArray(value)) return value.map(dataOf);
  const fields = Object.entries(value).filter(
    ([, field]) => field !== undefined && typeof field !== 'function',
  );
  return fromEntries(fields.map(([name, field]) => [name, dataOf(field)]));
}

/**
 * Names that the host does not know. What Taro sends by a host's own name it leaves there by WeChat's, too (`data` beside
 * Alipay's `text`): the host passes that over.
 */
function unknownNames(given: Fields, unknown: readonly string[]): string[] {
  const known = Object.keys(given).filter(name => !unknown.includes(name));
  return unknown.filter(name => !known.some(other => given[other] === given[name]));
}

function findingsOf(schema: object, argument: unknown): Finding[] {
  const data = dataOf(argument);
  const [, errors] = Errors(schema, data);
  return errors
    .filter(({ schemaPath }) => !schemaPath.endsWith('/additionalProperties'))
    .flatMap((error): Finding[] => {
      const where = `parameter${error.instancePath.replace(/\//g, '.')}`;
      if (error.keyword !== 'additionalProperties') {
        return [{ words: `${where} ${error.message}`, isRefused: true }];
      }
      const names = unknownNames(data as Fields, error.params.additionalProperties);
      return names.map(name => ({ words: `${where} has no ${name}`, isRefused: false }));
    });
}

/** What the typings of a host say against the arguments of one of its calls. */
function judge({ needed, schemas }: CallTyping, given: readonly unknown[]): Finding[] {
  if (given.length < needed) return [{ words: `${needed} arguments are needed`, isRefused: true }];
  return given.flatMap((argument, index) => findingsOf(schemas[index] ?? {}, argument));
}

/**
 * Looks at the arguments of a call by the host's own typings. All that is wrong is complained of; returns the words in
 * which the host refuses the call, if it does.
 */
export function refusal(
  typings: CallTypings,
  call: string,
  given: readonly unknown[],
  complain: (text: string) => void,
): string | undefined {
  const typing = typings[call];
  if (!typing) {
    complain(`${call}: the typings of the host know no such call`);
    return undefined;
  }
  if (typing.isEnding) complain(`${call}: the host keeps it for old apps alone`);
  const findings = judge(typing, given);
  for (const { words } of findings) complain(`${call}: ${words}`);
  const refused = findings.filter(({ isRefused }) => isRefused).map(({ words }) => words);
  return refused.length > 0 ? `parameter error: ${refused.join('; ')}` : undefined;
}
