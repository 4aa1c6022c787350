import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import MemberCodeScreen from '@/packages/account/pages/qacode/index';
import { serverNow } from '@/services/call';
import { toIso } from '@/domain/shanghaiTime';
import type { MemberCode } from '~types/api/memberCode';
import { accessibilityProblems } from '../../support/accessibility';
import { serve, type FakeServer } from '../../support/fakeServer';
import { hideScreen, host, showScreen } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /profile/qacode: a short-lived code that renews itself while the screen is in front.

let server: FakeServer;
let made: number;
/** Codes are numbered: 1000 0000 0001, 1000 0000 0002, … */
const codes = {
  'POST /api/user/qacode/renew': (): MemberCode => {
    made += 1;
    return {
      code: String(100_000_000_000 + made),
      expires_at: toIso(serverNow().getTime() + 60_000),
    };
  },
};
const code = (number: number): string => `1000 0000 000${number}`;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00+08:00') });
  made = 0;
  server = serve(codes);
  enterAsMember();
  host.params = {};
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (seconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  });
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

it('shows the code to be scanned and to be read out', async () => {
  render(<MemberCodeScreen />);
  await pass(0);
  expect(screen.getByText(code(1))).toBeTruthy();
  const picture = screen.getByRole('img', { name: '会员二维码，请店员扫码，或报下方的数字' });
  expect(picture.style.backgroundImage).toMatch(/^url\("data:image\/svg\+xml,/);
  expect(screen.getByText('55秒后自动更新')).toBeTruthy();
  jest.useRealTimers();
  expect(await accessibilityProblems()).toEqual([]);
});

it('renews itself before it ends, again and again, and never has none to show', async () => {
  render(<MemberCodeScreen />);
  await pass(0);
  await pass(54);
  expect(screen.getByText(code(1))).toBeTruthy();
  await pass(1);
  expect(screen.getByText(code(2))).toBeTruthy();
  await pass(55);
  expect(screen.getByText(code(3))).toBeTruthy();
  expect(made).toBe(3);
});

it('rests below another screen, and has a new one when it is in front again', async () => {
  render(<MemberCodeScreen />);
  await pass(0);
  act(() => hideScreen());
  await pass(200);
  expect(made).toBe(1);
  act(() => showScreen());
  await pass(0);
  expect(screen.getByText(code(2))).toBeTruthy();
  expect(made).toBe(2);
});

it('never shows a code that is over: without a network it says so, and how it goes on', async () => {
  render(<MemberCodeScreen />);
  await pass(0);
  server = serve({});
  await pass(58);
  // Good still, though no other could be had.
  expect(screen.getByText(code(1))).toBeTruthy();
  await pass(2);
  expect(screen.queryByText(code(1))).toBeNull();
  expect(screen.getByRole('heading', { name: '二维码没有更新' })).toBeTruthy();
  expect(screen.getByText(/也可以向店员出示订单里的取车码，或报您的手机号/)).toBeTruthy();
  server = serve(codes);
  tap('重试');
  await pass(0);
  expect(screen.getByText(code(2))).toBeTruthy();
});

it('opened without a network leads to the orders', async () => {
  server = serve({});
  render(<MemberCodeScreen />);
  await pass(0);
  tap('查看我的订单');
  expect(host.navigations[host.navigations.length - 1]?.url).toContain('/order');
});

it('asks a visitor to log in, and makes no code', async () => {
  enterAsVisitor();
  render(<MemberCodeScreen />);
  await pass(0);
  expect(screen.getByText('登录后到店出示二维码')).toBeTruthy();
  expect(server.calls).toEqual([]);
});
