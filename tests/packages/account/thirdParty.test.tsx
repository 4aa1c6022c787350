import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import ThirdParty from '@/packages/account/pages/third-party/index';
import { ThirdPartyStore } from '@/packages/account/stores/ThirdPartyStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { ThirdPartyAccount } from '~types/api/thirdParty';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const create_time = '2026-11-20T09:00:00+08:00';
const ofJd: ThirdPartyAccount = { id: 'T1', type: 'JD', channel: 'JD', create_time };
const ofPartner: ThirdPartyAccount = { id: 'T2', type: 'own', channel: 'BSGJ', create_time };
const unknown: ThirdPartyAccount = { id: 'T3', type: 'own', channel: 'new', create_time };

/** A member with these accounts, as the server keeps them. */
function serveAccounts(...accounts: ThirdPartyAccount[]) {
  let thirdparty = accounts;
  return serve({
    'GET /api/user/thirdparty/detail': () => ({ thirdparty }),
    'POST /api/user/thirdparty/unbinding': ({ id }) => {
      if (thirdparty.every(account => account.id !== id))
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个绑定，可能已经解绑了');
      thirdparty = thirdparty.filter(account => account.id !== id);
      return {};
    },
  });
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
async function unbind(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `解绑${name}账号` }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '解绑' }));
}

beforeEach(() => {
  enterAsMember();
  root.get(ThirdPartyStore).accounts.clear();
  root.get(OverlayStore).clear();
});

describe('第三方账号 (specification §2, /profile/third_party)', () => {
  it('tells each account and since when, in words of its owner', async () => {
    serveAccounts(ofJd, ofPartner, unknown);
    render(<ThirdParty />);
    await screen.findByText('京东账号');
    expect(rows()).toEqual([
      '京东账号2026年11月20日绑定解绑',
      '巴士管家账号2026年11月20日绑定解绑',
      '合作平台账号2026年11月20日绑定解绑',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('unbinds one once that is confirmed', async () => {
    const server = serveAccounts(ofJd, ofPartner);
    render(<ThirdParty />);
    await unbind('京东');
    expect(await screen.findByText('已解绑')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['巴士管家账号2026年11月20日绑定解绑']));
    expect(server.calls.find(({ endpoint }) => endpoint.endsWith('unbinding'))?.params).toMatchObject({
      id: 'T1',
    });
  });

  it('says so when it was unbound elsewhere meanwhile, and shows what is left', async () => {
    serveAccounts(ofJd);
    render(<ThirdParty />);
    await screen.findByText('京东账号');
    serveAccounts();
    await unbind('京东');
    expect(await screen.findByText('没有找到这个绑定，可能已经解绑了')).toBeTruthy();
    expect(await screen.findByText('还没有绑定第三方账号')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('can be tried again when it does not load', async () => {
    serve({});
    render(<ThirdParty />);
    const retry = await screen.findByRole('button', { name: '重试' });
    serveAccounts(ofJd);
    fireEvent.click(retry);
    expect(await screen.findByText('京东账号')).toBeTruthy();
  });

  it('asks a visitor to log in', () => {
    enterAsVisitor();
    render(<ThirdParty />);
    expect(screen.getByText('登录后管理第三方账号')).toBeTruthy();
  });
});
