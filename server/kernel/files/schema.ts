import { isNotNull, isNull } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Media, PhotoPurpose, StaffPhotoPurpose } from '../../../src/domain/photo';
import { at, createdAt } from '../../db/columns';
import { users } from '../members/schema';

/** What members and staff have sent; the content lies in a `FileStore` under the id. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Null: staff's, or of a member who has gone. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<PhotoPurpose | StaffPhotoPurpose>().notNull(),
    /** What refers to it, such as an identity and its id; both null while nothing does. */
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    /** SHA-256 in hex, of what was sent and of what is kept. */
    sentSha256: text('sent_sha256').notNull(),
    sha256: text('sha256').notNull(),
    contentType: text('content_type').notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** How long a video lasts, rounded up; null: a photo. */
    seconds: integer('seconds'),
    /** Octets. */
    bytes: integer('bytes').notNull(),
    /** When it was taken, as the device says. */
    deviceTime: at('device_time').notNull(),
    /** Null until its content lies in the store: a process may die between the two. */
    storedAt: at('stored_at'),
    createdAt: createdAt(),
  },
  table => [
    index('files_owner').on(table.ownerId, table.sentSha256).where(isNotNull(table.ownerId)),
    index('files_subject').on(table.subjectKind, table.subjectId).where(isNotNull(table.subjectKind)),
    // For what forgets those that nothing refers to.
    index('files_unused').on(table.createdAt).where(isNull(table.subjectKind)),
  ],
);

/** Uploads in pieces (issue 15); each piece lies in the `FileStore` until the file is made of them (`pieceIds`). */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    /** Null: of a member who has gone. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<PhotoPurpose>().notNull(),
    media: text('media').$type<Media>().notNull(),
    /** Octets of all of it, and how many of them are there. */
    bytes: integer('bytes').notNull(),
    received: integer('received').notNull(),
    /** SHA-256 in hex, as its sender says. */
    sha256: text('sha256').notNull(),
    /** When it was taken, as the device says. */
    deviceTime: at('device_time').notNull(),
    /** What was made of it; null while it is under way. */
    fileId: text('file_id').references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    index('uploads_owner').on(table.ownerId, table.sha256).where(isNotNull(table.ownerId)),
    index('uploads_file').on(table.fileId).where(isNotNull(table.fileId)),
    // For what forgets them.
    index('uploads_created').on(table.createdAt),
  ],
);
