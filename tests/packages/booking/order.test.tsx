import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Order from '@/packages/booking/pages/order/index';
import { chooseThreeDays, idCard, priceOf, rental } from '../../support/bookings';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';

const details = {
  wkcoin: { balance: 1200, usable: 1000 },
  notices: ['取车时间在21:00至次日08:00，收取夜间服务费¥50'],
};

/** A server that prices and books, and on which nothing changes. */
const calm = (): FakeServer => rental(undefined, details);

/** 确认订单 of a car, priced. A car of its own for each test: what one has chosen is not the other's. */
async function openOrder(cartypeId: string): Promise<void> {
  host.params = { cartype_id: cartypeId };
  render(<Order />);
  await screen.findByRole('heading', { name: '取车人信息' });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** The name of the button that shows the total. */
const totalOf = (yuan: number): RegExp => new RegExp(`^合计\\s*¥\\s*${yuan}\\s*明细$`);
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

function fillIn(): void {
  fireEvent.change(field('姓名'), { target: { value: '王小明' } });
  fireEvent.change(field('身份证号'), { target: { value: idCard } });
}

beforeEach(chooseThreeDays);

describe('确认订单 (specification §2, /reserve_car)', () => {
  it('shows the skeleton first, and 重试 when the price cannot be had', async () => {
    serve({});
    host.params = { cartype_id: 'R1' };
    render(<Order />);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    const retry = await screen.findByRole('button', { name: '重试' });
    calm();
    fireEvent.click(retry);
    expect(await screen.findByText('丰田卡罗拉')).toBeTruthy();
  });

  it('shows what has to be known before booking', async () => {
    calm();
    await openOrder('R2');
    expect(screen.getByText(/收取夜间服务费/)).toBeTruthy();
    expect(screen.getByText(/11月18日 08:00前可免费取消/)).toBeTruthy();
  });

  it('cannot take off what is required, and counts the people of the accident insurance', async () => {
    calm();
    await openOrder('R3');
    expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: /^第三者责任险/ }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /^驾乘人员意外险/ }));
    fireEvent.click(button('增加1人'));
    const counter = screen.getByRole('group', { name: '投保人数' });
    expect(within(counter).getByRole('status').textContent).toBe('2人');
    expect(await screen.findByRole('button', { name: totalOf(664) })).toBeTruthy();
  });

  it('explains 路程无忧 in a modal that the shade and the close mark dismiss (specification §2)', async () => {
    calm();
    await openOrder('R4');
    fireEvent.click(button('路程无忧说明'));
    const dialog = screen.getByRole('dialog', { name: '路程无忧' });
    expect(dialog.className).toContain('tall');
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the bill from the total', async () => {
    calm();
    await openOrder('R5');
    fireEvent.click(button(totalOf(544)));
    expect(screen.getByRole('dialog', { name: '费用明细' }).textContent).toContain('押金（不计入合计）');
  });

  it('pays with 悟空币, 100 to the yuan', async () => {
    calm();
    await openOrder('R6');
    fireEvent.click(screen.getByRole('checkbox', { name: /^用1000枚悟空币抵¥10/ }));
    expect(await screen.findByRole('button', { name: totalOf(534) })).toBeTruthy();
  });

  it('shows every error at its field and puts the focus on the first', async () => {
    const server = calm();
    await openOrder('R7');
    fireEvent.change(field('身份证号'), { target: { value: '110105199003071230' } });
    fireEvent.click(button('提交订单'));
    await waitFor(() => expect(document.activeElement).toBe(field('姓名')));
    expect(screen.getByText('请填写与驾驶证一致的姓名，2至30个字')).toBeTruthy();
    expect(screen.getByText('身份证号不正确，请核对18位号码')).toBeTruthy();
    expect(server.calls.some(({ endpoint }) => endpoint === 'POST /api/order/add')).toBe(false);
  });

  it('books and leads to 提交成功', async () => {
    calm();
    await openOrder('R8');
    fillIn();
    fireEvent.click(button('提交订单'));
    await waitFor(() =>
      expect(host.navigations).toEqual([
        { kind: 'redirectTo', url: '/reserve_car/submit_success?orderid=ZC1' },
      ]),
    );
  });

  it('shows the old and the new price, and books at the new one only when it is accepted', async () => {
    const server = serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': ({ expected_total: expected, ...choice }) => {
        const now = priceOf(choice, { weekdayPrice: 13800 });
        if (expected !== now.bill.total) throw new Refusal(ErrorCode.PRICE_CHANGED, '价格有变化', now);
        return { orderid: 'ZC1', total: expected, expires_at: '2030-11-18T10:15:00+08:00' };
      },
    });
    await openOrder('R9');
    fillIn();
    fireEvent.click(button('提交订单'));
    const dialog = await screen.findByRole('dialog', { name: '价格有变化' });
    expect(dialog.textContent).toContain('原合计¥544');
    expect(dialog.textContent).toContain('现合计¥574');
    expect(dialog.textContent).toContain('车辆租赁费（平日）¥384变为¥414');
    fireEvent.click(within(dialog).getByRole('button', { name: '接受' }));
    await waitFor(() => expect(host.navigations).toHaveLength(1));
    expect(server.calls.filter(({ endpoint }) => endpoint === 'POST /api/order/add')).toHaveLength(2);
  });

  it('leads to other cars when this one is sold out', async () => {
    serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': () => {
        throw new Refusal(ErrorCode.SOLD_OUT, '这款车刚刚被订完，请换一款车或调整时间');
      },
    });
    await openOrder('R10');
    fillIn();
    fireEvent.click(button('提交订单'));
    const dialog = await screen.findByRole('dialog', { name: '订单没有提交成功' });
    expect(within(dialog).getByRole('alert').textContent).toBe('这款车刚刚被订完，请换一款车或调整时间');
    fireEvent.click(within(dialog).getByRole('button', { name: '看看其他车' }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/carlist' }]);
  });
});
