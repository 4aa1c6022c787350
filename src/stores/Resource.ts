import { makeAutoObservable, observable, runInAction } from 'mobx';
import { messageOf } from '@/services/ApiError';

/**
 * One fetch with its states: what was loaded stays while it is loaded anew or the network is gone.
 * A reply that a later `load` has overtaken is dropped.
 */
export class Resource<Data, Query = void> {
  data: Data | undefined = undefined;
  isLoading = false;
  /** One sentence for a person; undefined while all is well. */
  failure: string | undefined = undefined;
  /** What the failure was, for screens that tell causes apart. */
  problem: unknown = undefined;
  private turn = 0;

  constructor(private readonly fetch: (query: Query) => Promise<Data>) {
    makeAutoObservable<this, 'fetch' | 'turn'>(
      this,
      // What the server answered is replaced, never changed: watching its inside would only cost.
      { fetch: false, turn: false, data: observable.ref },
      { autoBind: true },
    );
  }

  /** Nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.data === undefined && this.failure === undefined;
  }

  /** Loads; resolves with the data or undefined when it failed (see `failure`) or was overtaken. */
  async load(query: Query): Promise<Data | undefined> {
    this.turn += 1;
    const turn = this.turn;
    this.isLoading = true;
    this.failure = undefined;
    try {
      const data = await this.fetch(query);
      if (turn !== this.turn) return undefined;
      runInAction(() => {
        this.data = data;
        this.problem = undefined;
        this.isLoading = false;
      });
      return data;
    } catch (problem) {
      if (turn === this.turn) {
        runInAction(() => {
          this.failure = messageOf(problem);
          this.problem = problem;
          this.isLoading = false;
        });
      }
      return undefined;
    }
  }

  /** Puts in what an action answered, without a fetch. */
  set(data: Data): void {
    this.turn += 1;
    this.data = data;
    this.isLoading = false;
    this.failure = undefined;
  }

  /** Forgets everything, for another subject. */
  clear(): void {
    this.turn += 1;
    this.data = undefined;
    this.isLoading = false;
    this.failure = undefined;
  }
}
