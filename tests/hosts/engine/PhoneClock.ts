type Task = (...args: unknown[]) => void;

interface Timer {
  task: () => void;
  /** Milliseconds since the epoch, by this clock. */
  due: number;
  /** Milliseconds between two calls; undefined: it is called once. */
  every: number | undefined;
  handle: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The time of a phone as an app sees it. In the background time goes on, and the app’s timers stand still, as hosts have
 * them some seconds after the app was left; when it comes back each that is due fires once, late.
 */
export class PhoneClock {
  private readonly timers = new Map<number, Timer>();
  private lastId = 0;
  /** Milliseconds by which the phone is ahead of this machine. */
  private ahead = 0;
  private isAsleep = false;

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** The globals by which an app asks for time, from a `Date` that may have ways of its own. */
  globals(base: DateConstructor = Date): Record<string, unknown> {
    const start =
      (repeats: boolean) =>
      (task: Task, delay = 0, ...args: unknown[]) =>
        this.add(() => task(...args), Math.max(0, Number(delay) || 0), repeats);
    const stop = (id: number): void => this.remove(id);
    const now = (): number => this.now();
    return {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
      Date: new Proxy(base, {
        construct: (target, args: unknown[]) =>
          Reflect.construct(target, args.length > 0 ? args : [now()]) as Date,
        get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
      }),
    };
  }

  /** The app is left: its timers stand still. */
  sleep(): void {
    this.isAsleep = true;
    for (const timer of this.timers.values()) clearTimeout(timer.handle);
  }

  /** The app is entered again, so many milliseconds later. */
  wake(away: number): void {
    this.ahead += away;
    this.isAsleep = false;
    for (const [id, timer] of this.timers) this.wind(id, timer);
  }

  private add(task: () => void, delay: number, repeats: boolean): number {
    const id = (this.lastId += 1);
    const timer: Timer = {
      task,
      due: this.now() + delay,
      every: repeats ? delay : undefined,
      handle: undefined,
    };
    this.timers.set(id, timer);
    if (!this.isAsleep) this.wind(id, timer);
    return id;
  }

  private wind(id: number, timer: Timer): void {
    timer.handle = setTimeout(() => this.fire(id, timer), Math.max(0, timer.due - this.now()));
  }

  private fire(id: number, timer: Timer): void {
    if (timer.every === undefined) this.timers.delete(id);
    else {
      timer.due = this.now() + timer.every;
      this.wind(id, timer);
    }
    timer.task();
  }

  private remove(id: number): void {
    clearTimeout(this.timers.get(id)?.handle);
    this.timers.delete(id);
  }
}
