import { makeAutoObservable, reaction } from 'mobx';
import { Resource } from './Resource';

interface FollowerOptions<Subject> {
  /** What is chosen, read from observables; undefined while something is missing. */
  subject: () => Subject | undefined;
  /** Finds what is missing, such as a site for a visit that has none yet; rejects like any call. */
  prepare?: () => Promise<void>;
  /** Loads what is shown of the subject. */
  load: (subject: Subject) => Promise<void>;
}

/**
 * What follows a choice: it is loaded for what is chosen, and anew whenever that changes, while a screen shows it. What
 * is on the screen stays until the new is there (rental.md, details of flow 3).
 */
export class Follower<Subject> {
  private readonly preparation: Resource<void>;
  /** How many open screens show it. */
  private watchers = 0;
  private stop: (() => void) | undefined = undefined;

  constructor(private readonly options: FollowerOptions<Subject>) {
    this.preparation = new Resource(() => options.prepare?.() ?? Promise.resolve());
    makeAutoObservable<this, 'options' | 'preparation' | 'watchers' | 'stop'>(
      this,
      { options: false, preparation: false, watchers: false, stop: false },
      { autoBind: true },
    );
  }

  /** Why there is nothing to follow, one sentence; undefined while all is well. */
  get failure(): string | undefined {
    return this.preparation.failure;
  }

  /** What the failure was, for screens that tell causes apart. */
  get problem(): unknown {
    return this.preparation.problem;
  }

  /** Loads now and whenever the subject changes, for a screen, until the returned function is called. */
  watch(): () => void {
    this.watchers += 1;
    // Screens lie above each other: it is loaded once for all of them.
    this.stop ??= reaction(
      () => JSON.stringify(this.options.subject()),
      () => void this.load(),
      { fireImmediately: true },
    );
    let isOpen = true;
    return () => {
      if (isOpen) this.watchers -= 1;
      isOpen = false;
      if (this.watchers > 0) return;
      this.stop?.();
      this.stop = undefined;
    };
  }

  /** Loads again. Where something is missing it is looked for; finding it makes a subject, which `watch` loads. */
  async load(): Promise<void> {
    const subject = this.options.subject();
    if (subject === undefined) {
      await this.preparation.load();
      return;
    }
    // What was chosen by hand ends the search for it.
    this.preparation.clear();
    await this.options.load(subject);
  }
}
