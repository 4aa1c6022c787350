import { Type } from 'typebox';
import type { ThirdPartyApi, ThirdPartyClaim } from '../../../../types/api/thirdParty';
import { maskMobile } from '../../../../src/domain/identity';
import { CLAIM_PATTERNS } from '../../../../src/domain/thirdParty';
import { member, open, type Area, type Context } from '../../../http/endpoint';
import { notFound } from '../../../kernel/failure';
import { isProven } from '../../../kernel/members/channelClaim';
import { logInMember } from '../logInMember';
import { sessionPlaceOf } from '../sessionPlaceOf';
import { bindAccount } from './bindAccount';
import { refuseClaim } from './refuseClaim';
import { presentBinding } from './thirdPartyPresenter';
import { deleteBinding, isSpent, listBindings, ownerOfAccount, spendClaim } from './thirdPartyRepository';

const claimFields = {
  openid: Type.String({ pattern: CLAIM_PATTERNS.openid }),
  type: Type.String({ pattern: CLAIM_PATTERNS.type }),
  channel: Type.String({ pattern: CLAIM_PATTERNS.channel }),
  time: Type.Integer(),
  signed_request: Type.String({ pattern: CLAIM_PATTERNS.signed_request }),
};

/** CLAIM_REFUSED for one that its channel has not made in these minutes. */
function requireProven(claim: ThirdPartyClaim, { settings, now }: Pick<Context, 'settings' | 'now'>): void {
  if (!isProven(claim, settings, now)) throw refuseClaim();
}

/** Members who are known by their account elsewhere (specification §4, third-party login). */
export const thirdPartyArea: Area<ThirdPartyApi> = {
  'GET /api/user/thirdparty/get_detail': open(
    'Whether an account elsewhere is bound',
    Type.Object(claimFields),
    async (claim, context) => {
      requireProven(claim, context);
      if (await isSpent(context.db, claim)) throw refuseClaim();
      const owner = await ownerOfAccount(context.db, claim);
      return { exist: owner !== undefined, uid: owner ? maskMobile(owner.mobile) : '' };
    },
  ),
  'POST /api/user/thirdparty/binding_rc': member(
    'Binds an account elsewhere to the member',
    Type.Object({ ...claimFields, mobile: Type.String({ maxLength: 20 }) }),
    async ({ mobile, ...claim }, context) => {
      requireProven(claim, context);
      await bindAccount(claim, mobile, context);
      return {};
    },
  ),
  'POST /api/user/thirdparty/login': open(
    'Logs in by an account elsewhere',
    Type.Object({
      ...claimFields,
      uid: Type.String({ maxLength: 20 }),
      host_code: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    async ({ uid, host_code, ...claim }, context) => {
      requireProven(claim, context);
      const { db, settings, now } = context;
      const place = await sessionPlaceOf(context, host_code);
      const login = await db.transaction(async tx => {
        const owner = await ownerOfAccount(tx, claim);
        if (!owner || maskMobile(owner.mobile) !== uid) throw notFound('绑定的账号');
        if (!(await spendClaim(tx, claim, now))) throw refuseClaim();
        return logInMember(tx, owner, place, { now, dataKey: settings.dataKey });
      });
      context.setDevice();
      return { ...context.setSession(login), id: login.user_id };
    },
  ),
  'GET /api/user/thirdparty/detail': member(
    'The accounts elsewhere that are bound to the member',
    Type.Object({}),
    async (_request, { db, member: { id } }) => ({
      thirdparty: (await listBindings(db, id)).map(presentBinding),
    }),
  ),
  'POST /api/user/thirdparty/unbinding': member(
    'Ends the binding of an account elsewhere',
    Type.Object({ id: Type.String({ maxLength: 40 }) }),
    async ({ id }, { db, member: owner }) => {
      if (!(await deleteBinding(db, owner.id, id))) throw notFound('这个绑定，可能已经解绑了');
      return {};
    },
  ),
};
