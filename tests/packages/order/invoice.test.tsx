import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Invoice from '@/packages/order/pages/invoice/index';
import OrderDetail from '@/packages/order/pages/detail/index';
import type { Invoice as InvoiceData, InvoiceStanding, UsualTitle } from '~types/api/invoice';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 11: e-invoice. Title, tax number and mail; asked for on the order when it is completed, status shown.

const company = {
  kind: 'COMPANY',
  name: '北京示例科技有限公司',
  tax_number: '91350100M000100Y43',
  mail: 'fapiao@example.com',
} as const;
const title: UsualTitle = { id: 'T1', ...company };
const asked: InvoiceData = {
  ...company,
  status: 'ISSUING',
  amount: 56250,
  requested_at: '2030-11-26T09:00:00+08:00',
};
const issued: InvoiceData = {
  ...asked,
  status: 'ISSUED',
  number: '24117000000123456789',
  issued_at: '2030-11-26T09:01:00+08:00',
};

/** A server with an order of 562.50 yuan; what is asked for is issued when it is looked at the next time. */
function serveInvoice(standing: Partial<InvoiceStanding> = {}, titles: UsualTitle[] = []): FakeServer {
  let now: InvoiceStanding = { amount: 56250, ...standing };
  let kept = titles;
  return serve({
    'GET /api/invoice/get_standing': () => {
      const answer = now;
      if (now.invoice?.status === 'ISSUING') now = { ...now, invoice: issued };
      return answer;
    },
    'POST /api/invoice/apply': ({ name }) => {
      if (name === '注销公司')
        throw new Refusal(ErrorCode.ORDER_STATE, '这个订单已经申请过发票，要换抬头请联系客服');
      now = { ...now, invoice: asked };
      return asked;
    },
    'GET /api/invoice/get_titles': () => ({ titles: kept }),
    'POST /api/invoice/remove_title': ({ title_id }) => {
      kept = kept.filter(({ id }) => id !== title_id);
      return {};
    },
    'GET /api/invoice/get_file': () => ({ name: '电子发票-D1.pdf', content: btoa('%PDF-1.3') }),
    'GET /api/order/get_detail': () =>
      orderDetail({ status: 'COMPLETED', status_text: '已完成', can_cancel: false, can_delete: true }),
  });
}

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const applied = (server: FakeServer) =>
  server.calls.filter(({ endpoint }) => endpoint === 'POST /api/invoice/apply').map(({ params }) => params);

beforeEach(() => {
  host.params = { orderid: 'D1' };
  enterAsMember();
});

describe('电子发票 (issue 11, a companion after paying)', () => {
  it('is asked for on a completed order, is 申请中, then 已开具, and is saved as PDF: the whole way', async () => {
    const server = serveInvoice();
    const order = render(<OrderDetail />);
    fireEvent.click(await screen.findByRole('button', { name: /^电子发票\s*申请开票/ }));
    expect(host.navigations.at(-1)?.url).toBe('/profile/invoice?orderid=D1');
    order.unmount();

    const page = render(<Invoice />);
    await screen.findByText('¥562.50');
    expect(await accessibilityProblems()).toEqual([]);
    type('企业名称', company.name);
    type('税号', '9135 0100 m000 100y43');
    type('邮箱', company.mail);
    jest.useFakeTimers();
    tap('提交申请');
    expect(await screen.findByRole('heading', { name: '申请中' })).toBeTruthy();
    expect(applied(server)).toMatchObject([{ orderid: 'D1', ...company, save_title: false }]);
    expect(screen.getByText(/开好后发到fapiao@example\.com$/)).toBeTruthy();

    // It is looked at again by itself: once as it is, once issued.
    for (let round = 0; round < 2; round += 1) await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: '已开具' })).toBeTruthy();
    expect(screen.getByText(issued.number ?? '')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => undefined });
    tap('下载发票');
    await waitFor(() => expect(saved).toEqual(['电子发票-D1.pdf']));
    click.mockRestore();
    page.unmount();

    render(<OrderDetail />);
    expect(await screen.findByRole('button', { name: /^电子发票\s*已开具/ })).toBeTruthy();
  });

  it('names what is wrong at its field, and sends nothing', async () => {
    const server = serveInvoice();
    render(<Invoice />);
    await screen.findByText('¥562.50');
    type('企业名称', company.name);
    type('税号', '91350100M000100Y44');
    tap('提交申请');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      '税号有一位不对，请对照营业执照逐位核对',
      '请填写能收到发票的邮箱，例如name@example.com',
    ]);
    expect(applied(server)).toEqual([]);
  });

  it('a person has no tax number', async () => {
    const server = serveInvoice();
    render(<Invoice />);
    await screen.findByText('¥562.50');
    tap('个人');
    expect(screen.queryByLabelText('税号')).toBeNull();
    type('姓名', '王小明');
    type('邮箱', 'wang@example.com');
    tap('提交申请');
    await waitFor(() => expect(applied(server)).toHaveLength(1));
    expect(applied(server)[0]).toMatchObject({ kind: 'PERSON', name: '王小明', tax_number: '' });
  });

  it('proposes the title of last time, keeps a new one with consent, and forgets one with a tap', async () => {
    const server = serveInvoice({}, [title]);
    render(<Invoice />);
    const usual = await screen.findByRole('radio', { name: /^北京示例科技有限公司\s*91350100M000100Y43/ });
    await waitFor(() => expect(usual.getAttribute('aria-checked')).toBe('true'));
    expect(valueOf('邮箱')).toBe(company.mail);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);

    fireEvent.click(screen.getByRole('radio', { name: '新抬头' }));
    expect(valueOf('企业名称')).toBe('');
    const consent = screen.getByRole('checkbox', { name: /^保存为常用抬头/ });
    expect(consent.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(consent);
    type('企业名称', '上海示例有限公司');
    type('税号', company.tax_number);
    type('邮箱', company.mail);
    tap('移除北京示例科技有限公司');
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^北京/ })).toBeNull());
    tap('提交申请');
    await waitFor(() =>
      expect(applied(server)[0]).toMatchObject({ name: '上海示例有限公司', save_title: true }),
    );
  });

  it('one that has failed says why and is mended', async () => {
    const reason = '没有查到这个抬头，请核对名称和税号后重新申请';
    const server = serveInvoice({ invoice: { ...asked, status: 'FAILED', reason } });
    render(<Invoice />);
    expect(await screen.findByRole('heading', { name: '开具失败' })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    tap('修改后重新申请');
    expect(valueOf('企业名称')).toBe(company.name);
    type('企业名称', '北京示例科技发展有限公司');
    tap('提交申请');
    expect(await screen.findByRole('heading', { name: '申请中' })).toBeTruthy();
    expect(applied(server)[0]).toMatchObject({ name: '北京示例科技发展有限公司' });
  });

  it('what the server refuses is said, and what was typed stays', async () => {
    serveInvoice();
    render(<Invoice />);
    await screen.findByText('¥562.50');
    type('企业名称', '注销公司');
    type('税号', company.tax_number);
    type('邮箱', company.mail);
    tap('提交申请');
    expect((await screen.findByRole('alert')).textContent).toBe('这个订单已经申请过发票，要换抬头请联系客服');
    expect(valueOf('企业名称')).toBe('注销公司');
  });

  it('an order that is not completed leads back, and shows no way here', async () => {
    serveInvoice({ obstacle: '订单完成后就可以申请发票' });
    const page = render(<Invoice />);
    expect(await screen.findByText('订单完成后就可以申请发票')).toBeTruthy();
    tap('查看订单');
    expect(host.navigations.at(-1)?.url).toMatch(/orderid=D1/);
    page.unmount();
    serve({ 'GET /api/order/get_detail': () => orderDetail() });
    render(<OrderDetail />);
    await screen.findByRole('heading', { name: '待取车' });
    expect(screen.queryByRole('button', { name: /^电子发票/ })).toBeNull();
  });
});
