import type { AcceptedAgreement } from '../../../types/api/contract';
import { agreements } from './agreements';

/** What a booking accepts, as its screen says: both, in the wording that holds now. */
export const acceptedNow = (): AcceptedAgreement[] =>
  [agreements.service, agreements.privacy].map(({ id, title, version }) => ({ id, title, version }));
