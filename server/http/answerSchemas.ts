import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../../src/domain/errorCode';
import type { Failure } from '../kernel/failure';
import contract from './contract.json';

type Schema = Record<string, unknown>;
type Schemas = Record<string, Schema>;

/** The types of the wire contract, and what each endpoint answers and refuses with, as JSON schemas (`npm run contract`). */
const { types, answers, commonRefusals, refusals } = contract as unknown as {
  types: Schemas;
  answers: Schemas;
  commonRefusals: Schemas;
  refusals: Record<string, Schemas>;
};

const envelopeOf = (code: object, data: object): Schema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code, msg: { type: 'string' }, data },
});

/** Makes the named types of the contract known, for the answers that refer to them and for the OpenAPI document. */
export function addContractTypes(app: FastifyInstance): void {
  for (const [name, schema] of Object.entries(types)) app.addSchema({ $id: name, ...schema });
}

/**
 * The schema of an endpoint's answer, by `METHOD /path`. Fastify writes what it declares and nothing else: a column
 * that a query happened to bring along never leaves the server. Undefined for a path that the contract does not have.
 */
export function answerSchemaOf(endpoint: string): object | undefined {
  const data = answers[endpoint];
  return (
    data && {
      description: 'code 0: success. Any other code is a refusal: `msg` is one sentence for a person.',
      ...envelopeOf({ type: 'integer' }, data),
    }
  );
}

const codeNames = new Map<number, string>(Object.entries(ErrorCode).map(([name, code]) => [code, name]));

/** A refusal that holds nothing besides its sentence. */
const bare = envelopeOf({ type: 'integer' }, { type: 'null' });

/** The refusals that an endpoint may give and that hold something, by the name of their code; none for a path that is no endpoint. */
const refusalsOf = (endpoint: string): Schemas => ({ ...commonRefusals, ...refusals[endpoint] });

/** The schemas of refusals by that of what they hold: the same object each time, so that Fastify compiles it once. */
const refusalSchemas = new WeakMap<object, Schema>();

/**
 * The schema by which a refusal leaves the server: as strict as an answer's, so that no column comes along with it
 * either. What the contract does not name for the endpoint and the code is not sent.
 */
export function refusalSchemaOf(endpoint: string, { code, data }: Pick<Failure, 'code' | 'data'>): Schema {
  const held = data === null ? undefined : refusalsOf(endpoint)[codeNames.get(code) ?? ''];
  if (!held) return bare;
  const known = refusalSchemas.get(held);
  if (known) return known;
  const schema = envelopeOf({ type: 'integer' }, held);
  refusalSchemas.set(held, schema);
  return schema;
}

/** All that an endpoint may answer, for the OpenAPI document: success, or a refusal by its code. */
export const documentedAnswerOf = (endpoint: string): object | undefined => {
  const answer = answerSchemaOf(endpoint);
  if (!answer) return undefined;
  const told = Object.entries(refusalsOf(endpoint)).map(([name, data]) => ({
    title: name,
    ...envelopeOf({ const: ErrorCode[name as keyof typeof ErrorCode] }, { anyOf: [data, { type: 'null' }] }),
  }));
  return { oneOf: [{ title: 'OK', ...answer }, ...told] };
};
