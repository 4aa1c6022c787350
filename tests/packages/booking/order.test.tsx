import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import Order from '@/packages/booking/pages/order/index';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { childsIdCard, chooseThreeDays, idCard, priceOf, rental, submitted } from '../../support/bookings';
import { alternative } from '../../support/carDetails';
import { fifty } from '../../support/coupons';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { paste } from '../../support/paste';
import { site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

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
const totalOf = (yuan: number): RegExp => new RegExp(`^合计\\s*¥\\s*${yuan}\\s*明细\\s*车损`);
/** Unfolds the covers that packages are made of. */
const chooseOneByOne = (): void => void fireEvent.click(button(/^单项选购/));
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

function fillIn(): void {
  fireEvent.change(field('姓名'), { target: { value: '王小明' } });
  fireEvent.change(field('身份证号'), { target: { value: idCard } });
}

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  root.get(SearchStore).clear();
  const { insured, renter } = root.get(BookingStore);
  insured.forget();
  renter.set('name', '');
  renter.set('idcard_no', '');
});

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
    expect(
      screen.getByText(
        '取消规则：支付前可随时取消；支付后，11月18日 08:00前可免费取消，之后取消收取租车费30%的违约金。',
      ),
    ).toBeTruthy();
  });

  it('lets a visitor see and fill in all of it; the login comes with 提交订单, and the order by itself (issue 11)', async () => {
    enterAsVisitor();
    // No member has left anything on this device.
    runInAction(() => void (root.get(BookingStore).owner = undefined));
    const coupons = [{ ...fifty, id: 'newcomer' }];
    const server = rental(
      undefined,
      { ...details, coupons },
      {
        'POST /api/user/login': ({ mobile }) => {
          document.cookie = `uid=${mobile}; path=/`;
          return { uid: mobile, user_id: 'U1', token: '', isnew: 1 };
        },
      },
    );
    await openOrder('R20');
    expect(await screen.findByRole('button', { name: /新人.*新用户登录后可用/ })).toBeTruthy();
    fillIn();
    fireEvent.change(field('手机号'), { target: { value: '13800138000' } });
    fireEvent.click(button('提交订单'));
    const sheet = within(await screen.findByRole('dialog', { name: '登录后提交订单' }));
    expect(sheet.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800138000');
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.change(sheet.getByLabelText('验证码'), { target: { value: '123456' } });
    fireEvent.click(sheet.getByRole('checkbox'));
    fireEvent.click(sheet.getByRole('button', { name: '登录并提交订单' }));
    await waitFor(() => expect(submitted(server)).toHaveLength(1));
    expect(submitted(server)[0]?.renter).toEqual({
      name: '王小明',
      mobile: '13800138000',
      idcard_no: idCard,
    });
    await waitFor(() => expect(host.navigations.at(-1)?.url).toContain('/pay?'));
  });

  it('orders nothing by a login elsewhere, such as in another tab: that takes a tap of its own', async () => {
    enterAsVisitor();
    runInAction(() => void (root.get(BookingStore).owner = undefined));
    const server = rental(undefined, details);
    await openOrder('R21');
    fillIn();
    fireEvent.change(field('手机号'), { target: { value: '13800138000' } });
    fireEvent.click(button('提交订单'));
    await screen.findByRole('dialog', { name: '登录后提交订单' });
    await act(async () => {
      enterAsMember();
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录后提交订单' })).toBeNull());
    expect(submitted(server)).toEqual([]);
    fireEvent.click(button('提交订单'));
    await waitFor(() => expect(submitted(server)).toHaveLength(1));
  });

  it('cannot take off what is required', async () => {
    calm();
    await openOrder('R3');
    chooseOneByOne();
    expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: /^第三者责任险/ }).disabled).toBe(true);
  });

  it('says whom the accident insurance covers and leads to the list (specification §2, insured)', async () => {
    calm();
    await openOrder('R3');
    expect(screen.queryByRole('button', { name: /^被保险人/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /^驾乘人员意外险/ }));
    expect(button(/^被保险人\s*取车人本人$/)).toBeTruthy();
    const { insured } = root.get(BookingStore);
    act(() => {
      insured.add({ name: '王小明', idcard_no: idCard }, 5);
      insured.add({ name: '李雷', idcard_no: childsIdCard }, 5);
    });
    expect(button(/^被保险人\s*取车人本人和另外2人$/)).toBeTruthy();
    fillIn();
    fireEvent.click(button(/^被保险人\s*取车人本人和另外1人$/));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/reserve_car/insured' }]);
    expect(await screen.findByRole('button', { name: totalOf(664) })).toBeTruthy();
  });

  it('shows where the car is brought to and collected, each with its fee (rental.md, fees)', async () => {
    calm();
    const { lng, lat } = site().location;
    const away = { name: '望京SOHO', address: '望京街10号', location: { lng: lng + 0.05, lat } };
    const door = { name: 'T3航站楼', address: 'T3航站楼', location: { lng, lat } };
    runInAction(() => {
      const search = root.get(SearchStore);
      search.pickup.delivery = away;
      search.return.delivery = door;
    });
    await openOrder('R11');
    expect(button(/^望京SOHO\s*送车上门：望京街10号\s*¥35$/)).toBeTruthy();
    fireEvent.click(button(/^T3航站楼\s*上门取车：T3航站楼\s*免费$/));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/address/service?purpose=return' }]);
    // Door delivery is cancelled for nothing until 4 hours before.
    expect(screen.getByText(/11月18日 06:00前可免费取消/)).toBeTruthy();
  });

  it('explains 路程无忧 in a modal that the shade and the close mark dismiss (specification §2)', async () => {
    calm();
    await openOrder('R4');
    fireEvent.click(button('路程无忧说明'));
    const dialog = screen.getByRole('dialog', { name: '路程无忧' });
    expect(dialog.className).toContain('tall');
    expect(dialog.textContent).toContain('免收违章代办费');
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('路程无忧说明'));
    // The top 20 percent are the shade above the sheet.
    const shade = screen.getByRole('dialog').previousElementSibling;
    if (shade) fireEvent.click(shade);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the agreements over the booking', async () => {
    serve({
      'POST /api/order/calc': choice => priceOf(choice, details),
      'GET /api/agreement/get_detail': ({ id }) => ({
        id,
        title: '隐私政策',
        version: '1.0',
        updated: '2030-01-01',
        sections: [{ title: '收集什么', paragraphs: ['只收集租车所需的信息。'] }],
      }),
    });
    await openOrder('R12');
    expect(screen.getByRole('button', { name: '《服务协议》' })).toBeTruthy();
    fireEvent.click(button('《隐私政策》'));
    const dialog = await screen.findByRole('dialog', { name: '隐私政策' });
    expect(await within(dialog).findByText('只收集租车所需的信息。')).toBeTruthy();
  });

  it('opens the bill from the total', async () => {
    calm();
    await openOrder('R5');
    fireEvent.click(button(totalOf(544)));
    expect(screen.getByRole('dialog', { name: '费用明细' }).textContent).toContain('押金（不计入合计）');
  });

  it('flashes in the bill what changed since it was looked at last (rental.md, detail 6)', async () => {
    calm();
    await openOrder('R6');
    fireEvent.click(button(totalOf(544)));
    const lines = () => within(screen.getByRole('dialog', { name: '费用明细' })).getAllByRole('listitem');
    expect(lines().some(line => line.className.includes('changed'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    chooseOneByOne();
    fireEvent.click(screen.getByRole('checkbox', { name: /^全程无忧/ }));
    fireEvent.click(await screen.findByRole('button', { name: totalOf(784) }));
    const changed = lines().filter(line => line.className.includes('changed'));
    expect(changed.map(line => line.textContent)).toEqual([expect.stringContaining('全程无忧')]);
  });

  it('says of what a chosen service includes that it is in there: ticked, and not to be taken besides (issue 10, cover lost)', async () => {
    await openOrder('R21');
    chooseOneByOne();
    const box = (name: RegExp) => screen.getByRole('checkbox', { name });
    fireEvent.click(box(/^附加不计免赔/));
    await screen.findByRole('button', { name: totalOf(619) });
    fireEvent.click(box(/^全程无忧/));
    expect(await screen.findByRole('button', { name: totalOf(784) })).toBeTruthy();
    for (const part of [box(/^附加不计免赔\s*已含在全程无忧中/), box(/^好司机保障\s*已含在全程无忧中/)]) {
      expect(part.getAttribute('aria-checked')).toBe('true');
      expect(part.getAttribute('aria-disabled') ?? String(part.hasAttribute('disabled'))).toBe('true');
    }
    fireEvent.click(box(/^全程无忧/));
    expect(box(/^附加不计免赔\s*¥25\/天/).getAttribute('aria-checked')).toBe('false');
  });

  it('leads to the coupons and to the other discounts, and keeps the typed form meanwhile', async () => {
    rental(undefined, { ...details, coupons: [fifty] });
    await openOrder('R13');
    fireEvent.change(field('姓名'), { target: { value: '王小明' } });
    fireEvent.click(await screen.findByRole('button', { name: /^优惠券\s*新人立减50元.*-¥50$/ }));
    fireEvent.click(button(/^悟空币和长租优惠\s*1000枚悟空币可抵¥10/));
    expect(host.navigations.map(({ url }) => url)).toEqual(['/reserve_car/coupon', '/reserve_car/discount']);
    expect(field('姓名').value).toBe('王小明');
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

  it('takes numbers that are pasted with spaces', async () => {
    calm();
    await openOrder('R14');
    paste(field('手机号'), '138 1234 5678');
    paste(field('身份证号'), '110105 19900307 1234');
    expect(field('手机号').value).toBe('13812345678');
    expect(field('身份证号').value).toBe('110105199003071234');
  });

  it('books and leads straight to the cashier (issue 11)', async () => {
    calm();
    await openOrder('R8');
    fillIn();
    fireEvent.click(button('提交订单'));
    await waitFor(() => expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/pay?orderid=ZC1' }]));
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

  it('offers what can be booked instead of a car that is sold out at submit; the typed form stays', async () => {
    serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': () => {
        throw new Refusal(ErrorCode.SOLD_OUT, '这款车刚刚被订完，请换一款车或调整时间');
      },
      'GET /api/cartype/get_alternatives': () => ({ alternatives: [alternative('R10')] }),
    });
    await openOrder('R10');
    fillIn();
    fireEvent.click(button('提交订单'));
    const dialog = await screen.findByRole('dialog', { name: '订单没有提交成功' });
    expect(within(dialog).getByRole('alert').textContent).toBe('这款车刚刚被订完，请换一款车或调整时间');
    expect(within(dialog).getByRole('button', { name: '看看其他车' })).toBeTruthy();
    fireEvent.click(await within(dialog).findByRole('button', { name: /提前2小时取还车/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(root.get(SearchStore).fromTime).toBe('2030-11-18T08:00:00+08:00');
    expect(field('姓名').value).toBe('王小明');
    expect(host.navigations).toEqual([]);
  });

  it('leads to the cashier where an order of the renter holds the last car', async () => {
    enterAsMember();
    const held_by = { orderid: 'ZC1', expires_at: '2030-11-16T14:35:00+08:00' };
    serve({ 'POST /api/order/calc': choice => priceOf(choice, { available: 0, held_by }) });
    await openOrder('R30');
    expect(screen.getByText('最后一辆在您的待支付订单里，为您保留到14:35')).toBeTruthy();
    fireEvent.click(button('去支付'));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/pay?orderid=ZC1' }]);
    // Who comes back may have cancelled it.
    serve({ 'POST /api/order/calc': choice => priceOf(choice) });
    act(() => host.didShow.forEach(tell => tell()));
    expect(await screen.findByRole('button', { name: '提交订单' })).toBeTruthy();
  });

  it('leads to other cars, where nobody wants an alternative', async () => {
    serve({
      'POST /api/order/calc': choice => priceOf(choice, { available: 0 }),
      'GET /api/cartype/get_alternatives': () => ({ alternatives: [] }),
    });
    await openOrder('R14');
    fireEvent.click(button('替代方案'));
    const dialog = await screen.findByRole('dialog', { name: '暂时不能预订' });
    fireEvent.click(within(dialog).getByRole('button', { name: '看看其他车' }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/carlist' }]);
  });

  it('where no car is brought, offers another place or to come to the site', async () => {
    const far = { name: '八达岭', address: '八达岭镇', location: { lng: 116.02, lat: 40.36 } };
    serve({
      'POST /api/order/calc': choice => {
        if (choice.delivery)
          throw new Refusal(ErrorCode.DELIVERY_UNAVAILABLE, '首都机场T3店只在15公里内送车上门');
        return priceOf(choice);
      },
    });
    runInAction(() => {
      root.get(SearchStore).pickup.delivery = far;
    });
    host.params = { cartype_id: 'R15' };
    render(<Order />);
    fireEvent.click(await screen.findByRole('button', { name: '换个地址' }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/address/service' }]);
    fireEvent.click(button('到店取车'));
    expect(await screen.findByRole('heading', { name: '取车人信息' })).toBeTruthy();
  });

  it('says that a coupon was used elsewhere, with the price before and now', async () => {
    rental(
      () => {
        throw new Refusal(ErrorCode.COUPON_UNUSABLE, '优惠券不可用：已使用');
      },
      { coupons: [fifty] },
    );
    await openOrder('R16');
    await screen.findByRole('button', { name: totalOf(494) });
    fillIn();
    fireEvent.click(button('提交订单'));
    const dialog = await screen.findByRole('dialog', { name: '优惠券不能用了' });
    await waitFor(() => expect(dialog.textContent).toContain('现合计¥544'));
    expect(dialog.textContent).toContain('原合计¥494');
    fireEvent.click(within(dialog).getByRole('button', { name: '知道了' }));
    expect(button(totalOf(544))).toBeTruthy();
    expect(host.navigations).toEqual([]);
  });

  it('has nothing for axe to find', async () => {
    calm();
    await openOrder('R17');
    fireEvent.click(screen.getByRole('checkbox', { name: /^驾乘人员意外险/ }));
    await screen.findByRole('button', { name: totalOf(604) });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
