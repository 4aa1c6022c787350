import { act, fireEvent, render, screen } from '@testing-library/react';
import Profile from '@/pages/profile';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { root } from '@/stores/rootContext';
import { OrderListStore } from '@/stores/OrderListStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { TabParamsStore } from '@/stores/TabParamsStore';
import type { User } from '~types/api/user';
import { serve } from '../support/fakeServer';
import { corolla } from '../support/orders';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const member = (differences: Partial<User> = {}): User => ({
  user_id: 'U1',
  uid: '13812345678',
  name: '',
  nickname: '',
  birthday: '',
  gender: 'u',
  city: { name: '' },
  thirdparty: [],
  auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' },
  ...differences,
});

function serveMember(user: User) {
  return serve({
    'GET /api/user/get_detail': () => user,
    'GET /api/account/get_amount': () => ({ balance: 12050, wkcoin: 300, integral: 88, coupon_count: 4 }),
    'POST /api/user/logout': () => ({}),
  });
}

beforeEach(() => {
  enterAsVisitor();
  root.get(PreferencesStore).setElder(false);
  root.get(OverlayStore).clear();
});

describe('my (specification §2 /profile, §4 authentication display)', () => {
  it('is open to visitors: 未登录, with the login', async () => {
    const server = serve({});
    render(<Profile />);
    expect(screen.getByRole('heading', { name: '未登录' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '登录/注册' }));
    await act(() => Promise.resolve());
    expect(decodeURIComponent(host.navigations[0]?.url ?? '')).toContain('return_url=/profile');
    expect(server.calls).toEqual([]);
  });

  it('says how many cars are kept, and leads to them (issue 11)', async () => {
    serve({});
    render(<Profile />);
    const row = () => screen.getByRole('button', { name: /^我的收藏/ });
    expect(row().textContent).toBe('我的收藏');
    await act(() => root.get(FavouritesStore).set(corolla, true));
    expect(row().textContent).toBe('我的收藏1款');
    fireEvent.click(row());
    expect(host.navigations.at(-1)?.url).toBe('/car_favourites');
    await act(() => root.get(FavouritesStore).set(corolla, false));
  });

  it.each([
    [{ status: 'USER_NOAUTH', status_code: 0, comments: '' }, '未认证'],
    [{ status: 'USER_NOAUTH', status_code: 0, comments: '照片不清楚' }, '认证未通过'],
    [{ status: 'USER_AUTHED', status_code: 2, comments: '' }, '已认证'],
    [{ status: 'USER_AUTHING', status_code: 1, comments: '' }, '认证中'],
  ] as const)('%j gives %s', async (auth, text) => {
    enterAsMember();
    serveMember(member({ auth: { ...auth } }));
    render(<Profile />);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows the nickname with its first character, else the masked phone (specification §5)', async () => {
    enterAsMember();
    serveMember(member());
    const { unmount } = render(<Profile />);
    expect(screen.getByRole('heading', { name: '138****5678' })).toBeTruthy();
    await screen.findByText('未认证');
    unmount();
    serveMember(member({ nickname: '小明' }));
    render(<Profile />);
    expect(await screen.findByRole('heading', { name: '小明' })).toBeTruthy();
    expect(screen.getByText('小')).toBeTruthy();
  });

  it('shows balance, coins, points and coupons; the coupons lead on', async () => {
    enterAsMember();
    serveMember(member());
    render(<Profile />);
    expect(await screen.findByText('¥120.50')).toBeTruthy();
    for (const text of ['300', '88', '4张']) expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /4张\s*优惠券/ }));
    expect(host.navigations[0]?.url).toMatch(/coupon/);
  });

  it('says when the figures cannot be had, and tries again', async () => {
    enterAsMember();
    serve({});
    render(<Profile />);
    const retry = await screen.findByRole('button', { name: '重试' });
    serveMember(member());
    fireEvent.click(retry);
    expect(await screen.findByText('¥120.50')).toBeTruthy();
  });

  it.each([
    ['待支付', { stage: 'TO_PAY' }],
    ['待取车', { stage: 'TO_PICK_UP' }],
    ['用车中', { stage: 'IN_USE' }],
    ['全部', {}],
  ])('%s opens the orders that it names (issue 10, 1: shortcuts)', async (text, params) => {
    enterAsMember();
    serveMember(member());
    render(<Profile />);
    await screen.findByText('未认证');
    fireEvent.click(screen.getByRole('button', { name: text }));
    expect(host.navigations[0]?.kind).toBe('switchTab');
    expect(root.get(TabParamsStore).of('orders')).toEqual(params);
    if (text === '全部') expect(root.get(OrderListStore).groups.current).toBe(2);
  });

  it('says how many orders wait to be paid and to be picked up, by the counts of the server (issue 11)', async () => {
    enterAsMember();
    serve({
      'GET /api/order/get_counts': () => ({
        counts: { TO_PAY: 2, TO_PICK_UP: 120, IN_USE: 3, RETURNED: 0 },
      }),
    });
    render(<Profile />);
    expect(await screen.findByRole('button', { name: '待支付2个订单' })).toBeTruthy();
    expect(screen.getByText('99+')).toBeTruthy();
    // A car that is out waits for nothing.
    expect(screen.getByRole('button', { name: '用车中' })).toBeTruthy();
    act(enterAsVisitor);
    expect(screen.getByRole('button', { name: '待支付' })).toBeTruthy();
  });

  it('switches the elder mode', () => {
    serve({});
    render(<Profile />);
    const elder = screen.getByRole('switch', { name: /长辈版/ });
    expect(elder.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(elder);
    expect(elder.getAttribute('aria-checked')).toBe('true');
    expect(root.get(PreferencesStore).isElder).toBe(true);
  });

  it('logs out after it was confirmed, and nothing of the member stays', async () => {
    enterAsMember();
    serveMember(member({ nickname: '小明' }));
    render(<Profile />);
    await screen.findByText('小明');
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = [...dialog.querySelectorAll('button')].find(button => button.textContent === '退出登录');
    if (confirm) fireEvent.click(confirm);
    expect(await screen.findByRole('heading', { name: '未登录' })).toBeTruthy();
    expect(screen.queryByText('小明')).toBeNull();
    expect(document.cookie).not.toContain('uid=1');
  });

  it('shows the app version (specification §1)', () => {
    serve({});
    render(<Profile />);
    expect(screen.getByText('版本 5.3.9')).toBeTruthy();
  });
});
