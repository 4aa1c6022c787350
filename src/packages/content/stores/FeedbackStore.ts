import { makeAutoObservable, observable, runInAction } from 'mobx';
import { sendFeedback } from '@/services/faq';

/** Which answers were found helpful or not in this visit: each is told once. */
export class FeedbackStore {
  private readonly votes = observable.map<string, boolean>();

  constructor() {
    makeAutoObservable<this, 'votes'>(this, { votes: false }, { autoBind: true });
  }

  /** What was said of an answer; undefined: nothing yet. */
  voteOf(id: string): boolean | undefined {
    return this.votes.get(id);
  }

  /** Tells whether an answer helped; a second time does nothing. Rejects like any call, and may then be tried again. */
  async vote(id: string, helpful: boolean): Promise<void> {
    if (this.votes.has(id)) return;
    await sendFeedback(id, helpful);
    runInAction(() => this.votes.set(id, helpful));
  }
}
