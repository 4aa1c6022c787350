import { makeAutoObservable } from 'mobx';
import type { RootStore } from './RootStore';
import { UploadQueue } from './UploadQueue';

/**
 * The photos that a form takes as many of as one likes, up to a most: they are with the queue, under places that begin with
 * the form's own word.
 */
export class FormPhotos {
  private readonly queue: UploadQueue;

  constructor(
    root: RootStore,
    private readonly begin: string,
    private readonly most: number,
  ) {
    this.queue = root.get(UploadQueue);
    makeAutoObservable<this, 'queue' | 'begin' | 'most'>(
      this,
      { queue: false, begin: false, most: false },
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
    if (states.includes('failed')) return '有照片没有上传成功，请重试或删除';
    return states.every(state => state === 'done') ? undefined : '照片还在上传，请稍等';
  }

  /** Forgets them: their form was sent. */
  letGo(): void {
    this.queue.letGo(this.begin);
  }

  private get taken(): readonly string[] {
    return this.queue.placesOf(this.begin);
  }
}
