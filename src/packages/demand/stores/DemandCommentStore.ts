import { commentProblem } from '@/domain/comment';
import { FormModel } from '@/stores/FormModel';
import { commentDemandOrder } from '../services/demands';
import type { DemandOrderStore } from './DemandOrderStore';

/** What is said of a service. */
export interface DemandCommentValues {
  score: number;
  text: string;
}

/** What its member says of an order that was carried out: once; the screen of the order shows it then. */
export class DemandCommentStore {
  readonly form: FormModel<DemandCommentValues, boolean>;

  constructor(order: DemandOrderStore, orderid: string) {
    this.form = new FormModel<DemandCommentValues, boolean>({
      initial: { score: 0, text: '' },
      rules: {
        score: score => (score === 0 ? '请点亮星星打分' : undefined),
        text: (text, { score }) => commentProblem(text, score || 5),
      },
      submit: async ({ score, text }) => {
        try {
          await commentDemandOrder({ orderid, score, text: text.trim() });
        } finally {
          // It may have been said from another phone.
          await order.load();
        }
        return true;
      },
    });
  }
}
