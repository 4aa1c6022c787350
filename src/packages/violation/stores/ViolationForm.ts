import { makeAutoObservable, reaction } from 'mobx';
import { characterCount } from '@/domain/renter';
import { APPEAL_LENGTH, VIOLATION_PHOTOS } from '@/domain/violation';
import { writtenText } from '@/domain/writtenText';
import { FormModel } from '@/stores/FormModel';
import { FormPhotos } from '@/stores/FormPhotos';
import { keepWords, wordsOf } from '@/stores/formWords';
import type { RootStore } from '@/stores/RootStore';
import { processViolation } from '../services/violations';

interface Values {
  /** Why it is not theirs; of an appeal. */
  reason: string;
  /** Nothing: photos are with the queue, and this is where it is said what is wrong with them. */
  photos: undefined;
}

/** What a renter hands in about a violation. */
export type HandedIn = 'SELF' | 'APPEAL';

function reasonProblem(reason: string): string | undefined {
  const length = characterCount(writtenText(reason));
  if (length === 0) return '请说明为什么这条违章与您无关';
  return length > APPEAL_LENGTH ? `最多${APPEAL_LENGTH}个字` : undefined;
}

/**
 * The receipt of a fine that was paid, or an appeal: photos on their way to the server, and words, which the device keeps until
 * they are sent. Each screen has its own.
 */
export class ViolationForm {
  readonly photos: FormPhotos;
  readonly form: FormModel<Values, boolean>;

  constructor(root: RootStore, id: string, way: HandedIn) {
    const form = `violation-${way.toLowerCase()}-${id}-`;
    this.photos = new FormPhotos(root, form, VIOLATION_PHOTOS);
    this.form = new FormModel<Values, boolean>({
      initial: { reason: wordsOf(form), photos: undefined },
      rules: {
        reason: reason => (way === 'APPEAL' ? reasonProblem(reason) : undefined),
        photos: () => this.photos.problem ?? this.missingReceipt(way),
      },
      submit: async ({ reason }) => {
        const said = way === 'APPEAL' ? { reason: writtenText(reason) } : {};
        await processViolation({ id, way, ...said, photos: this.photos.files });
        this.photos.letGo();
        keepWords(form, '');
        return true;
      },
    });
    makeAutoObservable(this, { photos: false, form: false }, { autoBind: true });
    reaction(
      () => this.form.values.reason,
      reason => keepWords(form, reason),
    );
  }

  private missingReceipt(way: HandedIn): string | undefined {
    return way === 'SELF' && this.photos.files.length === 0 ? '请上传缴款成功的截图或凭证' : undefined;
  }
}
