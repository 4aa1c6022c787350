import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import More from '@/packages/account/pages/more/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { sanya } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, history } from '../../support/trip';

function open(): void {
  host.stack = ['/profile', '/profile/more'];
  host.params = {};
  render(<More />);
}

/** Where the last tap has led. */
const opened = (): string | undefined => host.navigations[host.navigations.length - 1]?.url;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(beginTrip);

/** Issue 11, words: 账号与数据, 隐私设置 and the notices are reachable from 我的. */
describe('更多 (specification §2, /profile/more)', () => {
  it('has privacy, notices and the closing of the account, and nothing that axe finds', async () => {
    open();
    for (const title of ['隐私设置', '协议与规则', '帮助', '账号与数据']) {
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    }
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('forgets what this device keeps, once that is confirmed', async () => {
    history().rememberCity(sanya);
    open();
    fireEvent.click(button('清除本机记录'));
    await waitFor(() => expect(root.get(OverlayStore).dialog?.title).toBe('清除本机记录'));
    expect(history().cities).toHaveLength(1);
    root.get(OverlayStore).settleDialog(true);
    await waitFor(() => expect(history().cities).toEqual([]));
  });

  it('switches between light, dark and as the device (look.md, dark)', () => {
    open();
    const chosen = (): (string | null)[] =>
      screen.getAllByRole('radio', { checked: true }).map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['跟随系统']);
    fireEvent.click(screen.getByRole('radio', { name: '深色' }));
    expect(chosen()).toEqual(['深色']);
    expect(root.get(PreferencesStore).isDark).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '跟随系统' }));
    expect(root.get(PreferencesStore).isDark).toBe(false);
  });

  it.each([
    ['导出个人数据', '/profile/account/export'],
    ['注销账号', '/profile/account/close'],
    ['协议和隐私政策', '/profile/more/agreements'],
    ['租车、押金、取消等规则', '/profile/more/rules'],
    ['公告', '/profile/more/bulletin'],
    ['紧急联系人', '/profile/more/emergency_contact'],
    ['常见问题', '/profile/more/help'],
    ['联系我们', '/profile/more/contact_us'],
  ])('%s leads to %s', async (name, url) => {
    open();
    fireEvent.click(button(name));
    await waitFor(() => expect(opened()).toBe(url));
  });
});
