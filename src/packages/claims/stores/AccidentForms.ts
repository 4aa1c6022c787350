import { makeAutoObservable } from 'mobx';
import {
  ACCIDENT_APPEAL_PHOTOS,
  ACCIDENT_IMAGES,
  ACCIDENT_TEXT_LENGTH,
  ACCIDENT_VIDEOS,
} from '@/domain/accident';
import { characterCount } from '@/domain/renter';
import { writtenText } from '@/domain/writtenText';
import { FormModel } from '@/stores/FormModel';
import { FormPhotos } from '@/stores/FormPhotos';
import type { RootStore } from '@/stores/RootStore';
import type { AccidentDetail } from '~types/api/accident';
import { appealAccident, supplyAccident } from '../services/accidents';
import { AccidentPhotoSet } from './AccidentPhotoSet';
import { FollowUps } from './FollowUps';

function wordsProblem(text: string, missing?: string): string | undefined {
  const count = characterCount(writtenText(text));
  if (count === 0) return missing;
  return count > ACCIDENT_TEXT_LENGTH ? `最多${ACCIDENT_TEXT_LENGTH}个字` : undefined;
}

interface Appeal {
  reason: string;
  /** Nothing: photos are with the queue, and this is where it is said what is wrong with them. */
  photos: undefined;
}

/** What is wrong with a decision, in words and pictures. Each screen has its own. */
export class AppealForm {
  readonly photos: FormPhotos;
  readonly form: FormModel<Appeal, boolean>;

  constructor(root: RootStore, id: string) {
    this.photos = new FormPhotos(root, `accident-appeal-${id}-`, ACCIDENT_APPEAL_PHOTOS);
    this.form = new FormModel<Appeal, boolean>({
      initial: { reason: '', photos: undefined },
      rules: {
        reason: reason => wordsProblem(reason, '请说明哪一项不对，为什么'),
        photos: () => this.photos.problem,
      },
      submit: async ({ reason }) => {
        await appealAccident({ id, reason: writtenText(reason), photos: this.photos.files });
        this.photos.letGo();
        return true;
      },
    });
    makeAutoObservable(this, { photos: false, form: false });
  }
}

interface Supplied {
  description: string;
  /** Nothing, as above. */
  photos: undefined;
}

/**
 * Photos, videos and words that are supplied to an accident: what has arrived is added, and what is still on its way follows
 * by itself. Each screen has its own.
 */
export class SupplyForm {
  readonly photos: AccidentPhotoSet;
  readonly form: FormModel<Supplied, boolean>;

  constructor(root: RootStore, { id, images, videos }: AccidentDetail) {
    this.photos = new AccidentPhotoSet(root, `accident-supply-${id}-`, {
      images: Math.max(0, ACCIDENT_IMAGES - images.length),
      videos: Math.max(0, ACCIDENT_VIDEOS - videos.length),
    });
    this.form = new FormModel<Supplied, boolean>({
      initial: { description: '', photos: undefined },
      rules: {
        description: text => wordsProblem(text),
        photos: (_, { description }) =>
          this.photos.places.length === 0 && writtenText(description) === ''
            ? '请拍照，或写一句补充说明'
            : undefined,
      },
      submit: async ({ description }) => {
        const { files } = this.photos;
        const said = writtenText(description);
        if (this.photos.hasArrived || said !== '') {
          await supplyAccident({ id, ...files, ...(said !== '' && { description: said }) });
        }
        this.photos.release(files);
        if (this.photos.places.length > 0) root.get(FollowUps).add(id, this.photos.begin);
        return true;
      },
    });
    makeAutoObservable(this, { photos: false, form: false });
  }
}
