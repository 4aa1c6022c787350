import { makeAutoObservable, observable, runInAction } from 'mobx';
import { messageOf } from '@/services/ApiError';
import { askHelp } from '@/services/faq';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf } from '~types/api';

/** What was asked, and what came of it. */
export interface Turn {
  id: number;
  question: string;
  /** Undefined while it is looked for. */
  found: DataOf<'GET /api/faq/ask'> | undefined;
  /** Why it could not be looked for, one sentence. */
  failure: string | undefined;
}

/** Characters of a question at most, as the contract has it. */
export const QUESTION_LENGTH = 100;

/** The conversation with the help in this visit (issue 11, 客服); nothing of it is kept. Another member begins anew. */
export class ChatStore {
  turns: readonly Turn[] = [];
  draft = '';

  constructor(root: RootStore) {
    makeAutoObservable(this, { turns: observable.shallow }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.clear);
  }

  setDraft(text: string): void {
    this.draft = text;
  }

  /** Sends what is typed; blanks ask nothing. */
  async send(): Promise<void> {
    const text = this.draft.trim();
    if (!text) return;
    this.draft = '';
    await this.ask(text);
  }

  /** Asks a question; never rejects: what went wrong stands in its turn. */
  async ask(text: string): Promise<void> {
    const turn = observable<Turn>(
      { id: this.turns.length, question: text, found: undefined, failure: undefined },
      { found: observable.ref },
    );
    this.turns = [...this.turns, turn];
    await this.answer(turn);
  }

  /** Looks again for what could not be looked for. */
  async retry(turn: Turn): Promise<void> {
    turn.failure = undefined;
    await this.answer(turn);
  }

  private async answer(turn: Turn): Promise<void> {
    try {
      // By characters, as the contract counts: half of one is none, and would be refused for good.
      const found = await askHelp(Array.from(turn.question).slice(0, QUESTION_LENGTH).join(''));
      runInAction(() => {
        turn.found = found;
      });
    } catch (problem) {
      runInAction(() => {
        turn.failure = messageOf(problem);
      });
    }
  }

  private clear(): void {
    this.turns = [];
    this.draft = '';
  }
}
