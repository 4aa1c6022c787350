import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import ThirdEntry from '@/packages/account/pages/third-entry/index';
import { setAnalyticsSink } from '@/services/analytics';
import { LoginStore } from '@/stores/LoginStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §4: check binding with {openid,type,channel}; if unbound, bind with mobile; then log in with
// {type,uid,openid,channel} and read id, uid, token. §8: third-party login failures are only logged.

const claim = { openid: 'o-1', type: 'JD', channel: 'JD', signed_request: 'a'.repeat(64) };
const time = 1_763_690_400_000;
const login = { uid: '13812345678', user_id: 'U1', token: 'T', isnew: 0 } as const;
const logged: { event: string; code: unknown }[] = [];

/** The app is opened by a link of a channel; on the server the account is bound to that number, or to nobody. */
function open(bound: string | undefined, params: Record<string, string> = {}): FakeServer {
  const server = serve({
    'GET /api/user/thirdparty/get_detail': () => ({
      exist: bound !== undefined,
      uid: bound === undefined ? '' : '138****5678',
    }),
    'POST /api/user/thirdparty/login': () => ({ ...login, id: 'U1' }),
    'POST /api/user/thirdparty/binding_rc': () => ({}),
    'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }),
    'POST /api/user/login': () => login,
  });
  host.stack = ['/third_before_in'];
  host.params = { ...claim, time: String(time), return_url: '/carlist', ...params };
  render(<ThirdEntry />);
  return server;
}
const called = (server: FakeServer) => server.calls.map(({ endpoint }) => endpoint.split('/').pop());
const goneTo = async (url: string): Promise<void> => waitFor(() => expect(host.stack).toEqual([url]));
async function logIn(): Promise<void> {
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: login.uid } });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '登录并绑定' }));
    await Promise.resolve();
  });
}

beforeEach(() => {
  enterAsVisitor();
  root.get(OverlayStore).clear();
  root.get(OverlayStore).hideToast();
  root.get(LoginStore).form.reset();
  logged.length = 0;
  setAnalyticsSink((event, { code }) => logged.push({ event, code }));
});
afterEach(() => setAnalyticsSink(undefined));

it('logs in who is bound, and goes on to where they were going', async () => {
  const server = open(login.uid);
  await goneTo('/carlist');
  expect(called(server)).toEqual(['get_detail', 'login']);
  expect(server.calls[1]?.params).toMatchObject({ ...claim, time, uid: '138****5678' });
  expect(root.get(SessionStore).uid).toBe(login.uid);
  expect(root.get(OverlayStore).toast?.text).toBe('已登录 138****5678');
});

it('lets who is not bound prove their number, and binds it', async () => {
  const server = open(undefined, { mobile: '138 1234 5678' });
  expect(await screen.findByRole('heading', { name: '绑定手机号' })).toBeTruthy();
  expect(screen.getByText(/绑定后，从京东进入会自动登录/)).toBeTruthy();
  // What the channel says of their number is only a help for typing: the code proves it.
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe(login.uid);
  expect(await accessibilityProblems()).toEqual([]);
  await logIn();
  await goneTo('/carlist');
  expect(called(server)).toEqual(['get_detail', 'login', 'binding_rc']);
  expect(server.calls[2]?.params).toMatchObject({ ...claim, time, mobile: login.uid });
});

it('lets who wants no login go on as a guest', async () => {
  open(undefined);
  fireEvent.click(await screen.findByRole('button', { name: '暂不登录，先看看' }));
  await goneTo('/carlist');
  expect(root.get(SessionStore).isLoggedIn).toBe(false);
});

describe('a member', () => {
  beforeEach(() => enterAsMember('13900001111'));

  it('stays who they are, whoever a link says that they are', async () => {
    const server = open(login.uid);
    await goneTo('/carlist');
    expect(called(server)).toEqual(['get_detail']);
    expect(root.get(SessionStore).uid).toBe('13900001111');
  });

  it('binds the account by a tap alone', async () => {
    const server = open(undefined);
    expect(await screen.findByText('绑定到139****1111后，从京东进入会自动登录。')).toBeTruthy();
    expect(called(server)).toEqual(['get_detail']);
    fireEvent.click(screen.getByRole('button', { name: '绑定' }));
    await goneTo('/carlist');
    expect(called(server)).toEqual(['get_detail', 'binding_rc']);
  });

  it('or does not', async () => {
    const server = open(undefined);
    fireEvent.click(await screen.findByRole('button', { name: '暂不绑定' }));
    await goneTo('/carlist');
    expect(called(server)).toEqual(['get_detail']);
  });
});

describe('a failure is only logged, and the person goes on as a guest', () => {
  it.each<[string, () => never, number]>([
    ['a link that is not proved', () => refuse(ErrorCode.CLAIM_REFUSED), ErrorCode.CLAIM_REFUSED],
    ['no connection', () => fail(), -1],
  ])('%s', async (_what, answer, code) => {
    serve({ 'GET /api/user/thirdparty/get_detail': answer });
    host.stack = ['/third_before_in'];
    host.params = { ...claim, time: String(time), return_url: '/carlist' };
    render(<ThirdEntry />);
    await goneTo('/carlist');
    expect(root.get(SessionStore).isLoggedIn).toBe(false);
    expect(root.get(OverlayStore).toast).toBeUndefined();
    expect(logged.filter(({ event }) => event === 'third_party_failed')).toEqual([
      { event: 'third_party_failed', code },
    ]);
  });

  it('a link without anything leads home', async () => {
    serve({ 'GET /api/user/thirdparty/get_detail': () => refuse(ErrorCode.INVALID_PARAMS) });
    host.stack = ['/third_before_in'];
    host.params = {};
    render(<ThirdEntry />);
    await waitFor(() => expect(host.navigations.pop()).toMatchObject({ kind: 'switchTab', url: '/' }));
  });

  it('a binding that is refused leaves them logged in', async () => {
    const server = open(undefined);
    await screen.findByRole('heading', { name: '绑定手机号' });
    serve({
      'POST /api/user/login': () => login,
      'POST /api/user/thirdparty/binding_rc': () => refuse(ErrorCode.THIRD_PARTY_TAKEN),
    });
    await logIn();
    await goneTo('/carlist');
    expect(called(server)).toEqual(['get_detail']);
    expect(root.get(SessionStore).uid).toBe(login.uid);
  });
});

function refuse(code: number): never {
  throw new Refusal(code, '登录信息已失效，请从合作平台重新进入');
}

function fail(): never {
  throw new TypeError('Failed to fetch');
}
