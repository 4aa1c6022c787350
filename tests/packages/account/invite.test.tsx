import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Invite from '@/packages/account/pages/invite/index';
import { InvitationStore } from '@/packages/account/stores/InvitationStore';
import { InvitingStore } from '@/packages/account/stores/InvitingStore';
import { localStorage } from '@/platform/storage';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { InvitedFriend } from '~types/api/invite';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /profile/invite; issue 12: code, link, what both get, and a limit against self-invitation.

const code = 'ABCD2345';
const from = '135****0001';
const login = { uid: '13812345678', user_id: 'U1', token: 'T', isnew: 1 } as const;
const accepted_at = '2026-11-20T09:00:00+08:00';
const friends: InvitedFriend[] = [
  { name: '138****1111', state: 'REWARDED', accepted_at },
  { name: '138****2222', state: 'WAITING', accepted_at },
  { name: '138****3333', state: 'REFUSED', accepted_at },
];

/** How the server knows the invitation and the member; `refusal`: why it does not let them accept. */
function open(
  params: Record<string, string>,
  {
    role = 'OTHER',
    list = friends,
    refusal,
  }: { role?: 'INVITER' | 'OTHER'; list?: InvitedFriend[]; refusal?: string } = {},
): FakeServer {
  let now: 'INVITER' | 'ACCEPTED' | 'OTHER' = role;
  const rewarded = list.filter(({ state }) => state === 'REWARDED').length;
  const server = serve({
    'GET /api/account/invite/get_mine': () => ({ code, friends: list, total: list.length, rewarded }),
    'GET /api/account/invite/get_detail': request => {
      if (request.code !== code) throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个邀请');
      return { from, role: now };
    },
    'POST /api/account/invite/accept': () => {
      if (refusal) throw new Refusal(ErrorCode.INVITATION_REFUSED, refusal);
      now = 'ACCEPTED';
      return { from, role: now };
    },
    'POST /api/user/login': () => login,
  });
  host.stack = ['/profile/invite'];
  host.params = params;
  render(<Invite />);
  return server;
}
const called = (server: FakeServer) => server.calls.map(({ endpoint }) => endpoint.split('/').pop());
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  enterAsVisitor();
  localStorage.remove('personal:invitation');
  Object.assign(root.get(InvitationStore), { held: '', refusal: undefined });
  root.get(InvitationStore).invitation.clear();
  root.get(InvitingStore).friends.clear();
  root.get(OverlayStore).clear();
});

describe('a member', () => {
  beforeEach(() => enterAsMember());

  it('sees their code and link, what both get, and who came', async () => {
    open({});
    expect(await screen.findByText('ABCD 2345')).toBeTruthy();
    expect(screen.getByText('邀请好友，双方各得一张50元租车券')).toBeTruthy();
    expect(screen.getByText(/\/profile\/invite\?code=ABCD2345$/)).toBeTruthy();
    expect(screen.getByText('3位好友接受了邀请，您已得1张券')).toBeTruthy();
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      '138****11112026年11月20日接受邀请双方已得券',
      '138****22222026年11月20日接受邀请等好友完成首单',
      '138****33332026年11月20日接受邀请同一人，不发券',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is told so while nobody has come', async () => {
    open({}, { list: [] });
    expect(await screen.findByText('还没有好友接受邀请')).toBeTruthy();
    expect(screen.queryByText('我邀请的好友')).toBeNull();
  });

  it('opens the invitation whose code a friend has told, however it is typed', async () => {
    open({});
    const field = await screen.findByLabelText('邀请码');
    fireEvent.change(field, { target: { value: 'abcd' } });
    fireEvent.click(button('查看邀请'));
    expect(await screen.findByText('邀请码是8位字母和数字')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' abcd 2345 ' } });
    fireEvent.click(button('查看邀请'));
    await waitFor(() => expect(host.stack.pop()).toBe(`/profile/invite?code=${code}`));
  });

  it('accepts an invitation by a tap', async () => {
    const server = open({ code });
    expect(await screen.findByText(`完成首次租车后，您和${from}各得一张50元租车券。`)).toBeTruthy();
    expect(called(server)).toEqual(['get_detail']);
    fireEvent.click(button('接受邀请'));
    expect(await screen.findByText('已接受邀请，完成首单后发券。')).toBeTruthy();
    expect(called(server)).toEqual(['get_detail', 'accept']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('reads why not, and goes on', async () => {
    open({ code }, { refusal: '注册超过7天，不能再接受邀请' });
    fireEvent.click(await screen.findByRole('button', { name: '接受邀请' }));
    expect((await screen.findByRole('alert')).textContent).toBe('注册超过7天，不能再接受邀请');
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
    expect(button('去选车')).toBeTruthy();
  });

  it('sees their own screen behind their own link', async () => {
    open({ code }, { role: 'INVITER' });
    expect(await screen.findByText('我的邀请码')).toBeTruthy();
  });
});

describe('a guest', () => {
  const logIn = (): void => {
    act(() => {
      root.get(SessionStore).begin(login);
    });
  };

  it('is told what both get, and accepts by their login', async () => {
    const server = open({ code });
    fireEvent.click(await screen.findByRole('button', { name: '接受邀请' }));
    expect(await screen.findByRole('dialog', { name: '登录后接受邀请' })).toBeTruthy();
    logIn();
    expect(await screen.findByText('已接受邀请，完成首单后发券。')).toBeTruthy();
    expect(called(server)).toEqual(['get_detail', 'accept']);
    expect(localStorage.get('personal:invitation')).toBeUndefined();
  });

  it('who looks around first accepts when they log in elsewhere', async () => {
    const server = open({ code });
    await screen.findByRole('button', { name: '接受邀请' });
    await waitFor(() => expect(localStorage.get('personal:invitation')).toBe(`"${code}"`));
    logIn();
    await waitFor(() => expect(called(server)).toContain('accept'));
    expect(await screen.findByText('已接受好友的邀请')).toBeTruthy();
  });

  it('who comes back as a member on another day accepts then', async () => {
    localStorage.set('personal:invitation', JSON.stringify(code));
    enterAsMember();
    const server = open({});
    const later = new RootStore().get(InvitationStore);
    await waitFor(() => expect(called(server)).toContain('accept'));
    await waitFor(() => expect(later.held).toBe(''));
  });

  it('whose login finds no connection keeps the invitation', async () => {
    open({ code });
    await screen.findByRole('button', { name: '接受邀请' });
    await waitFor(() => expect(localStorage.get('personal:invitation')).toBe(`"${code}"`));
    serve({});
    logIn();
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy();
    expect(localStorage.get('personal:invitation')).toBe(`"${code}"`);
  });

  it('who turns out to be the inviter sees their own screen', async () => {
    open({ code }, { refusal: '不能接受自己的邀请，请发给朋友' });
    await waitFor(() => expect(localStorage.get('personal:invitation')).toBe(`"${code}"`));
    logIn();
    expect(
      await screen.findByText('不能接受自己的邀请，请发给朋友', { selector: '[role=alert]' }),
    ).toBeTruthy();
  });

  it('with a code that nobody has is told so', async () => {
    open({ code: 'ZZZZ9999' });
    expect(await screen.findByText('没有找到这个邀请')).toBeTruthy();
    expect(localStorage.get('personal:invitation')).toBeUndefined();
  });

  it('without a code is asked to log in', () => {
    open({});
    expect(screen.getByText('登录后邀请好友，双方各得一张50元租车券')).toBeTruthy();
  });
});
