import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Order from '@/packages/booking/pages/order/index';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { UsualDriver } from '~types/api/driver';
import { accessibilityProblems } from '../../support/accessibility';
import { childsIdCard, chooseThreeDays, idCard, rental, submitted } from '../../support/bookings';
import type { FakeServer } from '../../support/fakeServer';
import { enterAsVisitor } from '../../support/visitor';
import { host } from '../../support/taro';

const wang: UsualDriver = {
  id: 'D1',
  name: '王小明',
  mobile: '138****8000',
  idcard_no: '110***********1234',
};
const li: UsualDriver = { id: 'D2', name: '李雷', mobile: '139****9000', idcard_no: '110***********5678' };

/** A server on which the member has these drivers, and from which they can be removed. */
function serveDrivers(drivers: UsualDriver[]): FakeServer {
  let kept = drivers;
  return rental(
    undefined,
    {},
    {
      'GET /api/user/get_drivers': () => ({ drivers: kept }),
      'POST /api/user/remove_driver': ({ driver_id }) => {
        kept = kept.filter(({ id }) => id !== driver_id);
        return {};
      },
    },
  );
}

let lastCar = 0;
/** 确认订单 of a car of its own, priced. */
async function openOrder(): Promise<void> {
  host.params = { cartype_id: `U${(lastCar += 1)}` };
  render(<Order />);
  await screen.findByRole('heading', { name: '取车人信息' });
}

const radio = (name: RegExp): HTMLElement => screen.getByRole('radio', { name });
const isTaken = (name: RegExp): boolean => radio(name).getAttribute('aria-checked') === 'true';
const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
const consent = (): HTMLElement => screen.getByRole('checkbox', { name: /^保存为常用驾驶人/ });

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  root.get(SearchStore).clear();
  const { renter, drivers, insured } = root.get(BookingStore);
  drivers.forget();
  insured.forget();
  renter.reset();
});

describe('常用驾驶人 (issue 11, a second booking in five taps)', () => {
  it('proposes who drove last, masked, and books for them by id: no number is typed or sent', async () => {
    const server = serveDrivers([wang, li]);
    await openOrder();
    expect(await screen.findByRole('radio', { name: /^王小明\s*138\*{4}8000/ })).toBeTruthy();
    expect([isTaken(/^王小明/), isTaken(/^李雷/)]).toEqual([true, false]);
    expect(screen.queryByLabelText('身份证号')).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    submit();
    await waitFor(() => expect(submitted(server)).toHaveLength(1));
    const [order] = submitted(server);
    expect(order?.renter).toEqual({ driver_id: 'D1' });
    expect(order).not.toHaveProperty('save_driver');
  });

  it('takes another one with a tap, also after a reload', async () => {
    const server = serveDrivers([wang, li]);
    await openOrder();
    fireEvent.click(await screen.findByRole('radio', { name: /^李雷/ }));
    expect(isTaken(/^李雷/)).toBe(true);
    const reloaded = new BookingStore(root);
    reloaded.drivers.renew();
    await waitFor(() => expect(reloaded.drivers.chosen).toEqual(li));
    submit();
    await waitFor(() => expect(submitted(server)[0]?.renter).toEqual({ driver_id: 'D2' }));
  });

  it('removes one with a tap; who is next is proposed', async () => {
    const server = serveDrivers([wang, li]);
    await openOrder();
    fireEvent.click(await screen.findByRole('button', { name: '移除王小明' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^王小明/ })).toBeNull());
    expect(isTaken(/^李雷/)).toBe(true);
    expect(
      server.calls.find(({ endpoint }) => endpoint === 'POST /api/user/remove_driver')?.params,
    ).toMatchObject({
      driver_id: 'D1',
    });
  });

  it('keeps who is typed only where the member agrees', async () => {
    const server = serveDrivers([wang]);
    await openOrder();
    fireEvent.click(await screen.findByRole('radio', { name: '新驾驶人' }));
    fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '韩梅梅' } });
    fireEvent.change(screen.getByLabelText('身份证号'), { target: { value: idCard } });
    expect(consent().getAttribute('aria-checked')).toBe('false');
    fireEvent.click(consent());
    submit();
    await waitFor(() => expect(submitted(server)).toHaveLength(1));
    expect(submitted(server)[0]).toMatchObject({
      renter: { name: '韩梅梅', mobile: '13812345678', idcard_no: idCard },
      save_driver: true,
    });
    // The consent was to this one.
    expect(root.get(BookingStore).drivers.isKept).toBe(false);
  });

  it('proposes nobody in the place of whom a visitor has typed before their login', async () => {
    serveDrivers([wang]);
    root.get(BookingStore).renter.set('name', '韩梅梅');
    await openOrder();
    expect(await screen.findByRole('radio', { name: /^王小明/ })).toBeTruthy();
    expect(isTaken(/^新驾驶人/)).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('韩梅梅');
  });

  it('shows the first three of many; the others with a tap', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...wang,
      id: `M${index}`,
      name: `王${'甲乙丙丁戊己庚辛壬癸'[index]}`,
    }));
    serveDrivers(many);
    await openOrder();
    const group = await screen.findByRole('radiogroup', { name: '常用驾驶人' });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: '全部10位常用驾驶人' }));
    expect(within(group).getAllByRole('radio')).toHaveLength(11);
    fireEvent.click(radio(/^王癸/));
    expect(isTaken(/^王癸/)).toBe(true);
  });

  it('insures a chosen driver by id, and does not double who was added by hand', async () => {
    const server = serveDrivers([
      { ...wang, idcard_no: `${idCard.slice(0, 3)}${'*'.repeat(11)}${idCard.slice(-4)}` },
    ]);
    await openOrder();
    fireEvent.click(await screen.findByRole('checkbox', { name: /^驾乘人员意外险/ }));
    const { insured } = root.get(BookingStore);
    expect(insured.add({ name: '王小明', idcard_no: idCard }, 5)).toBe('取车人本人已在名单中');
    expect(insured.add({ name: '李雷', idcard_no: childsIdCard }, 5)).toBeUndefined();
    await screen.findByRole('button', { name: /^被保险人\s*取车人本人和另外1人/ });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '提交订单' }).getAttribute('aria-busy')).not.toBe('true'),
    );
    submit();
    await waitFor(() => expect(submitted(server)).toHaveLength(1));
    expect(submitted(server)[0]?.insured).toEqual([
      { driver_id: 'D1' },
      { name: '李雷', idcard_no: childsIdCard },
    ]);
  });

  it('asks for nobody while a visitor looks at the booking, and forgets a member’s when they log out', async () => {
    const server = serveDrivers([wang]);
    await openOrder();
    await screen.findByRole('radio', { name: /^王小明/ });
    cleanup();
    enterAsVisitor();
    expect(root.get(BookingStore).drivers.all).toEqual([]);
    server.calls.length = 0;
    await openOrder();
    expect(server.calls.some(({ endpoint }) => endpoint === 'GET /api/user/get_drivers')).toBe(false);
    expect(screen.getByLabelText('身份证号')).toBeTruthy();
  });
});
