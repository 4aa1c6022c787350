import { call } from '@/services/call';
import type { GivenUp, ProofPurpose } from '~types/api/personalData';

/** How the account stands before it is closed. */
export const getClosingTerms = () => call('GET /api/user/get_closing_terms', {});
/** Sends a code to the member's own number; CODE_TOO_OFTEN. */
export const sendProofCode = (purpose: ProofPurpose) => call('POST /api/user/send_proof_code', { purpose });
/** Closes the account; CLOSING_STATE (data: the terms), CODE_WRONG, CODE_EXPIRED. */
export const closeAccount = (vcode: string, givenUp: GivenUp) =>
  call('POST /api/user/close_account', { vcode, given_up: givenUp });
/** All that is held of the member, as a JSON file; CODE_WRONG, CODE_EXPIRED, TOO_MANY_REQUESTS. */
export const exportData = (vcode: string) => call('POST /api/user/export_data', { vcode });
