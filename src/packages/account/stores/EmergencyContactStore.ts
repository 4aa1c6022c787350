import { makeAutoObservable, runInAction } from 'mobx';
import { contactMobileProblem, contactNameProblem } from '@/domain/emergencyContact';
import { FormModel } from '@/stores/FormModel';
import { Resource } from '@/stores/Resource';
import type { ContactRelation, EmergencyContact } from '~types/api/emergencyContact';
import {
  getEmergencyContact,
  removeEmergencyContact,
  saveEmergencyContact,
} from '../services/emergencyContact';

interface ContactValues {
  name: string;
  /** Empty until it is chosen. */
  relation: ContactRelation | '';
  /** Empty: the one that is kept stays. */
  mobile: string;
}

/** The member's emergency contact: the one that is kept, and what is typed over it. Each screen has its own. */
export class EmergencyContactStore {
  readonly kept = new Resource(getEmergencyContact);
  readonly form: FormModel<ContactValues, EmergencyContact>;

  constructor(ownMobile: string) {
    this.form = new FormModel<ContactValues, EmergencyContact>({
      initial: { name: '', relation: '', mobile: '' },
      rules: {
        name: name => contactNameProblem(name.trim()),
        relation: relation => (relation === '' ? '请选择与您的关系' : undefined),
        mobile: mobile => {
          if (mobile === '' && this.contact) return undefined;
          return contactMobileProblem(mobile, ownMobile);
        },
      },
      submit: async ({ name, relation, mobile }) => {
        // The rules have let nothing else through.
        const chosen = relation || 'OTHER';
        const typed = { name: name.trim(), relation: chosen, ...(mobile === '' ? {} : { mobile }) };
        return (await saveEmergencyContact(typed)).contact;
      },
    });
    makeAutoObservable(this, { kept: false, form: false }, { autoBind: true });
  }

  /** The contact that the server keeps. */
  get contact(): EmergencyContact | undefined {
    return this.kept.data?.contact;
  }

  /** Loads the contact, and fills it in while nothing is typed. */
  async load(): Promise<void> {
    await this.kept.load();
    const { name, relation, mobile } = this.form.values;
    if (this.contact && !name && !relation && !mobile) this.fill(this.contact);
  }

  /** Sends what is typed; false when something is wrong. */
  async save(): Promise<boolean> {
    const contact = await this.form.submit();
    if (!contact) return false;
    this.kept.set({ contact });
    this.fill(contact);
    return true;
  }

  /** Has the contact forgotten; rejects like any call. */
  async remove(): Promise<void> {
    await removeEmergencyContact();
    this.kept.set({});
    runInAction(() => this.form.reset());
  }

  private fill({ name, relation }: EmergencyContact): void {
    this.form.reset();
    this.form.set('name', name);
    this.form.set('relation', relation);
  }
}
