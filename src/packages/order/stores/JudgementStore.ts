import { makeAutoObservable } from 'mobx';
import { commentProblem } from '@/domain/comment';
import { FormModel } from '@/stores/FormModel';
import { Resource } from '@/stores/Resource';
import { getJudgement, judgeOperator } from '../services/comments';

/** What is said of the staff. */
export interface JudgementValues {
  score: number;
  tags: readonly string[];
  text: string;
}

/** What a member says of the staff of an order (specification §2, judge_operator); it can be changed. Each screen has its own. */
export class JudgementStore {
  readonly said: Resource<Awaited<ReturnType<typeof getJudgement>>>;
  readonly form: FormModel<JudgementValues, boolean>;

  constructor(orderid: string) {
    this.said = new Resource(() => getJudgement(orderid));
    this.form = new FormModel<JudgementValues, boolean>({
      initial: { score: 0, tags: [], text: '' },
      rules: {
        score: score => (score === 0 ? '请点亮星星打分' : undefined),
        text: (text, { score }) => commentProblem(text, score || 5),
      },
      submit: async ({ score, tags, text }) => {
        await judgeOperator({ orderid, score, tags: [...tags], text: text.trim() });
        return true;
      },
    });
    makeAutoObservable(this, { said: false, form: false }, { autoBind: true });
  }

  /** Loads what was said, and fills it in while nothing else is. */
  async open(): Promise<void> {
    const said = await this.said.load();
    const { form } = this;
    if (!said?.judgement || form.values.score > 0) return;
    const { score, tags, text } = said.judgement;
    form.set('score', score);
    form.set('tags', tags);
    form.set('text', text);
  }

  /** Takes a tag or leaves it. */
  toggle(tag: string): void {
    const { tags } = this.form.values;
    this.form.set('tags', tags.includes(tag) ? tags.filter(other => other !== tag) : [...tags, tag]);
  }
}
