import { Type } from 'typebox';
import type { PersonalDataApi } from '../../../types/api/personalData';
import { member, type Area } from '../../http/endpoint';
import { sendProofCode } from '../user/public';
import { closeAccount, type ClosingParts } from './closeAccount';
import { closingTerms } from './closingTerms';
import { exportData } from './exportData';

const amount = Type.Integer({ minimum: 0 });
const vcode = Type.String({ maxLength: 20 });

/** What a member may have of their data: a copy, and an end (issue 12, identity and account). */
export const personalDataArea = ({ lines, data }: ClosingParts): Area<PersonalDataApi> => ({
  'GET /api/user/get_closing_terms': member(
    'How the account stands before it is closed',
    Type.Object({}),
    (_request, { db, member: owner, now }) => closingTerms(db, lines, owner, now),
  ),
  'POST /api/user/send_proof_code': member(
    "Sends a code to the member's own number",
    Type.Object({ purpose: Type.Union([Type.Literal('CLOSE'), Type.Literal('EXPORT')]) }),
    async ({ purpose }, context) => ({ retry_after: await sendProofCode(context, purpose) }),
  ),
  'POST /api/user/close_account': member(
    'Closes the account',
    Type.Object({
      vcode,
      given_up: Type.Object({ balance: amount, wkcoin: amount, integral: amount, coupons: amount }),
    }),
    async (request, context) => {
      await closeAccount({ lines, data }, request, context);
      context.setSession(null);
      return {};
    },
  ),
  'POST /api/user/export_data': member(
    'All that is held of the member',
    Type.Object({ vcode }),
    ({ vcode: code }, context) => exportData(data, code, context),
  ),
});
