import type { Media, PhotoPurpose } from '../../src/domain/photo';
import type { Call } from './call';

/** A photo or a video as it is kept: a JPEG or an MP4 without anything of where and with what it was taken. */
export interface StoredFile {
  file_id: string;
  media: Media;
  /** SHA-256 in hex, of what was sent and of what is kept. */
  sent_sha256: string;
  sha256: string;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** How long a video lasts, rounded up. */
  seconds?: number;
  /** Octets. */
  bytes: number;
  /** ISO times: when it was taken as the device says, and when it came. */
  device_time: string;
  server_time: string;
}

/** How far an upload in pieces has come. */
export interface UploadProgress {
  /** Octets that have arrived, from the first one on: the next piece begins there. */
  received: number;
}

/** An upload in pieces that is under way, or has arrived. */
export interface UploadUnderWay extends UploadProgress {
  upload_id: string;
  /** Octets of each piece but the last. */
  piece_bytes: number;
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
  /**
   * Begins an upload in pieces (issue 15), or finds the one of the same octets: then `received` says where it goes on, which
   * is its end where all is there. A video only where `VIDEO_PURPOSES` has it. What is not finished within a day is
   * forgotten; of many under way the oldest goes. INVALID_PARAMS (too large), TOO_MANY_REQUESTS (too many, or too
   * much in a day).
   */
  'POST /api/user/file/begin': Call<
    {
      purpose: PhotoPurpose;
      media: Media;
      /** Octets of all of it. */
      bytes: number;
      /** SHA-256 in hex of all of it. */
      sha256: string;
      device_time: string;
    },
    UploadUnderWay
  >;
  /**
   * Takes the piece that begins at `offset`: multipart as the whole upload. One that was received before, and one that does
   * not follow on what is there, change nothing: the answer says where to go on. NOT_FOUND, INVALID_PARAMS (no piece of that
   * length belongs there), SERVER_BUSY (no room: nothing is lost).
   */
  'POST /api/user/file/piece': Call<{ upload_id: string; offset: number }, UploadProgress>;
  /**
   * Makes a file of the pieces: their hash is what was said, a photo is encoded anew, a video is an MP4 or MOV of at most a
   * minute. Asked again it answers the same file. NOT_FOUND, INVALID_PARAMS (one sentence says why; the upload is forgotten
   * unless pieces are missing), SERVER_BUSY (no room: nothing is lost).
   */
  'POST /api/user/file/finish': Call<{ upload_id: string }, StoredFile>;
  /** NOT_FOUND. */
  'GET /api/file/operation/temp_url': Call<{ file_id: string }, TempUrl>;
  /** The same for up to 50, in their order. NOT_FOUND where one is not the member's. */
  'GET /api/file/operation/temp_url_batch': Call<{ file_ids: string[] }, { urls: TempUrl[] }>;
}
