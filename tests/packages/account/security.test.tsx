import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Security from '@/packages/account/pages/security/index';
import { LoginDevicesStore } from '@/packages/account/stores/LoginDevicesStore';
import { configureCalls } from '@/services/call';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { Version } from '~types/api/call';
import type { LoginSession } from '~types/api/user';
import { accessibilityProblems } from '../../support/accessibility';
import { RawAnswer, Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const phone: LoginSession = {
  session_id: 'S1',
  device_name: '微信小程序 · iPhone',
  login_time: '2026-11-20T09:00:00+08:00',
  last_used_time: '2026-11-21T10:00:00+08:00',
  is_current: true,
};
const computer: LoginSession = {
  session_id: 'S2',
  device_name: 'Chrome浏览器 · Windows电脑',
  login_time: '2026-11-18T09:00:00+08:00',
  last_used_time: '2026-11-19T22:30:00+08:00',
  is_current: false,
};
const tablet: LoginSession = { ...computer, session_id: 'S3', device_name: 'Safari浏览器 · iPad' };

/** A member with these logins, as the server keeps them. */
function serveLogins(...logins: LoginSession[]) {
  let sessions = logins;
  return serve({
    'GET /api/user/get_sessions': () => ({ sessions }),
    'POST /api/user/end_session': ({ session_id }) => {
      if (sessions.every(session => session.session_id !== session_id))
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这次登录，可能已经退出了');
      sessions = sessions.filter(session => session.session_id !== session_id);
      return {};
    },
    'POST /api/user/end_other_sessions': () => {
      sessions = sessions.filter(({ is_current }) => is_current);
      return {};
    },
  });
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const confirm = async (name: string): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

beforeEach(() => {
  enterAsMember();
  root.get(LoginDevicesStore).devices.clear();
  root.get(OverlayStore).clear();
});

// Issue 10, section 2: the member sees their devices and ends them.
describe('账号与安全 (specification §2, /profile/account)', () => {
  it('tells each device, since when and when last it was used, and which one this is', async () => {
    serveLogins(phone, computer);
    const { container } = render(<Security />);
    expect(await screen.findByText('当前设备')).toBeTruthy();
    expect(rows()).toEqual([
      '微信小程序 · iPhone11月20日 09:00登录当前设备',
      'Chrome浏览器 · Windows电脑11月18日 09:00登录最近使用：11月19日 22:30退出',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('logs another device out once that is confirmed', async () => {
    const server = serveLogins(phone, computer, tablet);
    render(<Security />);
    fireEvent.click(await screen.findByRole('button', { name: `退出${computer.device_name}` }));
    expect(
      await screen.findByText('“Chrome浏览器 · Windows电脑”将退出登录，再次使用时需要重新验证手机号。'),
    ).toBeTruthy();
    await confirm('退出该设备');
    expect(await screen.findByText('已退出该设备')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByText(computer.device_name)).toBeNull();
    // The button that had the focus is gone (look.md, for everyone: reachable by keyboard).
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: '登录设备' })));
    expect(server.calls.find(({ endpoint }) => endpoint.endsWith('end_session'))?.params).toMatchObject({
      session_id: 'S2',
    });
  });

  it('leaves it logged in when that is declined', async () => {
    const server = serveLogins(phone, computer);
    render(<Security />);
    fireEvent.click(await screen.findByRole('button', { name: `退出${computer.device_name}` }));
    await confirm('取消');
    expect(rows()).toHaveLength(2);
    expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['GET /api/user/get_sessions']);
  });

  it('logs all others out at once, and offers it no more', async () => {
    serveLogins(phone, computer, tablet);
    render(<Security />);
    fireEvent.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
    await confirm('全部退出');
    expect(await screen.findByText('您的账号没有在其他设备登录。')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: '登录设备' })));
  });

  it('that was logged out elsewhere meanwhile is told, and leaves the list', async () => {
    serveLogins(phone, computer);
    render(<Security />);
    const button = await screen.findByRole('button', { name: `退出${computer.device_name}` });
    serveLogins(phone);
    fireEvent.click(button);
    await confirm('退出该设备');
    expect(await screen.findByText('没有找到这次登录，可能已经退出了')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('says when it cannot be loaded, and tries again', async () => {
    serve({
      'GET /api/user/get_sessions': () => {
        throw new RawAnswer(502, '<html>');
      },
    });
    render(<Security />);
    expect(await screen.findByText('加载失败')).toBeTruthy();
    serveLogins(phone);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('当前设备')).toBeTruthy();
  });

  it.each([
    ['was ended from another device', enterAsMember],
    ['never began', enterAsVisitor],
  ])('shows the login in place where the session %s', async (_title, enter) => {
    enter();
    // As src/app.tsx does.
    configureCalls({ version: () => ({}) as Version, onLoggedOut: () => root.get(SessionStore).forget() });
    serve({
      'GET /api/user/get_sessions': () => {
        throw new Refusal(ErrorCode.NOT_LOGGED_IN, '请先登录');
      },
    });
    render(<Security />);
    fireEvent.click(await screen.findByRole('button', { name: '去登录' }));
    await act(() => Promise.resolve());
    expect(decodeURIComponent(host.navigations[0]?.url ?? '')).toContain('return_url=/profile/account');
  });
});
