import type { DataOf, Endpoint, RequestOf } from '~types/api';
import type { Envelope, Version } from '~types/api/call';

/** A call as it came over the wire. */
export interface ReceivedCall {
  endpoint: string;
  envelope: Envelope;
  /** The call's own parameters and its version object, out of `params`. */
  params: Record<string, unknown> & { version?: Version };
}

/** Thrown by a handler: the answer's code is not 0 (specification §8). */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** Thrown by a handler: an answer that is not ours, such as a proxy's page. */
export class RawAnswer extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`HTTP ${status}`);
  }
}

type Handlers = { [E in Endpoint]?: (request: RequestOf<E>) => DataOf<E> | Promise<DataOf<E>> };

interface FetchInit {
  method: string;
  credentials?: string;
  body?: string;
}

/** What the last fetch was told besides its envelope. */
export interface FakeServer {
  calls: ReceivedCall[];
  credentials: string | undefined;
}

/**
 * Stands in for the network: answers `fetch` by the wire contract. A call that no handler serves fails as an
 * unreachable server does.
 */
export function serve(handlers: Handlers): FakeServer {
  const server: FakeServer = { calls: [], credentials: undefined };
  const answer = (status: number, text: string) => ({
    status,
    statusText: `HTTP ${status}`,
    text: () => Promise.resolve(text),
  });
  const fetch = async (address: string, init: FetchInit) => {
    const url = new URL(address, 'https://m.rental.example');
    const envelope = (init.body === undefined
      ? Object.fromEntries(url.searchParams)
      : JSON.parse(init.body)) as unknown as Envelope;
    const params = JSON.parse(envelope.params) as ReceivedCall['params'];
    const endpoint = `${init.method} ${url.pathname}`;
    server.calls.push({ endpoint, envelope, params });
    server.credentials = init.credentials;
    const handle = (handlers as Record<string, ((request: unknown) => unknown) | undefined>)[endpoint];
    if (!handle) throw new TypeError('Failed to fetch');
    try {
      return answer(200, JSON.stringify({ code: 0, msg: 'OK', data: await handle(params) }));
    } catch (problem) {
      if (problem instanceof RawAnswer) return answer(problem.status, problem.text);
      if (problem instanceof Refusal) {
        return answer(200, JSON.stringify({ code: problem.code, msg: problem.message, data: problem.data }));
      }
      throw problem;
    }
  };
  Object.assign(globalThis, { fetch });
  return server;
}
