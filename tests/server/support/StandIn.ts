import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in was asked, as it came. */
export interface Asked {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it answers. */
export interface Answered {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** What is sent to a server of ours as a provider's notification. */
export interface Notice {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * A provider's server on this machine, for the tests that speak its wire: an own HTTP server, an own clock, keys made
 * for it. A test may let it be silent, or answer something else than it would.
 */
export abstract class StandIn {
  /** Every call that it understood, oldest first. */
  readonly asked: Asked[] = [];
  /** The provider's time. */
  clock = (): Date => new Date();
  /** It takes calls and answers none. */
  isSilent = false;
  /** Changes what it says before it signs it. */
  say: (body: string) => string = body => body;
  /** Changes an answer on its way. */
  tamper: (answer: Answered, asked: Asked) => Answered = answer => answer;
  private readonly server: Server = createServer((request, response) => {
    void this.receive(request).then(({ status, body, headers }) => {
      if (!this.isSilent) response.writeHead(status, headers).end(body);
    });
  });
  protected address = '';

  protected abstract answer(asked: Asked): Answered;

  async listen(): Promise<this> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage): Promise<Answered> {
    const { method = '', url: path = '', headers } = request;
    const asked = { method, path, headers, body: await bodyOf(request) };
    this.asked.push(asked);
    return this.tamper(this.answer(asked), asked);
  }
}
