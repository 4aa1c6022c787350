import type { HandoverKind, HandoverSlot } from '../../src/domain/handoverPhotos';
import type { Call } from './call';

/** A photo of a car as it changed hands. */
export interface HandoverPhoto {
  kind: HandoverKind;
  /** What of the car it shows. */
  slot: HandoverSlot;
  file_id: string;
  /** Where it is read for some minutes. */
  url: string;
  /** SHA-256 in hex of what was sent: what proves that it is the photo that was taken. */
  sent_sha256: string;
  /** ISO times: when it was taken as the device says, and when it came. */
  device_time: string;
  server_time: string;
}

/** How a car looked at pickup and return, in photos of its renter (issue 12, hand-over). */
export interface HandoverApi {
  /** All photos of an order, those of the pickup first. NOT_FOUND. */
  'GET /api/order/handover/get_photos': Call<{ orderid: string }, { photos: HandoverPhoto[] }>;
  /**
   * Adds photos that were uploaded for it. The first of each part of the car stays, since it is a proof; answers all.
   * ORDER_STATE where the order as it stands takes none, NOT_FOUND (also for the file of somebody else).
   */
  'POST /api/order/handover/add_photos': Call<
    { orderid: string; kind: HandoverKind; photos: { slot: HandoverSlot; file_id: string }[] },
    { photos: HandoverPhoto[] }
  >;
}
