import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buildApp } from '../../../server/app';
import { createMoney } from '../../../server/createMoney';
import { open } from '../../../server/http/endpoint';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import Type from 'typebox';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 10, section 2, Medium 12: who sends a call slowly, or does not read its answer, is hung up on.
const LONG = 'x'.repeat(64 * 1024 * 1024);

describe('a caller who takes too long', () => {
  let server: TestServer;
  let app: TestServer['app'];
  let port: number;
  beforeAll(async () => {
    server = await startTestServer();
    app = await buildApp({
      db: server.db,
      settings: server.settings,
      sms: sandboxSmsSender(server.db),
      money: createMoney(server.settings, { db: server.db, report: () => undefined }),
      files: server.files,
      clock: () => new Date(),
      endpoints: {
        'POST /api/test/long': open('', Type.Object({}), () => Promise.resolve({ text: LONG })),
      },
      patience: 500,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = app.addresses()[0]?.port ?? 0;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  async function call(length: number, body: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    const head = ['POST /api/test/long HTTP/1.1', 'host: test', 'content-type: application/json'];
    socket.write([...head, `content-length: ${length}`, '', body].join('\r\n'));
    return socket;
  }

  it('with the body of a call is hung up on, though they send a byte now and then', async () => {
    const socket = await call(1000, '{"appid":');
    let answer = '';
    socket.on('data', part => (answer += String(part)));
    const drip = setInterval(() => socket.write(' '), 50);
    await once(socket, 'close').finally(() => clearInterval(drip));
    expect(answer).toContain('HTTP/1.1 408');
  });

  it('and sends a thousand calls ahead has a hundred of them done: answers that nobody reads wait in memory', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /livez HTTP/1.1\r\nhost: test\r\n\r\n'.repeat(1000));
    let answers = '';
    const told = (start: string): number => answers.split(start).length - 1;
    for await (const part of socket) {
      answers += String(part);
      if (told('HTTP/1.1 ') === 1000) break;
    }
    expect([told('HTTP/1.1 200'), told('HTTP/1.1 503')]).toEqual([100, 900]);
  });

  it('with going on at all is hung up on', async () => {
    const socket = await call(1000, '{"appid":');
    let answer = '';
    socket.on('data', part => (answer += String(part)));
    await once(socket, 'close');
    // Two clocks run out at the same moment, that of the connection and that of the call: the latter says why.
    expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
  });

  it('with reading an answer is hung up on before its end', async () => {
    const body = JSON.stringify(server.envelope({}));
    const socket = await call(Buffer.byteLength(body), body);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toContain('HTTP/1.1 200');
    socket.pause();
    // The server hangs up although nothing more is read here.
    await new Promise<void>(resolve => {
      const watch = setInterval(() => {
        app.server.getConnections((_error, count) => {
          if (count > 0) return;
          clearInterval(watch);
          resolve();
        });
      }, 50);
    });
    socket.destroy();
  });
});
