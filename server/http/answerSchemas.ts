import type { FastifyInstance } from 'fastify';
import contract from './contract.json';

/** The types of the wire contract and what each endpoint answers, as JSON schemas (`npm run contract`). */
const { types, answers } = contract as unknown as {
  types: Record<string, object>;
  answers: Record<string, object>;
};

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
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
    }
  );
}
