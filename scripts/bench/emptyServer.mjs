import Fastify from 'fastify';

// The floor of every call: a Fastify server with one route that does nothing.
const app = Fastify();
app.get('/', async () => ({ code: 0, msg: 'ok', data: null }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
