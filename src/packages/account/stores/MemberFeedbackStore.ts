import { makeAutoObservable, reaction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { callbackProblem, FEEDBACK_PHOTOS, feedbackProblem, isFeedbackKind } from '@/domain/feedback';
import { randomHex } from '@/platform/random';
import { localStorage } from '@/platform/storage';
import { codeOf } from '@/services/ApiError';
import { FormModel } from '@/stores/FormModel';
import { FormPhotos } from '@/stores/FormPhotos';
import { PagedList } from '@/stores/PagedList';
import { kept } from '@/stores/persistence';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Feedback, FeedbackKind } from '~types/api/feedback';
import { getFeedbacks, sendFeedback } from '../services/feedback';

/** What is written, as it stands on the screen: the first that is wrong gets the focus. */
export interface FeedbackValues {
  /** Empty until it is chosen. */
  kind: FeedbackKind | '';
  text: string;
  /** Nothing: photos are with the queue, and this is where it is said what is wrong with them. */
  photos: undefined;
  mobile: string;
}

/** What the device keeps of a feedback until it is sent. */
interface Draft {
  kind: FeedbackKind | '';
  text: string;
  mobile: string;
  /** Under which it is sent: what was sent and not answered is the same feedback. */
  key: string;
}

const onDevice = kept({ key: 'feedback', storage: localStorage, personal: true });

/** A draft out of storage, where anything may stand. */
function storedDraft(): Draft | undefined {
  const stored = onDevice.read();
  if (stored === null || typeof stored !== 'object') return undefined;
  const { kind, text, mobile, key } = stored as Partial<Record<keyof Draft, unknown>>;
  if (typeof text !== 'string' || typeof mobile !== 'string' || typeof key !== 'string') return undefined;
  return { kind: isFeedbackKind(kind) ? kind : '', text, mobile, key };
}

/**
 * 意见反馈 (specification §2, /profile/feedback): what the member writes, kept on the device until it has arrived, and what
 * they have told before with the answers.
 */
export class MemberFeedbackStore {
  readonly list = new PagedList<Feedback>(async (_, page) => {
    const { feedbacks, total } = await getFeedbacks(page);
    return { items: feedbacks, total };
  });
  readonly photos: FormPhotos;
  readonly form: FormModel<FeedbackValues, Feedback>;
  /** The order that it is about. */
  orderid: string | undefined = undefined;
  private key = randomHex(32);

  constructor(private readonly root: RootStore) {
    this.photos = new FormPhotos(root, 'feedback-', FEEDBACK_PHOTOS);
    this.form = new FormModel<FeedbackValues, Feedback>({
      initial: { kind: '', text: '', photos: undefined, mobile: '' },
      rules: {
        kind: kind => (kind === '' ? '请选择反馈类型' : undefined),
        text: feedbackProblem,
        photos: () => this.photos.problem,
        mobile: callbackProblem,
      },
      submit: ({ kind, text, mobile }) => this.hand(kind || 'OTHER', text.trim(), mobile),
    });
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, list: false, photos: false, form: false },
      { autoBind: true },
    );
    this.restore();
    reaction(
      () => this.draft,
      draft => (draft ? onDevice.write(draft) : onDevice.remove()),
    );
    const session = root.get(SessionStore);
    // Another member finds an empty form; who logs in again finds what they had written.
    session.onOtherMember(this.restore);
    session.onLogOut(this.begin);
  }

  /** Which order it is about from now on; undefined: none. */
  tellAbout(orderid: string | undefined): void {
    this.orderid = orderid;
  }

  /** What another screen knows of it already; what is written stays. */
  suggest(kind: FeedbackKind, text: string): void {
    const { values } = this.form;
    if (values.kind !== '' || values.text !== '') return;
    this.form.set('kind', kind);
    this.form.set('text', text);
  }

  /** Sends what is written; whether it has arrived. Otherwise the form says what is wrong. */
  async send(): Promise<boolean> {
    if (!(await this.form.submit())) return false;
    this.photos.letGo();
    this.begin();
    void this.list.refresh();
    return true;
  }

  private async hand(kind: FeedbackKind, text: string, mobile: string): Promise<Feedback> {
    const about = this.orderid === undefined ? {} : { orderid: this.orderid };
    try {
      const said = { kind, text, mobile, photos: this.photos.files, ...about };
      return await sendFeedback({ ...said, client_key: this.key });
    } catch (problem) {
      // What had arrived unnoticed was answered meanwhile: this becomes the next one.
      if (codeOf(problem) === ErrorCode.KEY_REUSED) this.renewKey();
      throw problem;
    }
  }

  /** What is worth keeping of what is written: a number that stood there is not. */
  private get draft(): Draft | undefined {
    const { kind, text, mobile } = this.form.values;
    return kind === '' && text === '' ? undefined : { kind, text, mobile, key: this.key };
  }

  private renewKey(): void {
    this.key = randomHex(32);
  }

  /** An empty form with the number of the member. */
  private begin(): void {
    this.renewKey();
    this.orderid = undefined;
    this.form.reset();
    this.form.set('mobile', this.root.get(SessionStore).uid ?? '');
  }

  private restore(): void {
    const draft = storedDraft();
    this.list.clear();
    this.begin();
    if (!draft) return;
    this.key = draft.key;
    this.form.set('kind', draft.kind);
    this.form.set('text', draft.text);
    this.form.set('mobile', draft.mobile);
  }
}
