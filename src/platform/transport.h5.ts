import type { TransportAnswer, TransportRequest } from './transport';

export async function transport(request: TransportRequest): Promise<TransportAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), request.timeout);
  try {
    const answer = await fetch(request.url, {
      method: request.method,
      credentials: 'include',
      signal: controller.signal,
      ...(request.body === undefined
        ? {}
        : { body: request.body, headers: { 'content-type': 'application/json' } }),
    });
    return { status: answer.status, statusText: answer.statusText, text: await answer.text() };
  } finally {
    clearTimeout(timer);
  }
}
