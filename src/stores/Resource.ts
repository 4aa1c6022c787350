import { makeAutoObservable, observable, runInAction } from 'mobx';
import { messageOf } from '@/services/ApiError';

/** How a `Resource` or a `PagedList` tells its subjects apart. */
export interface SubjectOptions<Query> {
  /** What a query is about; default: all of it. A query that differs only in the rest loads anew in place. */
  subjectOf?: (query: Query) => unknown;
}

/**
 * One fetch with its states. It knows its subject: what was loaded stays while the same subject is loaded anew or the
 * network is gone, and is forgotten at once when another one is loaded. A reply that a later `load` has overtaken is
 * dropped.
 */
export class Resource<Data, Query = void> {
  data: Data | undefined = undefined;
  isLoading = false;
  /** One sentence for a person; undefined while all is well. */
  failure: string | undefined = undefined;
  /** What the failure was, for screens that tell causes apart; undefined while all is well. */
  problem: unknown = undefined;
  private asked: { query: Query } | undefined = undefined;
  private turn = 0;

  constructor(
    private readonly fetch: (query: Query) => Promise<Data>,
    private readonly options: SubjectOptions<Query> = {},
  ) {
    makeAutoObservable<this, 'fetch' | 'options' | 'asked' | 'turn'>(
      this,
      // What the server answered is replaced, never changed: watching its inside would only cost.
      { fetch: false, options: false, turn: false, asked: observable.ref, data: observable.ref },
      { autoBind: true },
    );
  }

  /** Nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.data === undefined && this.failure === undefined;
  }

  /** What was asked for last; undefined before the first load and after `clear`. */
  get query(): Query | undefined {
    return this.asked?.query;
  }

  /** Whether what was asked for last has the subject of this query. */
  isAbout(query: Query): boolean {
    return this.asked !== undefined && this.keyOf(this.asked.query) === this.keyOf(query);
  }

  /** Loads; resolves with the data or undefined when it failed (see `failure`) or was overtaken. */
  async load(query: Query): Promise<Data | undefined> {
    if (this.asked && !this.isAbout(query)) this.clear();
    this.asked = { query };
    this.turn += 1;
    const { turn } = this;
    this.isLoading = true;
    this.failure = undefined;
    this.problem = undefined;
    try {
      const data = await this.fetch(query);
      if (turn !== this.turn) return undefined;
      runInAction(() => {
        this.data = data;
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

  /** Loads what was asked for last anew; nothing happens where nothing was. */
  async reload(): Promise<Data | undefined> {
    return this.asked && this.load(this.asked.query);
  }

  /** Puts in what an action answered, without a fetch. */
  set(data: Data): void {
    this.settle(data);
  }

  /** Changes what is there, in place; a load that is under way goes on. */
  change(differently: (data: Data) => Data): void {
    if (this.data !== undefined) this.data = differently(this.data);
  }

  /** What is there holds no longer: forgets it, and what is under way; `reload` asks the same again. */
  outdate(): void {
    this.settle(undefined);
  }

  /** Forgets everything. */
  clear(): void {
    this.settle(undefined);
    this.asked = undefined;
  }

  private settle(data: Data | undefined): void {
    this.turn += 1;
    this.data = data;
    this.isLoading = false;
    this.failure = undefined;
    this.problem = undefined;
  }

  private keyOf(query: Query): string {
    const { subjectOf } = this.options;
    return JSON.stringify([subjectOf ? subjectOf(query) : query]);
  }
}
