import type { PhotoPurpose } from '../../src/domain/photo';
import type { Call } from './call';

/** A photo as it is kept: a JPEG without anything of where and with what it was taken. */
export interface StoredFile {
  file_id: string;
  /** SHA-256 in hex, of what was sent and of what is kept. */
  sent_sha256: string;
  sha256: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Octets. */
  bytes: number;
  /** ISO times: when it was taken as the device says, and when it came. */
  device_time: string;
  server_time: string;
}

/** Where a file of the member is read for some minutes, by whoever has the address. */
export interface TempUrl {
  file_id: string;
  /** A path of this server, with its signature. */
  url: string;
  /** ISO time. */
  expires_at: string;
}

/** Files of members (specification §7, file/upload and /api/file/operation). A file of somebody else is none. */
export interface FileApi {
  /**
   * Takes a photo: multipart, with the envelope's fields before the file. JPEG, PNG or WebP by its content, at most 10 MB;
   * it is encoded anew. The same photo sent again answers the same file. What no call refers to within a day is forgotten.
   * INVALID_PARAMS (no picture, or none that can be kept: one sentence says why), TOO_MANY_REQUESTS, SERVER_BUSY (no room).
   */
  'POST /api/user/file/upload': Call<{ purpose: PhotoPurpose; device_time: string }, StoredFile>;
  /** NOT_FOUND. */
  'GET /api/file/operation/temp_url': Call<{ file_id: string }, TempUrl>;
  /** The same for up to 50, in their order. NOT_FOUND where one is not the member's. */
  'GET /api/file/operation/temp_url_batch': Call<{ file_ids: string[] }, { urls: TempUrl[] }>;
}
