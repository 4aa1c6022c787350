import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { watchNetwork } from '@/platform/network';
import { localStorage } from '@/platform/storage';
import { supplyAccident } from '@/services/accidents';
import { ApiError, messageOf } from '@/services/ApiError';
import { AccidentPhotoSet } from './AccidentPhotoSet';
import { persistFields } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import { hasText } from './storedList';
import { UploadQueue } from './UploadQueue';

/** An accident that was reported while photos of it were still on their way, and where these lie. */
interface FollowUp {
  id: string;
  begin: string;
}

const isFollowUp = (value: unknown): value is FollowUp => hasText(value, 'id', 'begin');

/** Milliseconds after which what found no way is tried again. */
const PAUSE = 30_000;

/**
 * Photos that follow their report (issue 15: never lost, never waited for): each is added to its accident as soon as the queue
 * has brought it to the server, while the app is open; what was under way when it was closed goes on once claims, a report or
 * an order is opened. What the server refuses is told on the accident's screen and stays there.
 */
export class FollowUps {
  followUps: readonly FollowUp[] = [];
  /** How often photos were added: screens ask anew. */
  added = 0;
  /** What the server has said against some, by accident. */
  private readonly failures = observable.map<string, string>();
  private isRunning = false;
  /** Something has come while others were being added. */
  private isAskedAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'failures' | 'isRunning' | 'isAskedAgain' | 'timer'>(
      this,
      {
        ...{ root: false, followUps: observable.ref, failures: false },
        ...{ isRunning: false, isAskedAgain: false, timer: false },
      },
      { autoBind: true },
    );
    // The photos of a visit before go on.
    root.get(UploadQueue);
    persistFields(this, {
      key: 'accident-follow-ups',
      fields: ['followUps'],
      storage: localStorage,
      personal: true,
      accept: ({ followUps }) =>
        Array.isArray(followUps) ? { followUps: followUps.filter(isFollowUp) } : {},
    });
    root.get(SessionStore).onLogOut(() => this.keep([]));
    reaction(
      () => this.arrived,
      () => void this.run(),
      { fireImmediately: true },
    );
    watchNetwork(isOnline => {
      if (isOnline) void this.run();
    });
  }

  /** The photos that follow an accident; undefined where all have come. */
  of(id: string): AccidentPhotoSet | undefined {
    const followUp = this.followUps.find(one => one.id === id);
    const photos = followUp && new AccidentPhotoSet(this.root, followUp.begin);
    return photos && photos.places.length > 0 ? photos : undefined;
  }

  /** Why photos of an accident could not be added, one sentence. */
  failureOf(id: string): string | undefined {
    return this.failures.get(id);
  }

  /** Has the photos under these places follow an accident. */
  add(id: string, begin: string): void {
    this.keep([...this.followUps.filter(one => one.begin !== begin), { id, begin }]);
    void this.run();
  }

  /** Adds once more what was refused. */
  retry(id: string): void {
    this.failures.delete(id);
    void this.run();
  }

  /** Gives up the photos that wait for an accident. */
  giveUp(id: string): void {
    this.failures.delete(id);
    for (const one of this.followUps.filter(followUp => followUp.id === id)) {
      new AccidentPhotoSet(this.root, one.begin).letGo();
    }
    this.keep(this.followUps.filter(one => one.id !== id));
  }

  /** What could be added now, as a word that changes with it. */
  private get arrived(): string {
    return this.followUps
      .map(({ begin }) => JSON.stringify(new AccidentPhotoSet(this.root, begin).files))
      .join();
  }

  private keep(followUps: readonly FollowUp[]): void {
    this.followUps = followUps;
  }

  private async run(): Promise<void> {
    this.isAskedAgain = this.isRunning;
    if (this.isRunning || !this.root.get(SessionStore).isLoggedIn) return;
    clearTimeout(this.timer);
    this.isRunning = true;
    try {
      for (const followUp of this.followUps) await this.supply(followUp);
    } finally {
      this.isRunning = false;
    }
    if (this.isAskedAgain) await this.run();
  }

  private async supply(followUp: FollowUp): Promise<void> {
    const { id, begin } = followUp;
    const photos = new AccidentPhotoSet(this.root, begin);
    if (photos.places.length === 0) {
      this.keep(this.followUps.filter(one => one !== followUp));
      return;
    }
    if (!photos.hasArrived || this.failures.has(id)) return;
    const { files } = photos;
    try {
      await supplyAccident({ id, ...files });
      runInAction(() => {
        photos.release(files);
        this.added += 1;
      });
      // Meanwhile another one may have arrived, or this was the last.
      await this.supply(followUp);
    } catch (problem) {
      this.miss(id, problem);
    }
  }

  /** What found no way is tried again; what was refused waits for the person. */
  private miss(id: string, problem: unknown): void {
    const isAnswer = problem instanceof ApiError && problem.status === -1 && !problem.isNetworkFailure;
    if (isAnswer && !problem.isLoggedOut) this.failures.set(id, messageOf(problem));
    else this.timer = setTimeout(() => void this.run(), PAUSE);
  }
}
