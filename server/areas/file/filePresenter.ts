import type { StoredFile } from '../../../types/api/file';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { FileRow } from '../../kernel/files/fileRepository';

/** A file in the wire form, for its owner. */
export const presentFile = (row: FileRow): StoredFile => ({
  file_id: row.id,
  sent_sha256: row.sentSha256,
  sha256: row.sha256,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  device_time: toIso(row.deviceTime),
  server_time: toIso(row.createdAt),
});
