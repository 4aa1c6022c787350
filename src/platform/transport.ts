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

/** What Alipay rejects with when an answer came whose status is not 200: the answer is in it (error 19). */
interface RefusedAnswer {
  status: number;
  data: unknown;
}

const isAnswer = (failure: unknown): failure is RefusedAnswer =>
  typeof failure === 'object' && typeof (failure as Partial<RefusedAnswer> | null)?.status === 'number';

const textOf = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data ?? ''));

/** Carries one call; rejects with the host's reason when no answer came (offline, time-out, refused). */
export async function transport(request: TransportRequest): Promise<TransportAnswer> {
  const failed = (failure: unknown): TransportAnswer => {
    if (!isAnswer(failure)) throw failure;
    return { status: failure.status, statusText: '', text: textOf(failure.data) };
  };
  const done = ({
    statusCode,
    errMsg,
    data,
  }: Taro.request.SuccessCallbackResult<string>): TransportAnswer => ({
    status: statusCode,
    statusText: errMsg,
    text: data,
  });
  return Taro.request<string>({
    url: request.url,
    method: request.method,
    ...(request.body === undefined ? {} : { data: request.body }),
    header: { 'content-type': 'application/json', cookie: cookies.header() },
    dataType: 'text',
    timeout: request.timeout,
  }).then(done, failed);
}
