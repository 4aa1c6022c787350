import { makeAutoObservable } from 'mobx';
import {
  HANDOVER_KINDS,
  HANDOVER_SLOTS,
  type HandoverKind,
  type HandoverSlot,
} from '@/domain/handoverPhotos';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { UploadQueue } from '@/stores/UploadQueue';
import type { HandoverPhoto } from '~types/api/handover';
import { addPhotos, getPhotos } from '../services/handover';

/** The photos of one hand-over of an order (issue 12): taken here, kept by the queue, added once they have arrived. */
export class HandoverStore {
  readonly photos: Resource<{ photos: HandoverPhoto[] }>;

  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
    readonly kind: HandoverKind,
  ) {
    this.photos = new Resource(() => getPhotos(orderid));
    makeAutoObservable<this, 'root' | 'orderid'>(
      this,
      { root: false, orderid: false, kind: false, photos: false },
      { autoBind: true },
    );
  }

  /** Loads what is there, unless that is under way. */
  async load(): Promise<void> {
    if (!this.photos.isLoading) await this.photos.load();
  }

  /** The photo of a part of the car that the order has. */
  of(slot: HandoverSlot, kind = this.kind): HandoverPhoto | undefined {
    return this.photos.data?.photos.find(photo => photo.kind === kind && photo.slot === slot);
  }

  /** Where the queue keeps the photo of a part. */
  placeOf(slot: HandoverSlot): string {
    return `${this.form}${slot}`;
  }

  /** Parts of which the order has no photo yet. */
  get missing(): readonly HandoverSlot[] {
    return HANDOVER_SLOTS.map(({ slot }) => slot).filter(slot => !this.of(slot));
  }

  /** Whether some part of the car was photographed both times. */
  get isCompared(): boolean {
    return HANDOVER_SLOTS.some(({ slot }) => HANDOVER_KINDS.every(kind => this.of(slot, kind)));
  }

  /** Photos that have arrived and wait to be added. */
  get arrived(): readonly { slot: HandoverSlot; file_id: string }[] {
    return this.missing.flatMap(slot => {
      const file_id = this.queue.fileOf(this.placeOf(slot));
      return file_id === undefined ? [] : [{ slot, file_id }];
    });
  }

  /** Photos that were taken and have not arrived. */
  get underWay(): number {
    return this.missing.filter(slot => this.queue.of(this.placeOf(slot))).length - this.arrived.length;
  }

  /** Adds what has arrived to the order; rejects like any call, and nothing that was taken is lost. */
  async add(): Promise<void> {
    const photos = [...this.arrived];
    if (photos.length === 0) return;
    this.photos.set(await addPhotos({ orderid: this.orderid, kind: this.kind, photos }));
    photos.forEach(({ slot }) => this.queue.remove(this.placeOf(slot)));
  }

  private get form(): string {
    return `handover-${this.orderid}-${this.kind}-`;
  }

  private get queue(): UploadQueue {
    return this.root.get(UploadQueue);
  }
}
