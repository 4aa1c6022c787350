import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import Login from '@/pages/login';
import { LoginStore } from '@/stores/LoginStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { accessibilityProblems } from '../support/accessibility';
import { Refusal, serve } from '../support/fakeServer';
import { paste } from '../support/paste';
import { host } from '../support/taro';
import { enterAsVisitor } from '../support/visitor';

const mobile = '13800138000';

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** As if the last code had been sent long ago. */
const letSendAgain = (): void =>
  runInAction(() => {
    root.get(LoginStore).resendAt = undefined;
  });

beforeEach(() => {
  enterAsVisitor();
  root.get(OverlayStore).clear();
  const { form } = root.get(LoginStore);
  form.set('mobile', '');
  form.set('vcode', '');
  form.set('consent', false);
  letSendAgain();
});

describe('login by phone number (specification §1, §5 mobile number: 11 digits starting with 1)', () => {
  it('tells at the field what is wrong with a number, and sends no code to it', async () => {
    const server = serve({ 'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }) });
    render(<Login />);
    fill('手机号', '23800138000');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '获取验证码' })));
    expect(screen.getByText('请输入11位手机号，以1开头')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('takes a number and a code that are pasted with spaces', () => {
    render(<Login />);
    const number = screen.getByLabelText<HTMLInputElement>('手机号');
    const code = screen.getByLabelText<HTMLInputElement>('验证码');
    paste(number, '+86 138 0013 8000');
    paste(code, '12 34 56');
    expect([number.value, code.value]).toEqual([mobile, '123456']);
  });

  it('names its agreements once, in the line of the consent; each is read without leaving what was typed (issue 11)', async () => {
    serve({
      'GET /api/agreement/get_detail': ({ id }) => ({
        id,
        title: '隐私政策',
        version: '1.0',
        updated: '2030-01-01',
        sections: [],
      }),
    });
    const { container } = render(<Login />);
    const consent = screen.getByRole('checkbox', { name: '我已阅读并同意服务协议和隐私政策' });
    const line = consent.parentElement?.parentElement as HTMLElement;
    expect(line.textContent).toBe('我已阅读并同意《服务协议》《隐私政策》');
    expect(container.textContent?.match(/隐私政策/g)).toHaveLength(1);
    // A link within a button is none for who hears the screen.
    expect(within(consent).queryByRole('button')).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    await act(async () => fireEvent.click(within(line).getByRole('button', { name: '《隐私政策》' })));
    expect(screen.getByRole('dialog', { name: '隐私政策' })).toBeTruthy();
    expect(consent.getAttribute('aria-checked')).toBe('false');
  });

  it('asks for consent before anything is sent', async () => {
    const server = serve({});
    render(<Login />);
    fill('手机号', mobile);
    fill('验证码', '123456');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
    expect(screen.getByText('请先阅读并同意服务协议和隐私政策')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('keeps what was typed when the code is wrong', async () => {
    serve({
      'POST /api/user/login': () => {
        throw new Refusal(ErrorCode.CODE_WRONG, '验证码不正确');
      },
    });
    render(<Login />);
    fill('手机号', mobile);
    fill('验证码', '123456');
    fireEvent.click(screen.getByRole('checkbox'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
    expect(await screen.findByText('验证码不正确')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe(mobile);
  });

  it('tells at its field that a code is wrong, and any other failure below the form', async () => {
    const refusals = [
      new Refusal(ErrorCode.CODE_WRONG, '验证码不正确'),
      new Refusal(ErrorCode.SERVER_BUSY, '服务器繁忙，请稍后再试'),
    ];
    serve({
      'POST /api/user/login': () => {
        throw refusals.shift() ?? new Error('asked too often');
      },
    });
    render(<Login />);
    fill('手机号', mobile);
    fill('验证码', '123456');
    fireEvent.click(screen.getByRole('checkbox'));
    const code = screen.getByLabelText('验证码');
    const logIn = (): Promise<void> =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: '登录' })));
    await logIn();
    expect(screen.getAllByText('验证码不正确').map(({ id }) => id)).toEqual([
      code.getAttribute('aria-describedby'),
    ]);
    expect(document.activeElement).toBe(code);
    await logIn();
    expect(screen.getByText('服务器繁忙，请稍后再试').id).toBe('');
    expect(code.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('goes on at the code when one was sent, and at the number when none was', async () => {
    serve({ 'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }) });
    render(<Login />);
    const send = screen.getByRole('button', { name: '获取验证码' });
    const press = (): Promise<void> => {
      send.focus();
      return act(async () => void fireEvent.click(send));
    };
    await press();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
    fill('手机号', mobile);
    await press();
    expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  });

  it('a reload keeps the number and the countdown; a log-out keeps neither', async () => {
    serve({
      'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }),
      'POST /api/user/logout': () => ({}),
    });
    const before = new RootStore();
    before.get(LoginStore).form.set('mobile', mobile);
    await before.get(LoginStore).sendCode();
    const after = new RootStore();
    expect(after.get(LoginStore).mobile).toBe(mobile);
    expect(after.get(LoginStore).resendAt).toBe(before.get(LoginStore).resendAt);
    expect(after.get(LoginStore).resendAt).toBeGreaterThan(Date.now());
    await after.get(SessionStore).logOut();
    expect([after.get(LoginStore).mobile, after.get(LoginStore).resendAt]).toEqual(['', undefined]);
    expect(new RootStore().get(LoginStore).mobile).toBe('');
  });

  it('counts down the seconds that the server asks to wait, and not a day', async () => {
    const waits = [41, 40_000];
    serve({
      'POST /api/user/sms/send_vcode': () => {
        throw new Refusal(ErrorCode.CODE_TOO_OFTEN, '请稍后再试', { retry_after: waits.shift() });
      },
    });
    const store = root.get(LoginStore);
    store.form.set('mobile', mobile);
    await store.sendCode();
    expect(Math.round(((store.resendAt ?? 0) - Date.now()) / 1000)).toBe(41);
    letSendAgain();
    await store.sendCode();
    expect(store.resendAt).toBeUndefined();
  });

  it('counts 60 seconds until the next code', async () => {
    serve({ 'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }) });
    render(<Login />);
    fill('手机号', mobile);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '获取验证码' })));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^(60|59)秒后重发$/ });
    expect(button.disabled).toBe(true);
  });

  it('returns exactly to where it was asked for (decision 2)', async () => {
    host.params = { return_url: encodeURIComponent('/cardetail?cartype_id=1001') };
    serve({
      'POST /api/user/login': () => {
        document.cookie = `uid=${mobile}; path=/`;
        return { uid: mobile, user_id: 'U1', token: '', isnew: 0 };
      },
    });
    render(<Login />);
    fill('手机号', mobile);
    fill('验证码', '123456');
    fireEvent.click(screen.getByRole('checkbox'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
    await act(() => Promise.resolve());
    expect(host.navigations.at(-1)).toMatchObject({ url: '/cardetail?cartype_id=1001' });
    // The next one who logs in on this device begins anew.
    expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('');
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
  });
});
