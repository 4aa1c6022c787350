import { eq } from 'drizzle-orm';
import { ErrorCode } from '../../../../src/domain/errorCode';
import {
  HANDOVER_KINDS,
  HANDOVER_SLOTS,
  HANDOVER_TEXTS,
  photographed,
  type HandoverKind,
} from '../../../../src/domain/handoverPhotos';
import { statusText } from '../../../../src/domain/orderLife';
import { rentalLife } from '../../../../src/domain/rentalLife';
import { toIso } from '../../../../src/domain/shanghaiTime';
import type { RequestOf } from '../../../../types/api';
import type { HandoverPhoto } from '../../../../types/api/handover';
import type { Database } from '../../../db/database';
import type { MemberContext } from '../../../http/endpoint';
import { Failure, notFound } from '../../../kernel/failure';
import { attachFiles, type FileRow } from '../../../kernel/files/fileRepository';
import { files } from '../../../kernel/files/schema';
import { tempUrl } from '../../../kernel/files/tempUrls';
import { addEvents, findOrder } from '../../../kernel/orders/orderRepository';
import { lockRentalOrder } from '../rentalOrderRepository';
import { rentalPhotos } from './schema';

/** A photo with its file. */
export interface StoredPhoto {
  photo: typeof rentalPhotos.$inferSelect;
  file: FileRow;
}

/** The photos of an order: pickup before return, in the order in which one walks around the car. */
export async function readPhotos(db: Database, orderId: string): Promise<StoredPhoto[]> {
  const rows = await db
    .select({ photo: rentalPhotos, file: files })
    .from(rentalPhotos)
    .innerJoin(files, eq(files.id, rentalPhotos.fileId))
    .where(eq(rentalPhotos.orderId, orderId));
  const rank = ({ photo: { kind, slot } }: StoredPhoto): number =>
    HANDOVER_KINDS.indexOf(kind) * HANDOVER_SLOTS.length + HANDOVER_SLOTS.findIndex(one => one.slot === slot);
  return rows.sort((a, b) => rank(a) - rank(b));
}

/** Of which hand-overs of an order there are photos. */
export async function kindsPhotographed(db: Database, orderId: string): Promise<HandoverKind[]> {
  const rows = await db
    .selectDistinct({ kind: rentalPhotos.kind })
    .from(rentalPhotos)
    .where(eq(rentalPhotos.orderId, orderId));
  return HANDOVER_KINDS.filter(kind => rows.some(row => row.kind === kind));
}

async function present(
  orderId: string,
  { db, settings, now }: Pick<MemberContext, 'db' | 'settings' | 'now'>,
): Promise<{ photos: HandoverPhoto[] }> {
  const stored = await readPhotos(db, orderId);
  return {
    photos: stored.map(({ photo: { kind, slot, fileId }, file }) => ({
      kind,
      slot,
      file_id: fileId,
      url: tempUrl(fileId, settings.codePepper, now).url,
      sent_sha256: file.sentSha256,
      device_time: toIso(file.deviceTime),
      server_time: toIso(file.createdAt),
    })),
  };
}

/** The photos of a member's order. NOT_FOUND. */
export async function photosOfOrder(
  { orderid }: { orderid: string },
  context: MemberContext,
): Promise<{ photos: HandoverPhoto[] }> {
  if (!(await findOrder(context.db, context.member.id, orderid))) throw notFound('这个订单');
  return present(orderid, context);
}

/** Adds photos of a hand-over; the first of each part stays. Errors as the contract lists them. */
export async function addPhotos(
  { orderid, kind, photos }: RequestOf<'POST /api/order/handover/add_photos'>,
  context: MemberContext,
): Promise<{ photos: HandoverPhoto[] }> {
  const { db, member, now } = context;
  await db.transaction(async tx => {
    const locked = await lockRentalOrder(tx, orderid, { ownerId: member.id });
    if (!locked) throw notFound('这个订单');
    const { state } = locked.order;
    if (!photographed(state).includes(kind)) {
      throw new Failure(
        ErrorCode.ORDER_STATE,
        `订单${statusText(rentalLife, state)}，不能再添加${HANDOVER_TEXTS[kind]}照片`,
      );
    }
    const there = new Set(
      (await readPhotos(tx, orderid))
        .filter(({ photo }) => photo.kind === kind)
        .map(({ photo }) => photo.slot),
    );
    const added = photos.filter(({ slot }) => !there.has(slot));
    if (added.length === 0) return;
    const ids = added.map(({ file_id: id }) => id);
    await attachFiles(
      tx,
      { ownerId: member.id, purpose: 'HANDOVER' },
      { kind: `RENTAL_${kind}`, id: orderid },
      ids,
    );
    await tx
      .insert(rentalPhotos)
      .values(added.map(({ slot, file_id: fileId }) => ({ orderId: orderid, kind, slot, fileId })))
      .onConflictDoNothing();
    await addEvents(tx, orderid, now, `已上传${HANDOVER_TEXTS[kind]}照片${added.length}张`);
  });
  return present(orderid, context);
}
