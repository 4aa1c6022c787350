import { getAgreement } from '@/services/agreements';
import { Resource } from './Resource';

/** The agreement that is being read. */
export class AgreementStore {
  readonly agreement = new Resource(getAgreement);
}
