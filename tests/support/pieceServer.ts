import { createHash } from 'node:crypto';
import Taro from '@tarojs/taro';
import { PIECE_BYTES } from '@/domain/photo';
import { host } from './taro';

/** An upload as the test's server has it. */
interface Upload {
  params: { bytes: number; sha256: string; media: string; purpose: string };
  received: Buffer;
}

/** A server that takes uploads in pieces, and what it was asked. */
export interface PieceServer {
  /** `begin`, `finish`, or the offset of each piece, in their order. */
  asked: (string | number)[];
  uploads: Map<string, Upload>;
  /** Before an answer: throws where there is no way, answers itself where it is something else than usual. */
  before: (what: string | number) => object | undefined;
}

const answer = (data: unknown, code = 0, msg = 'ok', status = 200) => ({
  ...{ statusCode: status, errMsg: 'ok', data: JSON.stringify({ code, msg, data }) },
});

/** A refusal of the test's server; with status 503 it is busy. */
export const refusal = (code: number, msg: string, status = 200, data: unknown = null): object =>
  answer(data, code, msg, status);

/** Stands in for the server's begin, piece and finish as a mini-program reaches them. */
export function servePieces(): PieceServer {
  const server: PieceServer = { asked: [], uploads: new Map(), before: () => undefined };
  const ask = (what: string | number, work: () => object): Promise<object> =>
    Promise.resolve().then(() => {
      server.asked.push(what);
      return server.before(what) ?? work();
    });
  const paramsOf = (text: string) => JSON.parse(text) as Record<string, never>;
  const request = ({ url, data }: { url: string; data: string }) => {
    const { params } = JSON.parse(data) as { params: string };
    if (url.endsWith('/begin')) {
      return ask('begin', () => {
        const begun = paramsOf(params) as unknown as Upload['params'];
        const upload = server.uploads.get(begun.sha256) ?? { params: begun, received: Buffer.alloc(0) };
        server.uploads.set(begun.sha256, upload);
        return answer({
          upload_id: begun.sha256,
          received: upload.received.length,
          piece_bytes: PIECE_BYTES,
        });
      });
    }
    return ask('finish', () => {
      const { upload_id } = paramsOf(params) as unknown as { upload_id: string };
      const sent = server.uploads.get(upload_id)?.received ?? Buffer.alloc(0);
      const sha256 = createHash('sha256').update(sent).digest('hex');
      return sha256 === upload_id
        ? answer({ file_id: `file-of-${sha256.slice(0, 4)}` })
        : answer(null, 40000, '传到的内容和手机上的不一致，请重新上传');
    });
  };
  Object.assign(Taro, { request });
  host.answerUpload = ({ url, formData, content = new Uint8Array() }) => {
    if (!url.endsWith('/piece')) return ask('whole', () => answer({ file_id: 'file-whole' }));
    const { upload_id, offset } = paramsOf(formData.params ?? '') as unknown as {
      upload_id: string;
      offset: number;
    };
    return ask(offset, () => {
      const upload = server.uploads.get(upload_id);
      if (!upload) return refusal(40400, '没有找到这次上传，请重新上传');
      if (offset === upload.received.length) upload.received = Buffer.concat([upload.received, content]);
      return answer({ received: upload.received.length });
    });
  };
  return server;
}
