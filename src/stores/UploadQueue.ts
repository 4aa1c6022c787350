import { makeAutoObservable, observable, runInAction } from 'mobx';
import { DAY, toIso } from '@/domain/shanghaiTime';
import { PHOTO_PURPOSES, type Media, type PhotoPurpose } from '@/domain/photo';
import { watchNetwork } from '@/platform/network';
import { dropPhoto, photoAddress, takePhoto, type Taken } from '@/platform/photo';
import { PhotoError } from '@/platform/PhotoError';
import { randomHex } from '@/platform/random';
import { localStorage } from '@/platform/storage';
import { ApiError, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { digestOf, uploadMedia, type Digest } from '@/services/uploadMedia';
import { OverlayStore } from './OverlayStore';
import { kept } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import { hasText, storedList } from './storedList';

/** What the device keeps of a photo besides itself. */
interface KeptPhoto {
  /** What it is a photo of, and on which form: one photo at a time has a place. */
  place: string;
  /** Under which the device keeps it. */
  key: string;
  purpose: PhotoPurpose;
  /** Undefined: a photo. */
  media?: Media;
  /** How long a video lasts, rounded up, where the device knows it. */
  seconds?: number;
  /** Of what goes in pieces, once it was worked out. */
  digest?: Digest;
  /** ISO time at which it was taken, by the server's clock as far as this device knows it. */
  takenAt: string;
  /** The server's, once it has arrived there. */
  fileId?: string;
}

/** How a photo stands: on its way, or waiting for that; arrived; or refused, which the person has to put right. */
export type PhotoState = 'waiting' | 'sending' | 'done' | 'failed';

const isKeptPhoto = (value: unknown): value is KeptPhoto =>
  hasText(value, 'place', 'key', 'purpose', 'takenAt') &&
  (PHOTO_PURPOSES as readonly string[]).includes((value as KeptPhoto).purpose);

/** Who takes what is sent: photos are the queue's own, videos bring theirs, so that only who asks for them carries it. */
export interface Taking {
  media: Media;
  /** Keeps it on the device under a key; undefined when the person took nothing. Rejects with a `PhotoError`. */
  take: (key: string) => Promise<Taken | undefined>;
}

const photos: Taking = { media: 'photo', take: takePhoto };

/** More than a hand-over and a claim have together. */
const MOST = 60;

/** The server forgets what no form refers to after a day: what was sent before is sent anew. */
const SENT_IS_GOOD = DAY - DAY / 24;

/** After which pauses what found no way is tried again, milliseconds; then each minute, and at once with the network. */
const PAUSES = [3_000, 10_000, 30_000, 60_000];

const onDevice = kept({ key: 'photos', storage: localStorage, personal: true });

const sentenceOf = (problem: unknown): string =>
  problem instanceof PhotoError ? problem.message : messageOf(problem);

/** What the storage has of it, where anything may stand. */
const storedDigest = ({ digest }: KeptPhoto): Pick<KeptPhoto, 'digest'> =>
  hasText(digest, 'sha256') && typeof digest?.bytes === 'number' ? { digest } : {};

/** After how many seconds a busy server wants to be asked again, milliseconds; 0 where it does not say. */
function restOf(problem: unknown): number {
  const data =
    problem instanceof ApiError ? (problem.data as { retry_after?: unknown } | null | undefined) : null;
  return typeof data?.retry_after === 'number' ? data.retry_after * 1000 : 0;
}

/** One photo, or video, on its way to the server. */
export class QueuedPhoto {
  /** What an image shows it by; undefined until the device has found it. */
  address: string | undefined = undefined;
  state: PhotoState;
  /** How much of it has gone, 0 to 1. */
  share = 0;
  /** Why it was refused, one sentence. */
  failure: string | undefined = undefined;

  constructor(
    readonly photo: KeptPhoto,
    /** False: the device has no room for it, and loses it when the app is closed before it has arrived. */
    readonly isKept = true,
  ) {
    this.state = photo.fileId === undefined ? 'waiting' : 'done';
    makeAutoObservable(this, { photo: false, isKept: false });
  }
}

/**
 * Photos and videos that are taken now and sent when the network lets them (issue 12: queued offline with progress and retry):
 * they outlive a restart, go one after the other, and what found no way goes by itself when there is one. What is large goes
 * in pieces, of which none is sent twice (issue 15); a video lets a photo that waits go between two of its. A form asks by place
 * what of it has arrived, and lets go of its places once it is sent. The log-out removes them from the device.
 */
export class UploadQueue {
  private photos: readonly QueuedPhoto[] = [];
  /** By place, why the device gave no photo when it was last asked for one. */
  private readonly refusals = observable.map<string, string>();
  private isRunning = false;
  /** Tries in a row that found no way. */
  private misses = 0;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'photos' | 'refusals' | 'timer' | 'isRunning' | 'misses'>(
      this,
      { root: false, photos: observable.ref, refusals: false, timer: false, isRunning: false, misses: false },
      { autoBind: true },
    );
    const session = root.get(SessionStore);
    // Another member finds an empty device; the same one finds theirs.
    session.onOtherMember(this.restore);
    session.onLogOut(() => this.photos.forEach(({ photo }) => this.remove(photo.place)));
    this.restore();
    watchNetwork(isOnline => {
      if (isOnline) this.resume();
    });
  }

  /** The photo of a place. */
  of(place: string): QueuedPhoto | undefined {
    return this.photos.find(({ photo }) => photo.place === place);
  }

  /** The file that has arrived of a place. */
  fileOf(place: string): string | undefined {
    const queued = this.of(place);
    return queued?.state === 'done' ? queued.photo.fileId : undefined;
  }

  /** The places that begin so and have a photo, in the order in which they were taken. */
  placesOf(form: string): readonly string[] {
    return this.photos.map(({ photo }) => photo.place).filter(place => place.startsWith(form));
  }

  /**
   * Lets the person take or choose the photo of a place, or what `taking` takes, in whose stead the one before goes, and sends
   * it. Call it while a tap is heard. Never rejects: why there is none is said at the place
   * (`refusalOf`), for as long as nothing else is tried.
   */
  async take(place: string, purpose: PhotoPurpose, { media, take } = photos): Promise<void> {
    const key = randomHex(32);
    const tell = (sentence: string): void => this.root.get(OverlayStore).showToast(sentence);
    this.refusals.delete(place);
    const taken = await take(key).catch((problem: unknown) => this.refuse(place, sentenceOf(problem)));
    if (!taken) return;
    if (taken.note !== undefined) tell(taken.note);
    const takenAt = toIso(serverNow());
    const what = media === 'photo' ? {} : { media, ...(taken.seconds && { seconds: taken.seconds }) };
    const queued = new QueuedPhoto({ place, key, purpose, takenAt, ...what }, taken.isKept);
    this.remove(place);
    this.put([...this.photos, queued]);
    void this.show(queued);
    void this.run();
  }

  /** Why the device gave no photo for a place, one sentence: the camera is not allowed, or what was chosen is no photo. */
  refusalOf(place: string): string | undefined {
    return this.refusals.get(place);
  }

  /** Sends a photo that was refused once more. */
  retry(place: string): void {
    const queued = this.of(place);
    if (queued?.state !== 'failed') return;
    queued.state = 'waiting';
    queued.failure = undefined;
    delete queued.photo.digest;
    this.resume();
  }

  /** Forgets the photo of a place. */
  remove(place: string): void {
    const queued = this.of(place);
    if (!queued) return;
    dropPhoto(queued.photo.key);
    this.put(this.photos.filter(one => one !== queued));
  }

  /** Forgets the photos of the places that begin so: their form was sent. */
  letGo(form: string): void {
    this.placesOf(form).forEach(this.remove);
  }

  private refuse(place: string, sentence: string): void {
    this.refusals.set(place, sentence);
  }

  private put(photos: readonly QueuedPhoto[]): void {
    this.photos = photos;
    if (photos.length > 0) onDevice.write(photos.map(({ photo }) => photo));
    else onDevice.remove();
  }

  private restore(): void {
    const now = serverNow().getTime();
    this.photos = storedList(onDevice, isKeptPhoto, MOST).map(stored => {
      const { fileId, digest: _digest, ...photo } = stored;
      const isGood = fileId !== undefined && now - Date.parse(photo.takenAt) < SENT_IS_GOOD;
      return new QueuedPhoto({ ...photo, ...storedDigest(stored), ...(isGood && { fileId }) });
    });
    this.photos.forEach(queued => void this.show(queued));
    this.resume();
  }

  private async show(queued: QueuedPhoto): Promise<void> {
    const address = await photoAddress(queued.photo.key);
    runInAction(() => {
      queued.address = address;
    });
  }

  /** There may be a way again. */
  private resume(): void {
    clearTimeout(this.timer);
    this.misses = 0;
    void this.run();
  }

  private get waiting(): readonly QueuedPhoto[] {
    return this.photos.filter(({ state }) => state === 'waiting');
  }

  private get photoWaits(): boolean {
    return this.waiting.some(({ photo }) => photo.media !== 'video');
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (;;) {
        // Photos before videos, which take long.
        const next = this.waiting.find(({ photo }) => photo.media !== 'video') ?? this.waiting[0];
        if (!next || !this.root.get(SessionStore).isLoggedIn || !(await this.send(next))) return;
      }
    } finally {
      this.isRunning = false;
    }
  }

  /** Sends one; whether the next may follow at once. */
  private async send(queued: QueuedPhoto): Promise<boolean> {
    const { key, place, purpose, takenAt, media = 'photo' } = queued.photo;
    queued.state = 'sending';
    queued.share = 0;
    const isWanted = (): boolean => this.of(place) === queued;
    try {
      if ((await photoAddress(key)) === undefined) {
        throw new PhotoError(`${media === 'video' ? '视频' : '照片'}已不在这台设备上，请重新拍摄`);
      }
      const sending = {
        ...{ key, media, said: { purpose, device_time: takenAt } },
        report: (share: number) =>
          runInAction(() => {
            queued.share = share;
          }),
        mayGoOn: () => isWanted() && (media === 'photo' || !this.photoWaits),
      };
      const stored = await uploadMedia(sending, await this.digestOf(queued, media));
      this.misses = 0;
      // Meanwhile another may have been taken in its stead.
      if (!isWanted()) return true;
      runInAction(() => {
        if (!stored) {
          queued.state = 'waiting';
          return;
        }
        const arrived = new QueuedPhoto({ ...queued.photo, fileId: stored.file_id }, queued.isKept);
        arrived.address = queued.address;
        this.put(this.photos.map(one => (one === queued ? arrived : one)));
      });
      return true;
    } catch (problem) {
      return this.miss(queued, problem);
    }
  }

  /** What the server is told of what goes in pieces: worked out once, and kept beside it. */
  private async digestOf({ photo }: QueuedPhoto, media: Media): Promise<Digest | undefined> {
    if (photo.digest) return photo.digest;
    const digest = await digestOf(photo.key, media);
    if (digest) {
      photo.digest = digest;
      this.put(this.photos);
    }
    return digest;
  }

  /** What found no way waits for one; what was refused waits for the person. Whether the next may follow at once. */
  private miss(queued: QueuedPhoto, problem: unknown): boolean {
    const isAnswer = problem instanceof ApiError && problem.status === -1 && !problem.isNetworkFailure;
    if (problem instanceof PhotoError || (isAnswer && !problem.isLoggedOut)) {
      queued.state = 'failed';
      queued.failure = sentenceOf(problem);
      return true;
    }
    queued.state = 'waiting';
    const pause = PAUSES[Math.min(this.misses, PAUSES.length - 1)] ?? 0;
    this.timer = setTimeout(() => void this.run(), Math.max(pause, restOf(problem)));
    this.misses += 1;
    return false;
  }
}
