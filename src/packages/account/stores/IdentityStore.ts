import { makeAutoObservable, runInAction } from 'mobx';
import {
  IDENTITY_PHOTOS,
  identityProblems,
  identityRefusal,
  type IdentityField,
  type IdentityPhoto,
} from '@/domain/identityApplication';
import { serverNow } from '@/services/call';
import { getPhotoUrls } from '@/services/files';
import { FormModel } from '@/stores/FormModel';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { UploadQueue } from '@/stores/UploadQueue';
import type { IdentityApplication, IdentityStanding } from '~types/api/identity';
import { applyForIdentity, getIdentity } from '../services/identity';

/** The photos of the form, in the order in which they are asked for. */
export const photos = Object.keys(IDENTITY_PHOTOS) as IdentityPhoto[];

/** How the places of the form begin in the queue. */
const FORM = 'identity.';

/** Under which the queue keeps a photo of the form. */
export const placeOf = (photo: IdentityPhoto): string => `${FORM}${photo}`;

const empty: IdentityApplication = {
  // As they stand on the screen: the first that is wrong gets the focus.
  ...{ front: '', back: '', licence: '' },
  ...{ name: '', idcard_no: '', licence_since: '' },
};

/** What was typed, as it is checked and sent. Engines without Proxy list no fields: each is named. */
const typedOf = ({ name, idcard_no, licence_since }: IdentityApplication) => ({
  name: name.trim(),
  idcard_no,
  licence_since,
});

/**
 * 实名认证 (specification §3, user auth): how the member stands, and the form with which they ask to be verified. What is
 * typed stays while the app is open; photos are sent as soon as they are taken (`UploadQueue`).
 */
export class IdentityStore {
  readonly standing = new Resource(getIdentity);
  /** Where the photos are read that were handed in last; nobody but their member is told. */
  readonly previews = new Resource(getPhotoUrls);
  readonly form: FormModel<IdentityApplication, IdentityStanding>;

  constructor(private readonly root: RootStore) {
    const typed = (name: IdentityField) => (_value: string, values: IdentityApplication) =>
      identityProblems(typedOf(values), serverNow())[name];
    const taken = (photo: IdentityPhoto) => () => this.photoProblem(photo);
    this.form = new FormModel<IdentityApplication, IdentityStanding>({
      initial: empty,
      rules: {
        front: taken('front'),
        back: taken('back'),
        licence: taken('licence'),
        name: typed('name'),
        idcard_no: typed('idcard_no'),
        licence_since: typed('licence_since'),
      },
      submit: values => applyForIdentity({ ...typedOf(values), ...this.files }),
    });
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, standing: false, previews: false, form: false },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(() => {
      this.standing.clear();
      this.previews.clear();
      this.form.reset();
    });
  }

  /** Why the last application was refused: at which field, and the sentence of staff; undefined where it was not. */
  get refusal(): { field: IdentityField; text: string } | undefined {
    const auth = this.standing.data?.auth;
    const refusal = auth && identityRefusal(auth.status_code);
    return refusal && { field: refusal.field, text: auth.comments };
  }

  /** Whether the photo that was handed in last is good enough to be handed in again. */
  isKept(photo: IdentityPhoto): boolean {
    return this.standing.data?.application !== undefined && this.refusal?.field !== photo;
  }

  /** Where a photo is read that stays until another one is taken; undefined while that is not known. */
  previewOf(photo: IdentityPhoto): string | undefined {
    const { application } = this.standing.data ?? {};
    if (!application || !this.isKept(photo)) return undefined;
    return this.previews.data?.urls.find(({ file_id: id }) => id === application[photo])?.url;
  }

  /** What is wrong with a field: as it is typed now, else why staff refused it. */
  errorOf(name: IdentityField): string | undefined {
    return this.form.errorOf(name) ?? (this.refusal?.field === name ? this.refusal.text : undefined);
  }

  /** Loads how the member stands; a form that nobody has begun takes what was handed in before. */
  async load(): Promise<void> {
    const standing = await this.standing.load();
    const { application, auth } = standing ?? {};
    // Without them the form still says that the photos are there.
    if (application && auth?.status === 'USER_NOAUTH') {
      void this.previews.load(photos.filter(this.isKept).map(photo => application[photo]));
    }
    const { name, licence_since } = this.form.values;
    if (!application || name || licence_since) return;
    this.form.set('name', application.name);
    this.form.set('licence_since', application.licence_since);
  }

  /** Hands it in; whether that was done. Otherwise the form says what is wrong. */
  async submit(): Promise<boolean> {
    const standing = await this.form.submit();
    if (!standing) return false;
    this.root.get(UploadQueue).letGo(FORM);
    runInAction(() => this.standing.set(standing));
    this.form.reset();
    // The profile says it, too; it asks again where this fails.
    await this.root
      .get(SessionStore)
      .loadUser()
      .catch(() => undefined);
    return true;
  }

  private get files(): Pick<IdentityApplication, IdentityPhoto> {
    return { front: this.fileOf('front'), back: this.fileOf('back'), licence: this.fileOf('licence') };
  }

  private fileOf(photo: IdentityPhoto): string {
    const before = this.isKept(photo) ? this.standing.data?.application?.[photo] : undefined;
    return this.root.get(UploadQueue).fileOf(placeOf(photo)) ?? before ?? '';
  }

  private photoProblem(photo: IdentityPhoto): string | undefined {
    const queued = this.root.get(UploadQueue).of(placeOf(photo));
    if (!queued) return this.isKept(photo) ? undefined : `请拍摄${IDENTITY_PHOTOS[photo]}`;
    if (queued.state === 'failed') return '这张照片没有上传成功，请重试或重拍';
    return queued.state === 'done' ? undefined : '照片还在上传，请稍等';
  }
}
