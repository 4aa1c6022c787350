import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorCode } from '../../src/domain/errorCode';
import { PHOTO_BYTES, tooLarge } from '../../src/domain/photo';
import { Failure } from '../kernel/failure';

declare module 'fastify' {
  interface FastifyRequest {
    /** What was sent along with the call, not read yet. */
    sentFile: MultipartFile | null;
  }
}

/** The form of an envelope, and one file behind it. */
const limits = {
  fields: 8,
  fieldSize: 64 * 1024,
  files: 1,
  fileSize: PHOTO_BYTES,
  parts: 9,
  headerPairs: 20,
};

const brokenOff = (): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, '照片没有传完整，请检查网络后重新上传');

/** Has calls bring a file: multipart, in which the fields stand before it. */
export async function registerSentFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { limits });
  app.decorateRequest('sentFile', null);
  // What nobody wanted to read is passed over, so that the next call of the connection is found.
  app.addHook('onResponse', async ({ sentFile }) => void sentFile?.file.resume());
}

/**
 * The envelope of a posted call: its body, or the fields of its form. Of a form no more is read than them: who may not
 * send a file has sent it in vain. INVALID_PARAMS for a form that is none.
 */
export async function postedFields(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const file = await request.file().catch(() => {
    throw brokenOff();
  });
  request.sentFile = file ?? null;
  return Object.fromEntries(
    // The file itself stands among them.
    Object.entries(file?.fields ?? {}).flatMap(([name, part]) =>
      part && 'value' in part ? [[name, part.value]] : [],
    ),
  );
}

/** The file that came with a call. INVALID_PARAMS where there is none, it is too large, or broke off on its way. */
export async function readSentFile({ sentFile }: FastifyRequest): Promise<Buffer> {
  if (!sentFile) throw new Failure(ErrorCode.INVALID_PARAMS, '请选择要上传的照片');
  try {
    return await sentFile.toBuffer();
  } catch {
    if (!sentFile.file.truncated) throw brokenOff();
    throw new Failure(ErrorCode.INVALID_PARAMS, tooLarge('photo'));
  }
}
