import { makeAutoObservable } from 'mobx';
import type { Media } from '@/domain/photo';
import type { RootStore } from './RootStore';
import { UploadQueue } from './UploadQueue';

/**
 * The photos that a form takes as many of as one likes, up to a most: they are with the queue, under places that begin with
 * the form's own word. Of videos it has another one, under another word that neither begins with the other.
 */
export class FormPhotos {
  private readonly queue: UploadQueue;

  constructor(
    root: RootStore,
    private readonly begin: string,
    private readonly most: number,
    private readonly media: Media = 'photo',
  ) {
    this.queue = root.get(UploadQueue);
    makeAutoObservable<this, 'queue' | 'begin' | 'most' | 'media'>(
      this,
      { queue: false, begin: false, most: false, media: false },
      { autoBind: true },
    );
  }

  /** Where photos lie: those that were taken, and one more while there may be one. */
  get places(): readonly string[] {
    const all = Array.from({ length: this.most }, (_, index) => `${this.begin}${index + 1}`);
    const free = all.find(place => !this.queue.of(place));
    return all.filter(place => place === free || this.queue.of(place));
  }

  /** The files that have arrived, in the order in which they were taken; a picture that was taken twice is one. */
  get files(): string[] {
    return [...new Set(this.taken.flatMap(place => this.queue.fileOf(place) ?? []))];
  }

  /** Why the form cannot be sent with them, one sentence; undefined where all have arrived. */
  get problem(): string | undefined {
    const states = this.taken.map(place => this.queue.of(place)?.state);
    const noun = this.media === 'video' ? '视频' : '照片';
    if (states.includes('failed')) return `有${noun}没有上传成功，请重试或删除`;
    return states.every(state => state === 'done') ? undefined : `${noun}还在上传，请稍等`;
  }

  /** Forgets them: their form was sent. */
  letGo(): void {
    this.queue.letGo(this.begin);
  }

  private get taken(): readonly string[] {
    return this.queue.placesOf(this.begin);
  }
}
