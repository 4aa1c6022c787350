import { makeAutoObservable, reaction } from 'mobx';
import { ACCIDENT_APPEAL_PHOTOS } from '@/domain/accident';
import { writtenText } from '@/domain/writtenText';
import { FormModel } from '@/stores/FormModel';
import { FormPhotos } from '@/stores/FormPhotos';
import { keepWords, wordsOf } from '@/stores/formWords';
import type { RootStore } from '@/stores/RootStore';
import { appealAccident } from '../services/accidents';
import { accidentWordsProblem } from './accidentWords';

interface Appeal {
  reason: string;
  /** Nothing: photos are with the queue, and this is where it is said what is wrong with them. */
  photos: undefined;
}

/** What is wrong with a decision, in words and pictures, which the device keeps until they are sent. Each screen has its own. */
export class AppealForm {
  readonly photos: FormPhotos;
  readonly form: FormModel<Appeal, boolean>;

  constructor(root: RootStore, id: string) {
    const form = `accident-appeal-${id}-`;
    this.photos = new FormPhotos(root, form, ACCIDENT_APPEAL_PHOTOS);
    this.form = new FormModel<Appeal, boolean>({
      initial: { reason: wordsOf(form), photos: undefined },
      rules: {
        reason: reason => accidentWordsProblem(reason, '请说明哪一项不对，为什么'),
        photos: () => this.photos.problem,
      },
      submit: async ({ reason }) => {
        await appealAccident({ id, reason: writtenText(reason), photos: this.photos.files });
        this.photos.letGo();
        keepWords(form, '');
        return true;
      },
    });
    makeAutoObservable(this, { photos: false, form: false });
    reaction(
      () => this.form.values.reason,
      reason => keepWords(form, reason),
    );
  }
}
