import { call } from '@/services/call';

/** The company of the member; without one no `relation`. */
export const getRelation = () => call('GET /api/user/company/relation/get_detail', {});

/** Has a code sent to an address of a company; rejects as the contract says. */
export const sendCompanyCode = (email: string) =>
  call('POST /api/user/company/relation/send_email', { email });

/** Joins the company of an address with its code; rejects as the contract says. */
export const joinCompany = (email: string, vcode: string) =>
  call('POST /api/user/company/relation/add', { email, vcode });

/** Leaves the company. */
export const leaveCompany = () => call('POST /api/user/company/relation/leave', {});
