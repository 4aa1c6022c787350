import { Type } from 'typebox';
import type { ThirdPartyApi } from '../../../types/api/thirdParty';
import type { User, UserApi } from '../../../types/api/user';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isMobileNumber } from '../../../src/domain/identity';
import { DAY } from '../../../src/domain/shanghaiTime';
import { tooMany } from '../../http/admitCall';
import { member, open, type Area, type MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure, notFound } from '../../kernel/failure';
import { logInMember } from './logInMember';
import { sendLoginCode, spendLoginCode } from './loginCodes';
import {
  endOtherSessions,
  endSession,
  endSessionOf,
  hashToken,
  listSessions,
} from '../../kernel/members/sessionRepository';
import { hostIdentityOf, renewSession } from '../../kernel/members/sessionTokens';
import { changeProfile } from './changeProfile';
import { presentSession } from './sessionPresenter';
import { sessionPlaceOf } from './sessionPlaceOf';
import { thirdPartyArea } from './third-party/thirdPartyArea';
import { listBindings } from './third-party/thirdPartyRepository';
import { presentUser } from './userPresenter';
import { findUser } from './userRepository';
import { welcomeToDemo } from './welcomeToDemo';

function requireMobile(mobile: string): void {
  if (!isMobileNumber(mobile)) throw new Failure(ErrorCode.INVALID_PARAMS, '请输入正确的手机号');
}

/** Every token that a session has had is remembered: so many a day are enough for all its tabs. */
const RENEWALS = { limit: 100, windowMs: DAY };

/** What the host of a mini-program gave to the app (`wx.login`). */
const hostCode = Type.Optional(Type.String({ maxLength: 200 }));

/**
 * A session that was begun in a mini-program is renewed for the user of its host alone: a token that was carried off is
 * worth nothing after 7 days at most. NOT_LOGGED_IN for another user, which ends the session; SERVER_BUSY while the host
 * does not say, and the token stays what it is.
 */
async function requireSameUserOfHost(context: MemberContext, code: string | undefined): Promise<void> {
  const { db, session } = context;
  const known = await hostIdentityOf(db, session.id);
  if (known === null) return;
  const identity = await context.identify(code);
  if (identity === undefined) {
    throw new Failure(ErrorCode.SERVER_BUSY, '暂时无法确认您的身份，请稍后再试', { retry_after: 60 });
  }
  if (hashToken(identity) === known) return;
  await endSession(db, session.id);
  throw new Failure(ErrorCode.NOT_LOGGED_IN, '登录已失效，请重新登录');
}

/** Login by phone and code, the session, and the member (specification §3, user; §7, /api/user). */
export const userArea: Area<UserApi & ThirdPartyApi> = {
  ...thirdPartyArea,
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
    Type.Object({
      mobile: Type.String({ maxLength: 20 }),
      vcode: Type.String({ maxLength: 20 }),
      host_code: hostCode,
    }),
    async ({ mobile, vcode, host_code }, context) => {
      requireMobile(mobile);
      await spendLoginCode(context, mobile, vcode);
      const { db, settings, now } = context;
      const { channel } = context.version;
      const place = await sessionPlaceOf(context, host_code);
      const login = await logInMember(db, { mobile, channel }, place, { now, dataKey: settings.dataKey });
      if (login.isnew && settings.sandbox) await welcomeToDemo(context, { id: login.user_id, mobile });
      return context.setSession(login);
    },
  ),
  'POST /api/user/logout': open(
    'Ends the session on this device',
    Type.Object({}),
    async (_request, context) => {
      if (context.session) await endSession(context.db, context.session.id);
      context.setSession(null);
      return {};
    },
  ),
  'POST /api/user/renew_session': member(
    'Lets the session live on with another token',
    Type.Object({ host_code: hostCode }),
    async ({ host_code }, context) => {
      const { db, settings, now, session, member: owner } = context;
      const wait = await takeFromLimit(db, `renew:${session.id}`, RENEWALS, now);
      if (wait > 0) throw tooMany(wait);
      await requireSameUserOfHost(context, host_code);
      const shown = { sessionId: session.id, token: session.token, key: settings.codePepper };
      const token = await renewSession(db, shown, now);
      if (token === undefined) throw new Failure(ErrorCode.NOT_LOGGED_IN, '请先登录');
      return context.setSession({ uid: owner.mobile, user_id: owner.id, token, isnew: 0 });
    },
  ),
  'GET /api/user/get_sessions': member(
    'Where the member is logged in',
    Type.Object({}),
    async (_request, { db, member: { id }, session, now }) => ({
      sessions: (await listSessions(db, id, now)).map(row => presentSession(row, session.id)),
    }),
  ),
  'POST /api/user/end_session': member(
    'Logs the member out on another device',
    Type.Object({ session_id: Type.String({ maxLength: 40 }) }),
    async ({ session_id }, { db, member: { id } }) => {
      if (!(await endSessionOf(db, id, session_id))) throw notFound('这次登录，可能已经退出了');
      return {};
    },
  ),
  'POST /api/user/end_other_sessions': member(
    'Logs the member out on all other devices',
    Type.Object({}),
    async (_request, { db, member: { id }, session }) => {
      await endOtherSessions(db, id, session.id);
      return {};
    },
  ),
  'POST /api/user/update': member(
    'Changes what the member tells of themselves',
    Type.Object({
      nickname: Type.Optional(Type.String({ maxLength: 200 })),
      birthday: Type.Optional(Type.String({ maxLength: 40 })),
      gender: Type.Optional(Type.Unsafe<User['gender']>({ type: 'string', enum: ['m', 'f', 'u'] })),
      city: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    async (changes, context) => {
      const user = await changeProfile(changes, context);
      return presentUser(user, await listBindings(context.db, user.id));
    },
  ),
  'GET /api/user/get_detail': member('The logged-in member', Type.Object({}), async (_request, context) => {
    const user = await findUser(context.db, context.member.id);
    if (!user) throw notFound('您的账号');
    return presentUser(user, await listBindings(context.db, user.id));
  }),
};
