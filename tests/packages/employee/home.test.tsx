import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import EmployeeHome from '@/packages/employee/pages/home/index';
import { EmployeeStore } from '@/packages/employee/stores/EmployeeStore';
import { PriceLevelStore } from '@/stores/PriceLevelStore';
import { root } from '@/stores/rootContext';
import type { CompanyRelation } from '~types/api/employee';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /employee_benefits; issue 14, company mail.

const CODE = '246810';
const MAIL = 'lina@hailan.example';
const relation: CompanyRelation = {
  ...{ company: '海岚科技', mail: 'li***@hailan.example', percent: 12, coupons: [], is_over: false },
  ...{ joined_at: '2026-11-23T09:00:00+08:00', valid_to: '2027-12-31T23:59:59+08:00' },
};

/** A server that knows one company; `joined`: the member has joined it before. */
function open({ joined = false }: { joined?: boolean } = {}): FakeServer {
  let isJoined = joined;
  const server = serve({
    'GET /api/user/company/relation/get_detail': () => (isJoined ? { relation } : {}),
    'POST /api/user/company/relation/send_email': ({ email }) => {
      if (email.endsWith('@unknown.example')) {
        throw new Refusal(ErrorCode.COMPANY_UNKNOWN, '“unknown.example”所在的公司还没有开通员工福利', {
          field: 'email',
        });
      }
      return { retry_after: 60 };
    },
    'POST /api/user/company/relation/add': ({ email, vcode }) => {
      if (email.startsWith('taken')) throw new Refusal(ErrorCode.COMPANY_REFUSED, '这个邮箱已绑定其他账号');
      if (vcode !== CODE) throw new Refusal(ErrorCode.CODE_WRONG, '验证码不正确，还可以试4次');
      isJoined = true;
      return relation;
    },
    'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }),
    'POST /api/user/login': () => ({ uid: '13812345678', user_id: 'U1', token: 'T', isnew: 1 }),
  });
  host.stack = ['/employee_benefits'];
  render(<EmployeeHome />);
  return server;
}

const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const calls = (server: FakeServer, name: string): unknown[] =>
  server.calls.filter(({ endpoint }) => endpoint.endsWith(name)).map(({ params }) => params);
const lastScreen = (): string => decodeURIComponent(host.navigations.at(-1)?.url ?? '');

beforeEach(() => {
  enterAsMember();
  const store = root.get(EmployeeStore);
  store.relation.clear();
  store.form.reset();
  store.sending.forget();
  store.sentTo = undefined;
});
afterEach(() => enterAsVisitor());

describe('员工福利', () => {
  it('says why, what becomes of the address and by which rules, to visitors too', async () => {
    enterAsVisitor();
    open();
    expect(screen.getByText('看到的就是企业价')).toBeTruthy();
    expect(screen.getByText('加密保存，不会告诉您的公司，也不会发送广告')).toBeTruthy();
    expect(screen.getByText(/^可以随时退出。/)).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('sends a code by mail, counts down, and joins with it: the prices follow', async () => {
    const server = open();
    const { turn } = root.get(PriceLevelStore);
    await screen.findByLabelText('企业邮箱');
    type('企业邮箱', ' lina＠hailan。example ');
    tap('获取验证码');
    expect(await screen.findByRole('button', { name: /^\d+秒后重发$/ })).toBeTruthy();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      `验证码已发送到${MAIL}，15分钟内有效。没收到时，请看看垃圾邮件。`,
    );
    expect(await accessibilityProblems()).toEqual([]);
    type('验证码', CODE);
    tap('加入');
    await waitFor(() => expect(lastScreen()).toBe('/employee_benefits/result'));
    expect(calls(server, 'send_email')).toMatchObject([{ email: MAIL }]);
    expect(calls(server, 'relation/add')).toMatchObject([{ email: MAIL, vcode: CODE }]);
    expect(root.get(PriceLevelStore).turn).toBe(turn + 1);
  });

  it('refuses a public domain at its field, and asks nobody', async () => {
    const server = open();
    await screen.findByLabelText('企业邮箱');
    type('企业邮箱', 'lina@qq.com');
    tap('获取验证码');
    expect((await screen.findByRole('alert')).textContent).toBe('这是个人邮箱，请使用公司为您开通的企业邮箱');
    expect(calls(server, 'send_email')).toEqual([]);
  });

  it('of a company that we do not know leads to telling us of it, until another address is typed', async () => {
    open();
    await screen.findByLabelText('企业邮箱');
    type('企业邮箱', 'lina@unknown.example');
    tap('获取验证码');
    expect((await screen.findByRole('alert')).textContent).toBe(
      '“unknown.example”所在的公司还没有开通员工福利',
    );
    expect(await accessibilityProblems()).toEqual([]);
    tap('告诉我们您的公司');
    await waitFor(() => expect(lastScreen()).toBe('/profile/feedback?company=unknown.example'));
    type('企业邮箱', MAIL);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: '告诉我们您的公司' })).toBeNull();
  });

  it('tells a wrong code at its own field, and an address that is another’s at that of the address', async () => {
    open();
    await screen.findByLabelText('企业邮箱');
    type('企业邮箱', MAIL);
    type('验证码', '111111');
    tap('加入');
    await waitFor(() => expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toBe('验证码不正确，还可以试4次');
    expect(screen.getByLabelText('企业邮箱').getAttribute('aria-invalid')).toBe('false');
    type('企业邮箱', 'taken@hailan.example');
    tap('加入');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('这个邮箱已绑定其他账号'));
    expect(screen.getByLabelText('企业邮箱').getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for both before anything is sent', async () => {
    const server = open();
    await screen.findByLabelText('企业邮箱');
    tap('加入');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(calls(server, 'relation/add')).toEqual([]);
  });

  it('lets a visitor type, logs them in in place, and goes on by itself', async () => {
    enterAsVisitor();
    const server = open();
    type('企业邮箱', MAIL);
    tap('获取验证码');
    const sheet = await screen.findByRole('dialog', { name: '登录后加入' });
    expect(calls(server, 'send_email')).toEqual([]);
    const within = (label: string): HTMLInputElement => {
      const found = [...sheet.querySelectorAll('input')].find(
        input => input.getAttribute('aria-label') === label,
      );
      if (!found) throw new Error(`no field ${label}`);
      return found;
    };
    fireEvent.change(within('手机号'), { target: { value: '13812345678' } });
    fireEvent.change(within('验证码'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
    tap('登录并继续');
    await waitFor(() => expect(calls(server, 'send_email')).toMatchObject([{ email: MAIL }]));
    expect(await screen.findByText(new RegExp(`验证码已发送到${MAIL}`))).toBeTruthy();
  });

  it('shows the company of who has joined before, and leads to what it gives', async () => {
    open({ joined: true });
    fireEvent.click(await screen.findByRole('button', { name: /海岚科技/ }));
    expect(screen.getByText('租车费8.8折')).toBeTruthy();
    expect(screen.queryByLabelText('企业邮箱')).toBeNull();
    await waitFor(() => expect(lastScreen()).toBe('/employee_benefits/result'));
  });
});
