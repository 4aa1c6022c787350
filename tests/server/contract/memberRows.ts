import { ErrorCode } from '../../../src/domain/errorCode';
import { maskMobile } from '../../../src/domain/identity';
import { freshKey } from '../rental/rentalWorld';
import { about, open, own, type Rows } from './contractRow';
import { firstPage, nothing } from './openRows';

const { NOT_FOUND } = ErrorCode;

/** The endpoints about members themselves: how they come in, and what is known of them. */
export const memberRows = {
  // Logging in, and staying so.
  'POST /api/user/sms/send_vcode': open(world => ({ mobile: world.newMobile() })),
  'POST /api/user/login': {
    access: 'OPEN',
    sent: 'ON_DEVICE',
    async request(world) {
      const mobile = world.newMobile();
      const session = { cookie: 'device=a-phone' };
      await world.server.call('POST /api/user/sms/send_vcode', { mobile }, { session });
      return { mobile, vcode: await world.loginCode(mobile) };
    },
  },
  // For a visitor there is nothing to end.
  'POST /api/user/logout': open(nothing),
  'POST /api/user/renew_session': own(nothing),
  'GET /api/user/get_sessions': own(nothing),
  'POST /api/user/end_other_sessions': own(async (world, who) => {
    await world.rental.login(who.login.uid);
    return {};
  }),
  'POST /api/user/end_session': about({ session_id: NOT_FOUND }, async (world, who) => {
    await world.rental.login(who.login.uid);
    const { sessions } = await world.get('GET /api/user/get_sessions', {}, who);
    return { session_id: sessions.find(({ is_current }) => !is_current)?.session_id ?? '' };
  }),

  // Who comes from a channel, which has signed whose account it is.
  'GET /api/user/thirdparty/get_detail': open(world => world.claim()),
  'POST /api/user/thirdparty/login': open(async world => {
    const member = await world.newcomer();
    const shown = world.claim();
    await world.get('POST /api/user/thirdparty/binding_rc', { ...shown, mobile: member.login.uid }, member);
    return { ...world.claim(shown.openid), uid: maskMobile(member.login.uid) };
  }),
  'POST /api/user/thirdparty/binding_rc': own((world, who) => ({ ...world.claim(), mobile: who.login.uid })),
  'GET /api/user/thirdparty/detail': own(nothing),
  'POST /api/user/thirdparty/unbinding': about({ id: NOT_FOUND }, async (world, who) => {
    await world.get('POST /api/user/thirdparty/binding_rc', { ...world.claim(), mobile: who.login.uid }, who);
    const { thirdparty } = await world.get('GET /api/user/thirdparty/detail', {}, who);
    return { id: thirdparty[0]?.id ?? '' };
  }),

  // Their data, and the way out.
  'GET /api/user/get_closing_terms': own(nothing),
  'POST /api/user/send_proof_code': own(world => {
    world.rental.wait(60);
    return { purpose: 'EXPORT' };
  }),
  'POST /api/user/export_data': own(async (world, who) => ({ vcode: await world.proofCode(who, 'EXPORT') })),
  'POST /api/user/close_account': own(async (world, who) => {
    const { given_up } = await world.get('GET /api/user/get_closing_terms', {}, who);
    return { given_up, vcode: await world.proofCode(who, 'CLOSE') };
  }),

  // The member themselves.
  'GET /api/user/get_detail': own(nothing),
  'POST /api/user/update': own(() => ({ nickname: '小明' })),
  'GET /api/user/auth/get_detail': own(async (world, who) => {
    await world.get('POST /api/user/auth/apply', await world.identity(who), who);
    return {};
  }),
  'POST /api/user/auth/apply': about(
    { front: NOT_FOUND, back: NOT_FOUND, licence: NOT_FOUND },
    (world, who) => world.identity(who),
  ),
  'GET /api/user/get_emergency_contact': own(async (world, who) => {
    const contact = { name: '王大明', relation: 'PARENT', mobile: world.newMobile() } as const;
    await world.get('POST /api/user/save_emergency_contact', contact, who);
    return {};
  }),
  'POST /api/user/save_emergency_contact': own(world => ({
    ...{ name: '王大明', relation: 'PARENT', mobile: world.newMobile() },
  })),
  'POST /api/user/remove_emergency_contact': own(nothing),
  'GET /api/user/get_favourites': own(async (world, who) => {
    await world.get('POST /api/user/keep_favourites', { cartype_ids: ['car-lavida'] }, who);
    return {};
  }),
  'POST /api/user/keep_favourites': own(() => ({ cartype_ids: ['car-lavida'] })),
  'POST /api/user/remove_favourite': own(async (world, who) => {
    await world.get('POST /api/user/keep_favourites', { cartype_ids: ['car-lavida'] }, who);
    return { cartype_id: 'car-lavida' };
  }),
  'POST /api/mark/mall/liked': own(async world => ({ id: await world.reviewId(), liked: true })),
  'GET /api/user/get_drivers': own(async (world, who) => {
    await world.driver(who);
    return {};
  }),
  'POST /api/user/remove_driver': about({ driver_id: NOT_FOUND }, async (world, who) => ({
    driver_id: await world.driver(who),
  })),

  'POST /api/user/feedback': about({ orderid: NOT_FOUND, 'photos.0': NOT_FOUND }, async (world, who) => ({
    ...{ kind: 'PROBLEM', text: '找不到门店', mobile: '', client_key: freshKey() },
    photos: [await world.file(who, 'FEEDBACK')],
    orderid: await world.unpaidOrder(who),
  })),
  'GET /api/user/feedback/get_list': own(firstPage),
  'POST /api/user/qacode/renew': own(nothing),
} satisfies Partial<Rows>;
