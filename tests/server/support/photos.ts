import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PhotoPurpose } from '../../../src/domain/photo';
import type { StoredFile, UploadProgress } from '../../../types/api/file';
import type { Answer } from '../../../types/api/call';
import type { TestServer, TestSession } from './testServer';
import { video } from './videos';

let shade = 0;

/** A photo that no other test has sent, so many pixels wide and two thirds as high. */
export function photo(width = 600): Promise<Buffer> {
  shade = (shade + 1) % 0xffffff;
  const background = `#${shade.toString(16).padStart(6, '0')}`;
  const height = Math.round((width * 2) / 3);
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: { text: { text: String(shade), rgba: true, dpi: 200 } } }])
    .png()
    .toBuffer();
}

const BOUNDARY = 'a-boundary-of-the-test';

interface Sent {
  purpose?: PhotoPurpose;
  device_time?: string;
  session?: TestSession | undefined;
  /** What the file is called, which nobody believes. */
  name?: string;
  /** Where it is sent, and with what instead of a purpose, such as the link of a repair shop. */
  url?: string;
  token?: string;
  /** Of a piece of an upload. */
  piece?: { upload_id: string; offset: number };
  /** What follows the file; default: the end of the form. */
  end?: string;
}

/** The body of an upload as hosts make it: the fields of the envelope, then the file. */
export function uploadRequest(
  server: TestServer,
  content: Buffer,
  { purpose = 'IDENTITY', device_time = '2026-11-23T08:59:00+08:00', piece, ...sent }: Sent = {},
) {
  const { token, url = `/api/user/file/${piece ? 'piece' : 'upload'}` } = sent;
  const usual = token === undefined ? { purpose, device_time } : { token, device_time };
  const envelope = server.envelope(piece ?? usual);
  const fields = Object.entries(envelope).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${sent.name ?? 'photo.jpg'}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const { end = `\r\n--${BOUNDARY}--\r\n` } = sent;
  return {
    method: 'POST' as const,
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(sent.session && { cookie: sent.session.cookie }),
    },
    payload: Buffer.concat([Buffer.from(fields.join('') + head), content, Buffer.from(end)]),
  };
}

/** Uploads a photo; answers the whole envelope `{code, msg, data}`. */
export async function upload(
  server: TestServer,
  content: Buffer,
  sent: Sent = {},
): Promise<Answer<StoredFile>> {
  const answer = await server.app.inject(uploadRequest(server, content, sent));
  return answer.json<Answer<StoredFile>>();
}

/** Has a member send a photo of their own; its id. */
export async function uploaded(
  server: TestServer,
  session: TestSession,
  purpose: PhotoPurpose = 'IDENTITY',
): Promise<string> {
  const { data, msg } = await upload(server, await photo(), { session, purpose });
  if (!data) throw new Error(msg);
  return data.file_id;
}

/** Has a member send a video of an accident, which is one piece; its id. */
export async function uploadedVideo(server: TestServer, session: TestSession): Promise<string> {
  const content = video();
  const about = {
    ...({ purpose: 'ACCIDENT', media: 'video', bytes: content.length } as const),
    ...{
      sha256: createHash('sha256').update(content).digest('hex'),
      device_time: '2026-11-26T11:40:00+08:00',
    },
  };
  const { upload_id } = (await server.call('POST /api/user/file/begin', about, { session })).data;
  await sendPiece(server, session, content, { upload_id, offset: 0 });
  const { data, msg } = await server.call('POST /api/user/file/finish', { upload_id }, { session });
  if (!data) throw new Error(msg);
  return data.file_id;
}

/** Sends a piece of an upload; answers the whole envelope. */
export async function sendPiece(
  server: TestServer,
  session: TestSession | undefined,
  content: Buffer,
  piece: { upload_id: string; offset: number },
): Promise<Answer<UploadProgress>> {
  const answer = await server.app.inject(uploadRequest(server, content, { session, piece }));
  return answer.json<Answer<UploadProgress>>();
}
