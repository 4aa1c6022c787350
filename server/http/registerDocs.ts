import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../../src/domain/errorCode';
import { answerFileError } from './answer';
import { documentedAnswerOf } from './answerSchemas';

const description = `Parameters below are each call's own. On the wire they travel, as a JSON text together with
\`version{channel, appVersion, deviceOSVersion, deviceType, city, city_id, location}\`, in the field \`params\` of the
signed envelope:

| Field | |
|---|---|
| \`appid\` | id of the calling app |
| \`nonce\` | 8 to 64 letters, digits, \`-\` or \`_\`; each only once |
| \`timestamp\` | \`YYYY-MM-DD HH:mm:ss\`, Asia/Shanghai, at most 5 minutes off |
| \`request_resource\` | \`MOBILE\` |
| \`params\` | JSON text |
| \`sign\` | HMAC-SHA256 in hex, key = app secret, over the other five as \`name=value\`, sorted by name, joined with \`&\` |

GET puts the envelope in the query, other methods send it form-encoded or as JSON; a photo comes as multipart, behind the
fields of its envelope. Every answer is
\`{code, msg, data}\`; code 0 is success. The session is the cookie \`token\`. Money is integer fen, coordinates are
BD-09, times ISO 8601.

Codes: ${Object.entries(ErrorCode)
  .map(([name, code]) => `${code} ${name}`)
  .join(', ')}.`;

/** The OpenAPI document, made from the endpoints' schemas, and its page at /docs; for development. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    // A refusal comes with the status of success, under the same schema of the document.
    transform: ({ schema, url, route }) => {
      const documented = documentedAnswerOf(`${String(route.method)} ${url}`);
      return { url, schema: documented ? { ...schema, response: { 200: documented } } : schema };
    },
    // Types of the contract keep their names in the document.
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) =>
        typeof $id === 'string' ? $id : `def-${index}`,
    },
    openapi: {
      info: { title: 'Car rental API', description, version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'token' } } },
    },
  });
  await app.register(async page => {
    page.setErrorHandler(answerFileError);
    await page.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}
