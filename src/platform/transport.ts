import Taro from '@tarojs/taro';
import { cookies } from './cookies';

/** One HTTP request, ready to be sent. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  /** Full address, query included. */
  url: string;
  /** JSON text of a POST. */
  body?: string;
  /** Milliseconds. */
  timeout: number;
}

/** What came back, whatever its status. */
export interface TransportAnswer {
  status: number;
  statusText: string;
  /** Text of the body. */
  text: string;
}

/** Carries one call; rejects with the host's reason when no answer came (offline, time-out, refused). */
export async function transport(request: TransportRequest): Promise<TransportAnswer> {
  const answer = await Taro.request<string>({
    url: request.url,
    method: request.method,
    ...(request.body === undefined ? {} : { data: request.body }),
    header: { 'content-type': 'application/json', cookie: cookies.header() },
    dataType: 'text',
    responseType: 'text',
    timeout: request.timeout,
  });
  return { status: answer.statusCode, statusText: answer.errMsg, text: answer.data };
}
