import type { Database } from '../../../db/database';
import { attachFiles, listFilesOf, type FileRow } from '../../../kernel/files/fileRepository';
import type { ChargeRow } from './handoverRepository';

/** What refers to the photos that prove a charge. */
const CHARGE_PHOTOS = 'RENTAL_CHARGE';

/** The photos of charges, in the order in which they came. */
export const listChargePhotos = async (
  db: Database,
  charges: readonly Pick<ChargeRow, 'id'>[],
): Promise<FileRow[]> =>
  charges.length > 0
    ? listFilesOf(
        db,
        CHARGE_PHOTOS,
        charges.map(({ id }) => id),
      )
    : [];

/** Has a charge show photos that staff have sent for it. NOT_FOUND. */
export async function proveCharge(
  tx: Database,
  { id }: Pick<ChargeRow, 'id'>,
  photos: readonly string[],
): Promise<void> {
  if (photos.length === 0) return;
  await attachFiles(tx, { ownerId: null, purpose: 'CHARGE' }, { kind: CHARGE_PHOTOS, id }, photos);
}
