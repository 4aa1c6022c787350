import { makeAutoObservable, observable, runInAction } from 'mobx';
import { ASSESSMENT_PHOTOS } from '@/domain/accident';
import { PHOTO_HOURS } from '@/domain/photo';
import { HOUR, toIso, toMillis } from '@/domain/shanghaiTime';
import { dropPhoto, photoAddress, takePhoto } from '@/platform/photo';
import { PhotoError } from '@/platform/PhotoError';
import { randomHex } from '@/platform/random';
import { ApiError, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { uploadShopPhoto } from '../services/merchant';
import type { KeptShopPhoto } from './shopDrafts';

/** After which pauses what found no way is tried again, milliseconds; then each minute, and at once with the network. */
const PAUSES = [3_000, 10_000, 30_000, 60_000];

/** The server forgets what nothing refers to after a day: what was sent before is sent anew. */
const SENT_IS_GOOD = (PHOTO_HOURS - 1) * HOUR;

const sentenceOf = (problem: unknown): string =>
  problem instanceof PhotoError ? problem.message : messageOf(problem);

/** One photo of a shop, with how far it has come. */
export class ShopPhoto {
  address: string | undefined;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much of it has gone, 0 to 1. */
  share = 0;
  /** Why it was refused, one sentence. */
  failure: string | undefined = undefined;

  constructor(readonly kept: KeptShopPhoto) {
    this.address = kept.url;
    this.state = kept.fileId === undefined ? 'waiting' : 'done';
    makeAutoObservable(this, { kept: false });
  }
}

/**
 * The photos of a shop for one link: taken now, sent one after the other when the network lets them, and tried again by
 * themselves. A shop has no login, by which the app's own queue sends: the link is what lets them in (issue 15).
 */
export class ShopPhotos {
  photos: readonly ShopPhoto[] = [];
  private isRunning = false;
  /** Tries in a row that found no way. */
  private misses = 0;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(private readonly token: string) {
    makeAutoObservable<this, 'token' | 'isRunning' | 'misses' | 'timer'>(
      this,
      { token: false, photos: observable.ref, isRunning: false, misses: false, timer: false },
      { autoBind: true },
    );
  }

  /** Takes over what the device kept, or what was handed in before; what is there already stays. */
  restore(kept: readonly KeptShopPhoto[]): void {
    if (this.photos.length > 0) return;
    const now = serverNow().getTime();
    this.photos = kept.slice(0, ASSESSMENT_PHOTOS).map(({ fileId, ...photo }) => {
      const isGood =
        fileId !== undefined && (photo.key === undefined || now - toMillis(photo.takenAt) < SENT_IS_GOOD);
      return new ShopPhoto(isGood ? { ...photo, fileId } : photo);
    });
    this.photos.forEach(photo => void this.show(photo));
    this.resume();
  }

  /** What the device keeps of them. */
  get kept(): KeptShopPhoto[] {
    return this.photos.map(({ kept }) => kept);
  }

  /** The files that have arrived, in the order in which they were taken; a picture that was taken twice is one. */
  get files(): string[] {
    return [...new Set(this.photos.flatMap(({ kept }) => kept.fileId ?? []))];
  }

  /** Why nothing can be sent with them, one sentence; undefined where all have arrived. */
  get problem(): string | undefined {
    const states = this.photos.map(({ state }) => state);
    if (states.length === 0) return '请至少拍一张定损照片';
    if (states.includes('failed')) return '有照片没有上传成功，请重试或删除';
    return states.every(state => state === 'done') ? undefined : '照片还在上传，请稍等';
  }

  /** Whether one more may be taken. */
  get hasRoom(): boolean {
    return this.photos.length < ASSESSMENT_PHOTOS;
  }

  /**
   * Lets the person take or choose a photo, in the stead of one that is given, and sends it. Call it while a tap is heard.
   * Resolves with why the device does not let it, one sentence; undefined where all is well.
   */
  async take(instead?: ShopPhoto): Promise<string | undefined> {
    const key = randomHex(32);
    try {
      if (!(await takePhoto(key))) return undefined;
    } catch (problem) {
      return sentenceOf(problem);
    }
    const taken = new ShopPhoto({ key, takenAt: toIso(serverNow()) });
    runInAction(() => {
      this.photos = instead
        ? this.photos.map(one => (one === instead ? taken : one))
        : [...this.photos, taken];
    });
    if (instead) this.drop(instead);
    void this.show(taken);
    this.resume();
    return undefined;
  }

  /** Sends a photo that was refused once more. */
  retry(photo: ShopPhoto): void {
    photo.state = 'waiting';
    photo.failure = undefined;
    this.resume();
  }

  remove(photo: ShopPhoto): void {
    this.photos = this.photos.filter(one => one !== photo);
    this.drop(photo);
  }

  /** Forgets them: they were sent. */
  letGo(): void {
    this.photos.forEach(this.drop);
    this.photos = [];
  }

  /** There may be a way again. */
  resume(): void {
    clearTimeout(this.timer);
    this.misses = 0;
    void this.run();
  }

  private drop({ kept: { key } }: ShopPhoto): void {
    if (key !== undefined) dropPhoto(key);
  }

  private async show(photo: ShopPhoto): Promise<void> {
    const { key } = photo.kept;
    if (key === undefined) return;
    const address = await photoAddress(key);
    runInAction(() => {
      photo.address = address;
    });
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (;;) {
        const next = this.photos.find(({ state }) => state === 'waiting');
        if (!next || !(await this.send(next))) return;
      }
    } finally {
      this.isRunning = false;
    }
  }

  /** Sends one; whether the next may follow at once. */
  private async send(photo: ShopPhoto): Promise<boolean> {
    const { key = '', takenAt } = photo.kept;
    runInAction(() => {
      photo.state = 'sending';
      photo.share = 0;
    });
    try {
      if ((await photoAddress(key)) === undefined) {
        throw new PhotoError('照片已不在这台设备上，请重新拍摄');
      }
      const { file_id } = await uploadShopPhoto(key, { token: this.token, device_time: takenAt }, share =>
        runInAction(() => {
          photo.share = share;
        }),
      );
      this.misses = 0;
      runInAction(() => {
        const arrived = new ShopPhoto({ ...photo.kept, fileId: file_id });
        arrived.address = photo.address;
        // Meanwhile it may have been removed, or another been taken in its stead.
        this.photos = this.photos.map(one => (one === photo ? arrived : one));
      });
      return true;
    } catch (problem) {
      return runInAction(() => this.miss(photo, problem));
    }
  }

  /** What found no way waits for one; what was refused waits for the person. Whether the next may follow at once. */
  private miss(photo: ShopPhoto, problem: unknown): boolean {
    const isAnswer = problem instanceof ApiError && problem.status === -1 && !problem.isNetworkFailure;
    if (problem instanceof PhotoError || isAnswer) {
      photo.state = 'failed';
      photo.failure = sentenceOf(problem);
      return true;
    }
    photo.state = 'waiting';
    this.timer = setTimeout(() => void this.run(), PAUSES[Math.min(this.misses, PAUSES.length - 1)]);
    this.misses += 1;
    return false;
  }
}
