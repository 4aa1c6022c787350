import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CloseAccount from '@/packages/account/pages/close/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { ClosingTerms } from '~types/api/personalData';
import { accessibilityProblems } from '../../support/accessibility';
import { RawAnswer, Refusal, serve } from '../../support/fakeServer';
import { orderSummary } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const CODE = '246810';
const nothing = { balance: 0, wkcoin: 0, integral: 0, coupons: 0 };
const free: ClosingTerms = { open_orders: [], held_deposit: 0, open_recharges: [], given_up: nothing };
const rich: ClosingTerms = { ...free, given_up: { balance: 8_800, wkcoin: 120, integral: 0, coupons: 4 } };

function serveClosing(terms: ClosingTerms, changed?: ClosingTerms) {
  let now = terms;
  return serve({
    'GET /api/user/get_closing_terms': () => now,
    'POST /api/user/send_proof_code': () => ({ retry_after: 60 }),
    'POST /api/user/close_account': ({ vcode }) => {
      if (vcode !== CODE) throw new Refusal(ErrorCode.CODE_WRONG, '验证码不正确，还可以试4次');
      if (changed && now !== changed) {
        now = changed;
        throw new Refusal(ErrorCode.CLOSING_STATE, '您的资产刚刚有变化，请重新确认', changed);
      }
      return {};
    },
    'POST /api/user/logout': () => ({}),
  });
}

const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('验证码'), { target: { value } });
const agree = (): void => void fireEvent.click(screen.getByRole('checkbox'));
const sent = ({ calls }: ReturnType<typeof serveClosing>) =>
  calls.filter(({ endpoint }) => endpoint.endsWith('close_account')).map(({ params }) => params);
async function confirm(name: string): Promise<string> {
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.textContent;
  fireEvent.click(within(dialog).getByRole('button', { name }));
  return text;
}

beforeEach(() => {
  enterAsMember();
  root.get(OverlayStore).clear();
});
afterEach(enterAsVisitor);

// Issue 12, identity and account: the account is closed as the law requires, with what is kept and why.
describe('注销账号', () => {
  it('names what ends and what is kept, asks for consent, code and a last word, and logs out', async () => {
    const server = serveClosing(rich);
    render(<CloseAccount />);
    expect(await screen.findByText('¥88')).toBeTruthy();
    expect(screen.getByText('120个')).toBeTruthy();
    expect(screen.getByText('4张')).toBeTruthy();
    expect(screen.queryByText('积分')).toBeNull();
    expect(screen.getByText('订单和交接照片：结束后3年')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);

    tap('注销账号');
    expect(await screen.findByText('请先确认并勾选')).toBeTruthy();
    agree();
    expect(screen.queryByText('请先确认并勾选')).toBeNull();
    tap('注销账号');
    expect(await screen.findByText('请输入短信里的6位数字')).toBeTruthy();
    expect(screen.getByText('验证码将发送到138****5678')).toBeTruthy();
    tap('获取验证码');
    expect(await screen.findByRole('button', { name: /^\d+秒后重发$/ })).toBeTruthy();
    type(CODE);
    tap('注销账号');
    expect(await confirm('确认注销')).toContain('余额¥88、悟空币120个、可用优惠券4张将清零');
    expect(await screen.findByRole('heading', { name: '账号已注销' })).toBeTruthy();
    expect(sent(server)).toMatchObject([{ vcode: CODE, given_up: rich.given_up }]);
    expect(root.get(SessionStore).isLoggedIn).toBe(false);
    tap('回首页');
    await waitFor(() => expect(host.navigations.at(-1)).toMatchObject({ kind: 'switchTab' }));
  });

  it('leaves it when that is declined', async () => {
    const server = serveClosing(free);
    render(<CloseAccount />);
    await screen.findByText('保留的信息和原因');
    agree();
    type(CODE);
    tap('注销账号');
    await confirm('取消');
    expect(sent(server)).toEqual([]);
    expect(root.get(SessionStore).isLoggedIn).toBe(true);
  });

  it('leads to what stands in the way, and offers nothing else', async () => {
    const order = orderSummary({ status_text: '待取车' });
    serveClosing({
      ...free,
      ...{ open_orders: [order], held_deposit: 300_000 },
      open_recharges: [{ recharge_id: 'CZ1', amount: 10_000 }],
    });
    render(<CloseAccount />);
    expect(await screen.findByText('处理好以下事项后可以注销')).toBeTruthy();
    expect(screen.getByText('¥3000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^充值待支付/);
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/recharge/detail?recharge_id=CZ1'));
    tap(new RegExp(order.orderid));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toContain(order.orderid));
  });

  it('tells a wrong code at its field, keeps what was typed, and takes the right one', async () => {
    serveClosing(free);
    render(<CloseAccount />);
    await screen.findByText('保留的信息和原因');
    agree();
    type('111111');
    tap('注销账号');
    await confirm('确认注销');
    expect((await screen.findByRole('alert')).textContent).toBe('验证码不正确，还可以试4次');
    expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('111111');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('验证码')));
    type(CODE);
    tap('注销账号');
    await confirm('确认注销');
    expect(await screen.findByRole('heading', { name: '账号已注销' })).toBeTruthy();
  });

  it('asks for consent once more when what ends has changed meanwhile', async () => {
    const server = serveClosing(free, rich);
    render(<CloseAccount />);
    await screen.findByText('保留的信息和原因');
    agree();
    type(CODE);
    tap('注销账号');
    await confirm('确认注销');
    expect((await screen.findByRole('alert')).textContent).toBe('您的资产刚刚有变化，请重新确认');
    expect(screen.getByText('¥88')).toBeTruthy();
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
    agree();
    tap('注销账号');
    await confirm('确认注销');
    await screen.findByRole('heading', { name: '账号已注销' });
    expect(sent(server).at(-1)).toMatchObject({ given_up: rich.given_up });
  });

  it('says when the terms cannot be loaded, and tries again', async () => {
    serve({
      'GET /api/user/get_closing_terms': () => {
        throw new RawAnswer(502, '<html>');
      },
    });
    render(<CloseAccount />);
    expect(await screen.findByText('加载失败')).toBeTruthy();
    serveClosing(free);
    tap('重试');
    expect(await screen.findByText('保留的信息和原因')).toBeTruthy();
  });

  it('says why no code was sent', async () => {
    serve({
      'GET /api/user/get_closing_terms': () => free,
      'POST /api/user/send_proof_code': () => {
        throw new Refusal(ErrorCode.CODE_TOO_OFTEN, '验证码刚刚发过，请稍后再试', { retry_after: 30 });
      },
    });
    render(<CloseAccount />);
    await screen.findByText('保留的信息和原因');
    tap('获取验证码');
    expect((await screen.findByRole('alert')).textContent).toBe('验证码刚刚发过，请稍后再试');
    expect(screen.getByRole('button', { name: /^\d+秒后重发$/ })).toBeTruthy();
  });

  it('shows the login in place to a visitor', async () => {
    enterAsVisitor();
    render(<CloseAccount />);
    tap('去登录');
    await waitFor(() =>
      expect(decodeURIComponent(host.navigations.at(-1)?.url ?? '')).toContain(
        'return_url=/profile/account/close',
      ),
    );
  });
});
