import type { StoredFile, UploadUnderWay } from '../../../types/api/file';
import { toIso } from '../../../src/domain/shanghaiTime';
import { PIECE_BYTES } from '../../../src/domain/photo';
import type { FileRow } from '../../kernel/files/fileRepository';
import type { UploadRow } from '../../kernel/files/uploadInPieces';

/** A file in the wire form, for its owner. */
export const presentFile = (row: FileRow): StoredFile => ({
  file_id: row.id,
  media: row.seconds === null ? 'photo' : 'video',
  sent_sha256: row.sentSha256,
  sha256: row.sha256,
  width: row.width,
  height: row.height,
  ...(row.seconds !== null && { seconds: row.seconds }),
  bytes: row.bytes,
  device_time: toIso(row.deviceTime),
  server_time: toIso(row.createdAt),
});

/** How far an upload in pieces has come, in the wire form. */
export const presentUpload = ({ id, received }: UploadRow): UploadUnderWay => ({
  upload_id: id,
  received,
  piece_bytes: PIECE_BYTES,
});
