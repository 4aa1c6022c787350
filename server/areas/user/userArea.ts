import { Type } from 'typebox';
import type { UserApi } from '../../../types/api/user';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isMobileNumber } from '../../../src/domain/identity';
import { member, open, type Area } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { logInMember } from './logInMember';
import { sendLoginCode, spendLoginCode } from './loginCodes';
import { deleteSession } from '../../kernel/members/sessionRepository';
import { presentUser } from './userPresenter';
import { findUser } from './userRepository';

function requireMobile(mobile: string): void {
  if (!isMobileNumber(mobile)) throw new Failure(ErrorCode.INVALID_PARAMS, '请输入正确的手机号');
}

/** Login by phone and code, the session, and the member (specification §3, user; §7, /api/user). */
export const userArea: Area<UserApi> = {
  'POST /api/user/sms/send_vcode': open(
    'Sends a login code by SMS',
    Type.Object({ mobile: Type.String({ maxLength: 20 }) }),
    async ({ mobile }, context) => {
      requireMobile(mobile);
      const retry_after = await sendLoginCode(context, mobile);
      return { retry_after, device: context.setDevice() };
    },
  ),
  'POST /api/user/login': open(
    'Logs in with a phone number and the code sent to it',
    Type.Object({ mobile: Type.String({ maxLength: 20 }), vcode: Type.String({ maxLength: 20 }) }),
    async ({ mobile, vcode }, context) => {
      requireMobile(mobile);
      await spendLoginCode(context, mobile, vcode);
      const { db, version, now } = context;
      return context.setSession(await logInMember(db, { mobile, channel: version.channel }, now));
    },
  ),
  'POST /api/user/logout': open(
    'Ends the session on this device',
    Type.Object({}),
    async (_request, context) => {
      if (context.sessionHash) await deleteSession(context.db, context.sessionHash);
      context.setSession(null);
      return {};
    },
  ),
  'GET /api/user/get_detail': member('The logged-in member', Type.Object({}), async (_request, context) => {
    const user = await findUser(context.db, context.member.id);
    if (!user) throw notFound('您的账号');
    return presentUser(user);
  }),
};
