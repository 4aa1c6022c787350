import { makeAutoObservable, reaction } from 'mobx';
import { ACCIDENT_IMAGES, ACCIDENT_VIDEOS } from '@/domain/accident';
import { writtenText } from '@/domain/writtenText';
import { supplyAccident } from '@/services/accidents';
import { AccidentPhotoSet } from '@/stores/AccidentPhotoSet';
import { FollowUps } from '@/stores/FollowUps';
import { FormModel } from '@/stores/FormModel';
import { keepWords, wordsOf } from '@/stores/formWords';
import type { RootStore } from '@/stores/RootStore';
import type { AccidentDetail } from '~types/api/accident';
import { accidentWordsProblem } from './accidentWords';

interface Supplied {
  description: string;
  /** Nothing: photos are with the queue, and this is where it is said what is wrong with them. */
  photos: undefined;
}

/**
 * Photos, videos and words that are supplied to an accident: what has arrived is added, and what is still on its way follows
 * by itself; the device keeps the words until they are sent. Each screen has its own.
 */
export class SupplyForm {
  readonly photos: AccidentPhotoSet;
  readonly form: FormModel<Supplied, boolean>;

  constructor(root: RootStore, { id, images, videos }: AccidentDetail) {
    const form = `accident-supply-${id}-`;
    this.photos = new AccidentPhotoSet(root, form, {
      images: Math.max(0, ACCIDENT_IMAGES - images.length),
      videos: Math.max(0, ACCIDENT_VIDEOS - videos.length),
    });
    this.form = new FormModel<Supplied, boolean>({
      initial: { description: wordsOf(form), photos: undefined },
      rules: {
        description: text => accidentWordsProblem(text),
        photos: (_, { description }) =>
          this.photos.places.length === 0 && writtenText(description) === ''
            ? '请拍照，或写一句补充说明'
            : this.photos.refusal,
      },
      submit: async ({ description }) => {
        const { files } = this.photos;
        const said = writtenText(description);
        if (this.photos.hasArrived || said !== '') {
          await supplyAccident({ id, ...files, ...(said !== '' && { description: said }) });
        }
        this.photos.release(files);
        keepWords(form, '');
        if (this.photos.places.length > 0) root.get(FollowUps).add(id, this.photos.begin);
        return true;
      },
    });
    makeAutoObservable(this, { photos: false, form: false });
    reaction(
      () => this.form.values.description,
      description => keepWords(form, description),
    );
  }
}
