import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { BookingStore } from '@/rental/BookingStore';
import { ChargesStore } from '@/packages/booking/stores/ChargesStore';
import { CashierStore } from '@/checkout/CashierStore';
import { PaymentStore } from '@/packages/pay/stores/PaymentStore';
import { cookies } from '@/platform/cookies';
import { localStorage, sessionStorage } from '@/platform/storage';
import { ChannelStore } from '@/stores/ChannelStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { kept } from '@/stores/persistence';
import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { User } from '~types/api/user';
import { Refusal, serve } from '../support/fakeServer';
import { orderDetail } from '../support/orders';
import { sanya } from '../support/places';

const member: User = {
  user_id: 'U1',
  uid: '13812345678',
  name: '王小明',
  nickname: '',
  birthday: '',
  gender: 'u',
  city: { name: '北京' },
  thirdparty: [],
  auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' },
};

const session = (): SessionStore => new RootStore().get(SessionStore);

describe('SessionStore (specification §4: logged in if and only if a uid cookie exists)', () => {
  it('is anonymous without the cookie', () => {
    expect(session()).toMatchObject({ isLoggedIn: false, uid: undefined });
  });

  it('is logged in with it, also after a reload', () => {
    cookies.set('uid', '13812345678', 7);
    expect(session()).toMatchObject({ isLoggedIn: true, uid: '13812345678' });
  });

  it('no other cookie logs in', () => {
    cookies.set('token', 'T', 7);
    cookies.set('user_id', 'U1', 7);
    expect(session().isLoggedIn).toBe(false);
  });

  it('notices a login and a logout in another tab', () => {
    const store = session();
    cookies.set('uid', '13812345678', 7);
    store.readCookies();
    expect(store.isLoggedIn).toBe(true);
    cookies.remove('uid');
    store.readCookies();
    expect(store.isLoggedIn).toBe(false);
  });

  it('logs in by phone and code', async () => {
    const server = serve({
      'POST /api/user/login': request => ({ uid: request.mobile, user_id: 'U1', token: '', isnew: 1 }),
    });
    const store = session();
    await store.logIn('13812345678', '123456');
    expect(store.uid).toBe('13812345678');
    expect(server.calls[0]?.params).toMatchObject({ mobile: '13812345678', vcode: '123456' });
    // On H5 the server sets the cookies by itself, the token HttpOnly (decision 10): the app writes none.
    expect(cookies.get('token')).toBeUndefined();
  });

  it.each([
    ['keeps by which the server knows this device, where the host has no cookies', 'D1', 'D1'],
    ['keeps nothing of this device on H5, where the server has set it already', '', undefined],
  ])('%s', async (_title, device, kept) => {
    serve({ 'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device }) });
    const store = session();
    await store.sendCode('13812345678');
    expect(cookies.get('device')).toBe(kept);
    // The next login on this device is theirs, too.
    await store.logOut();
    expect(cookies.get('device')).toBe(kept);
    cookies.remove('device');
  });

  it('stays anonymous when the code is wrong', async () => {
    serve({
      'POST /api/user/login': () => {
        throw new Refusal(ErrorCode.CODE_WRONG, '验证码不正确');
      },
    });
    const store = session();
    await expect(store.logIn('13812345678', '000000')).rejects.toMatchObject({
      status: -1,
      code: ErrorCode.CODE_WRONG,
      message: '验证码不正确',
    });
    expect(store.isLoggedIn).toBe(false);
  });

  describe('turns its token over (issue 10, section 2)', () => {
    const day = 24 * 60 * 60 * 1000;
    const loggedIn = async (token: string) => {
      localStorage.remove('personal:session_renewed');
      const server = serve({
        'POST /api/user/login': ({ mobile }) => ({ uid: mobile, user_id: 'U1', token, isnew: 1 }),
        'POST /api/user/renew_session': () => ({
          ...{ uid: '13812345678', user_id: 'U1', isnew: 0 },
          token: token && `${token} turned over`,
        }),
        'POST /api/user/logout': () => ({}),
      });
      const store = session();
      await store.logIn('13812345678', '123456');
      const renewals = () => server.calls.filter(({ endpoint }) => endpoint.endsWith('renew_session')).length;
      return { store, renewals };
    };

    it('once a day while the app is in use, and keeps the next one where the host has no cookies', async () => {
      const { store, renewals } = await loggedIn('T');
      const start = Date.now();
      await store.renewWhenDue(start + day - 60_000);
      expect(renewals()).toBe(0);
      await store.renewWhenDue(start + day + 60_000);
      expect(renewals()).toBe(1);
      expect(cookies.get('token')).toBe('T turned over');
    });

    it('leaves the cookies to the server on H5', async () => {
      const { store, renewals } = await loggedIn('');
      await store.renewWhenDue(Date.now() + 2 * day);
      expect(renewals()).toBe(1);
      expect(cookies.get('token')).toBeUndefined();
    });

    it('tries again the next time when no answer came, and stays logged in', async () => {
      const { store } = await loggedIn('T');
      serve({});
      await store.renewWhenDue(Date.now() + 2 * day);
      expect(store.isLoggedIn).toBe(true);
      expect(cookies.get('token')).toBe('T');
      const server = serve({
        'POST /api/user/renew_session': () => ({ uid: '13812345678', user_id: 'U1', token: 'T2', isnew: 0 }),
      });
      await store.renewWhenDue(Date.now() + 2 * day);
      expect(server.calls).toHaveLength(1);
      expect(cookies.get('token')).toBe('T2');
    });

    it('logs nobody in again who logged out meanwhile', async () => {
      const { store } = await loggedIn('T');
      const renewal = store.renewWhenDue(Date.now() + 2 * day);
      await Promise.all([renewal, store.logOut()]);
      expect(store.isLoggedIn).toBe(false);
      expect(cookies.get('uid')).toBeUndefined();
    });

    it('is asked nothing for a visitor', async () => {
      const server = serve({});
      await session().renewWhenDue(Date.now());
      expect(server.calls).toHaveLength(0);
    });
  });

  it('loads the member, but asks nothing for a visitor', async () => {
    const server = serve({ 'GET /api/user/get_detail': () => member });
    const store = session();
    await store.loadUser();
    expect(server.calls).toHaveLength(0);
    cookies.set('uid', member.uid, 7);
    store.readCookies();
    await store.loadUser();
    expect(store.user?.name).toBe('王小明');
  });

  it('another member in the cookie is never shown with the data of the one before', async () => {
    serve({ 'GET /api/user/get_detail': () => member });
    cookies.set('uid', member.uid, 7);
    const store = session();
    await store.loadUser();
    cookies.set('uid', '13900000000', 7);
    store.readCookies();
    expect(store).toMatchObject({ uid: '13900000000', user: undefined });
  });

  it('logs out even when the server cannot be reached', async () => {
    serve({});
    for (const name of ['uid', 'user_id', 'isnew']) cookies.set(name, 'x', 7);
    const store = session();
    await store.logOut();
    expect(store.isLoggedIn).toBe(false);
    expect(document.cookie).toBe('');
  });
});

describe('SessionStore: what belongs to a member', () => {
  it('is forgotten when another one, or nobody, is logged in, and not when the same one comes again', () => {
    const forget = jest.fn();
    const store = session();
    store.onOtherMember(forget);
    cookies.set('uid', member.uid, 7);
    store.readCookies();
    store.readCookies();
    expect(forget).toHaveBeenCalledTimes(1);
    cookies.set('uid', '13900000000', 7);
    store.readCookies();
    store.forget();
    expect(forget).toHaveBeenCalledTimes(3);
  });

  it('neither a bill nor a payment nor a balance stays for the next', () => {
    cookies.set('uid', member.uid, 7);
    const root = new RootStore();
    const { charges } = root.get(ChargesStore);
    const { payment } = root.get(PaymentStore);
    const { amounts } = root.get(CashierStore);
    charges.set({ bill: orderDetail().bill, paid: 56200, refunded: 0 });
    payment.set({
      payment_id: 'P1',
      subject: { kind: 'RENTAL', id: 'D1' },
      title: '大众朗逸',
      status: 'SUCCEEDED',
      amount: 56200,
      is_sandbox: true,
      expires_at: '',
    });
    amounts.set({ balance: 100_00, wkcoin: 0, integral: 0, coupon_count: 0 });
    root.get(SessionStore).forget();
    expect([charges.data, payment.data, amounts.data]).toEqual([undefined, undefined, undefined]);
  });
});

describe('SessionStore: what is personal', () => {
  const card = kept({ key: 'card', storage: localStorage, personal: true });
  const draft = kept({ key: 'draft', storage: sessionStorage, personal: true });

  beforeEach(() => {
    serve({ 'POST /api/user/logout': () => ({}) });
    cookies.set('uid', member.uid, 7);
    card.write({ orderid: 'D1' });
    draft.write({ name: '王小明' });
  });

  it('is gone with the log-out, though nobody who keeps it was made in this visit', async () => {
    await session().logOut();
    expect([card.read(), draft.read()]).toEqual([undefined, undefined]);
  });

  it('is forgotten by the stores that hold it, and what they keep as empty goes, too', async () => {
    const store = session();
    store.onLogOut(() => draft.write({ name: '' }));
    await store.logOut();
    expect(draft.read()).toBeUndefined();
  });

  it('stays when the session has only run out: a draft must survive the next login', () => {
    const store = session();
    store.onLogOut(() => draft.remove());
    store.forget();
    expect(store.isLoggedIn).toBe(false);
    expect([card.read(), draft.read()]).toEqual([{ orderid: 'D1' }, { name: '王小明' }]);
  });

  it('is gone in another tab, too, as soon as that is seen again, and not what somebody new keeps on the device', async () => {
    const other = session();
    const forget = jest.fn();
    other.onLogOut(forget);
    const left = window.sessionStorage.getItem('log_out_heard') ?? '';
    await session().logOut();
    // The tab where the log-out was tapped has a session storage of its own.
    window.sessionStorage.setItem('log_out_heard', left);
    draft.write({ name: '王小明' });
    card.write({ orderid: 'D2' });
    other.readCookies();
    other.readCookies();
    expect(forget).toHaveBeenCalledTimes(1);
    expect([card.read(), draft.read()]).toEqual([{ orderid: 'D2' }, undefined]);
  });

  it('is gone from the device for another member who logs in after the session has run out, and stays for the same one; what was typed in this visit is theirs', async () => {
    serve({
      'POST /api/user/login': ({ mobile }) => ({ uid: mobile, user_id: 'U1', token: '', isnew: 0 }),
    });
    const root = new RootStore();
    const store = root.get(SessionStore);
    await store.logIn(member.uid, '123456');
    root.get(HistoryStore).rememberCity(sanya);
    store.forget();
    await store.logIn(member.uid, '123456');
    expect(card.read()).toEqual({ orderid: 'D1' });
    expect(root.get(HistoryStore).cities).toHaveLength(1);
    store.forget();
    await store.logIn('13900000000', '123456');
    expect([card.read(), draft.read()]).toEqual([undefined, { name: '王小明' }]);
    expect(root.get(HistoryStore).cities).toEqual([]);
  });

  it('does not stay under the names of an earlier version', () => {
    window.sessionStorage.setItem('booking_renter', '{"idcard_no":"110101199003070476"}');
    session();
    expect(window.sessionStorage.getItem('booking_renter')).toBeNull();
  });

  it('leaves nothing of a person anywhere on the device, whoever keeps it', async () => {
    const root = new RootStore();
    const home = { name: '阳光家园3号楼', address: '朝阳区某路8号', location: { lng: 116.4, lat: 39.9 } };
    const { pickup } = root.get(SearchStore);
    runInAction(() => Object.assign(pickup, { address: home, delivery: home }));
    root.get(HistoryStore).rememberCity(sanya);
    root.get(ChannelStore).enter({ channel: 'jd', jd_score: 'SCORE', signed_request: 'SIGNED' }, Date.now());
    const booking = root.get(BookingStore);
    booking.renter.set('name', '王小明');
    booking.renter.set('idcard_no', '110101199003070476');
    const onDevice = (): string =>
      [window.localStorage, window.sessionStorage].map(storage => JSON.stringify({ ...storage })).join();
    expect(onDevice()).toMatch(/阳光家园.*王小明|王小明.*阳光家园/);
    await root.get(SessionStore).logOut();
    expect(onDevice()).not.toMatch(/阳光家园|某路|三亚|SCORE|SIGNED|王小明|110101199003070476/);
    expect([pickup.address, pickup.delivery, root.get(ChannelStore).info?.jd_score]).toEqual([
      undefined,
      undefined,
      '',
    ]);
    expect(root.get(ChannelStore).info?.channel).toBe('jd');
  });
});
