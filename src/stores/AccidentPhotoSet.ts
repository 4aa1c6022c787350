import { makeAutoObservable } from 'mobx';
import { ACCIDENT_IMAGES, ACCIDENT_SLOTS, ACCIDENT_VIDEOS, type AccidentSlot } from '@/domain/accident';
import type { AccidentFiles } from '~types/api/accident';
import { FormPhotos } from './FormPhotos';
import type { RootStore } from './RootStore';
import { UploadQueue } from './UploadQueue';

const SLOTS = ACCIDENT_SLOTS.map(({ slot }) => slot);

/** The names of the files of an accident, whatever each is of. */
const idsOf = ({ images = [], videos = [], ...slots }: AccidentFiles): string[] => [
  ...SLOTS.flatMap(slot => slots[slot] ?? []),
  ...images,
  ...videos,
];

/** How many further ones an accident takes yet. */
interface Room {
  images: number;
  videos: number;
}

/**
 * The photos of a report, or of what is supplied to one: they lie with the queue under places that begin with the form's own
 * word, and go on when there is a network, whether or not the form waits for them.
 */
export class AccidentPhotoSet {
  /** Further photos. */
  readonly images: FormPhotos;
  readonly videos: FormPhotos;
  private readonly queue: UploadQueue;

  constructor(
    root: RootStore,
    readonly begin: string,
    { images, videos }: Room = { images: ACCIDENT_IMAGES, videos: ACCIDENT_VIDEOS },
  ) {
    this.queue = root.get(UploadQueue);
    this.images = new FormPhotos(root, `${begin}image-`, images);
    this.videos = new FormPhotos(root, `${begin}video-`, videos, 'video');
    makeAutoObservable<this, 'queue'>(
      this,
      { queue: false, begin: false, images: false, videos: false },
      { autoBind: true },
    );
  }

  /** Where the queue keeps the photo of what is to be seen. */
  placeOf(slot: AccidentSlot): string {
    return `${this.begin}${slot}`;
  }

  has(slot: AccidentSlot): boolean {
    return this.queue.of(this.placeOf(slot)) !== undefined;
  }

  /** Every place that has a photo, in the order in which they were taken. */
  get places(): readonly string[] {
    return this.queue.placesOf(this.begin);
  }

  /** Those that have not arrived and go on by themselves, whatever they wait for. */
  get underWay(): readonly string[] {
    return this.places.filter(place => !['done', 'failed'].includes(this.queue.of(place)?.state ?? 'failed'));
  }

  /** Why some go no further by themselves, one sentence; undefined where none was refused. */
  get refusal(): string | undefined {
    const refused = this.places.filter(place => this.queue.of(place)?.state === 'failed');
    return refused.length > 0 ? `${this.countText(refused)}没有上传成功，请重试或删除` : undefined;
  }

  /** How many there are of these places: 3张照片和1段视频. */
  countText(places: readonly string[]): string {
    const videos = places.filter(place => this.isVideo(place)).length;
    const photos = places.length - videos;
    return [photos > 0 && `${photos}张照片`, videos > 0 && `${videos}段视频`].filter(Boolean).join('和');
  }

  isVideo(place: string): boolean {
    return place.startsWith(`${this.begin}video-`);
  }

  /** What has arrived, as it is sent. */
  get files(): AccidentFiles {
    const slots = SLOTS.flatMap(slot => {
      const file = this.queue.fileOf(this.placeOf(slot));
      return file === undefined ? [] : [[slot, file] as const];
    });
    const { images, videos } = { images: this.images.files, videos: this.videos.files };
    return {
      ...Object.fromEntries(slots),
      ...(images.length > 0 && { images }),
      ...(videos.length > 0 && { videos }),
    };
  }

  get hasArrived(): boolean {
    return idsOf(this.files).length > 0;
  }

  /** Forgets the photos that the accident has now. */
  release(sent: AccidentFiles): void {
    const ids = idsOf(sent);
    for (const place of [...this.places]) {
      const file = this.queue.fileOf(place);
      if (file !== undefined && ids.includes(file)) this.queue.remove(place);
    }
  }

  /** Forgets all of them. */
  letGo(): void {
    this.queue.letGo(this.begin);
  }
}
