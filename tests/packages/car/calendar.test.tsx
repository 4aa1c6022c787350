import { corolla } from '../../support/orders';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type * as Holidays from '@/domain/holidays';
import { priceCalendar } from '@/domain/pricing';
import Calendar from '@/packages/car/pages/calendar/index';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { RentalSearch, StockCalendarDay } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays } from '../../support/bookings';
import { serve } from '../../support/fakeServer';
import { site } from '../../support/places';
import { host } from '../../support/taro';

// The days of these tests lie in 2030, which no holiday calendar reaches yet.
jest.mock('@/domain/holidays', () => ({
  ...jest.requireActual<typeof Holidays>('@/domain/holidays'),
  isBeyondHorizon: () => false,
}));

type Period = Pick<RentalSearch, 'from_time' | 'to_time'>;

/** Three days, as `chooseThreeDays` has them. */
const threeDays: Period = { from_time: '2030-11-18T10:00:00+08:00', to_time: '2030-11-21T10:00:00+08:00' };

/** 90 days from Saturday, 16 November 2030, for a rental of that length, with what the test says differently of some. */
const calendarOf = (
  differences: Record<string, Partial<StockCalendarDay>> = {},
  { from_time: from, to_time: to }: Period = threeDays,
): StockCalendarDay[] => {
  const deposits = { vehicleDeposit: 300000, violationDeposit: 200000 };
  const rental = { from, to, weekdayPrice: 12800, services: [], ...deposits };
  return priceCalendar(rental, { fromDay: '2030-11-16', days: 90 }).map(day => ({
    ...day,
    available: 3,
    ...differences[day.day],
  }));
};

const soldOut = { available: 0 };
const nationalDay = { holiday: '国庆节', minimumDays: 3, isLowest: false, price: 25600 };

/** 价格日历 with these days, and the search's three days from 18 November chosen. */
async function open(differences: Parameters<typeof calendarOf>[0] = {}) {
  const server = serve({
    'GET /api/cartype/get_calendar': asked => ({ days: calendarOf(differences, asked) }),
  });
  host.stack = ['/', '/cardetail?cartype_id=C1', '/cardetail/calendar?cartype_id=C1'];
  host.params = { cartype_id: 'C1' };
  const view = render(<Calendar />);
  await screen.findByRole('heading', { name: '2030年11月' });
  return { server, ...view };
}

const search = (): SearchStore => root.get(SearchStore);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const tap = (name: string | RegExp): void => void fireEvent.click(button(name));
const day = (name: string): HTMLElement => button(new RegExp(`^${name} `));
const tapDay = (name: string): void => void fireEvent.click(day(name));
const said = (): string => within(screen.getByRole('main')).getByRole('status').textContent ?? '';
const main = (): string => document.body.textContent ?? '';
const price = (): string => screen.getByLabelText('价格').textContent ?? '';
const taken = (): HTMLElement => button('选这几天');

beforeEach(() => {
  search().clear();
  chooseThreeDays();
});

describe('价格日历 (specification §2, /cardetail/calendar; rental.md, detail 7)', () => {
  it('shows the skeleton, then each day with its price and marks', async () => {
    const days = calendarOf({ '2030-11-18': soldOut, '2030-11-22': soldOut, '2030-11-28': nationalDay });
    serve({ 'GET /api/cartype/get_calendar': () => ({ days }) });
    host.params = { cartype_id: 'C1' };
    render(<Calendar />);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    await screen.findByRole('heading', { name: '2030年11月' });
    // The best stretch alone is marked, of all days that cost as much (issue 11).
    expect(button('11月25日 周一 ¥182 最低')).toBeTruthy();
    expect(button('11月19日 周二 ¥182')).toBeTruthy();
    expect(button('11月23日 周六 ¥195')).toBeTruthy();
    expect(button('11月22日 周五 订完')).toBeTruthy();
    expect(button('11月28日 周四 ¥256 国庆节 起租3天')).toBeTruthy();
    expect(screen.getByText('国庆节起租3天')).toBeTruthy();
    expect(screen.getAllByRole('grid')).toHaveLength(4);
    expect(screen.getByRole('list', { name: '图例' }).textContent).toContain('订完当天没有车');
  });

  it('begins with the days of the search, at the price that list and detail say (issue 10, one price)', async () => {
    const { server } = await open();
    expect(server.calls[0]?.params).toMatchObject({ site_id: 'S1', cartype_id: 'C1', ...threeDays });
    expect(button('11月18日 周一 ¥182 取车')).toBeTruthy();
    expect(button('11月21日 周四 ¥188 还车')).toBeTruthy();
    expect(price()).toBe('日均¥182共3天 · 总价¥544');
    expect(main()).toContain('每格为当天取车、租3天的日均价，必付费用全含。');
  });

  it('the first tap is the pickup, the second the return; the times of day stay and the way leads back', async () => {
    await open();
    tapDay('11月20日 周三');
    expect(said()).toBe('11月20日取车，请选择还车日期');
    expect(taken().hasAttribute('disabled')).toBe(true);
    tapDay('11月24日 周日');
    expect(price()).toBe('共4天 · 正在计价');
    await waitFor(() => expect(price()).toBe('日均¥183共4天 · 总价¥731.20'));
    expect(main()).toContain('租4天的日均价');
    fireEvent.click(taken());
    expect([search().fromTime, search().toTime]).toEqual([
      '2030-11-20T10:00:00+08:00',
      '2030-11-24T10:00:00+08:00',
    ]);
    expect(host.navigations).toEqual([{ kind: 'navigateBack', url: '' }]);
  });

  it('a day before the pickup begins anew; both on one day need a later return', async () => {
    await open();
    tapDay('11月20日 周三');
    tapDay('11月19日 周二');
    expect(said()).toBe('11月19日取车，请选择还车日期');
    tapDay('11月19日 周二');
    expect(said()).toBe('还车须晚于取车10:00，请选之后的日期');
    tap('改为11月19日–11月20日');
    expect(taken().hasAttribute('disabled')).toBe(false);
  });

  it('the same length on other days is not asked for again', async () => {
    const { server } = await open();
    tapDay('11月19日 周二');
    tapDay('11月22日 周五');
    expect(price()).toBe('日均¥182共3天 · 总价¥544');
    expect(server.calls).toHaveLength(1);
  });

  it('hours beyond the days are part of the price', async () => {
    search().choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-21T12:00:00+08:00');
    await open();
    expect(price()).toBe('日均¥208共3天2小时 · 总价¥624');
  });

  it('a price that does not come is asked for again', async () => {
    await open();
    serve({});
    tapDay('11月20日 周三');
    tapDay('11月24日 周日');
    await waitFor(() => expect(price()).toBe('共4天 · 价格没有算出来'));
    expect(taken().hasAttribute('disabled')).toBe(false);
    serve({ 'GET /api/cartype/get_calendar': asked => ({ days: calendarOf({}, asked) }) });
    tap('重新计价');
    await waitFor(() => expect(price()).toContain('日均¥183'));
  });

  it('a range with a sold-out day explains itself and offers the nearest', async () => {
    await open({ '2030-11-22': soldOut });
    tapDay('11月20日 周三');
    tapDay('11月24日 周日');
    expect(said()).toBe('11月22日已订完，不能连租');
    expect(taken().hasAttribute('disabled')).toBe(true);
    tap('改为11月20日–11月21日');
    expect(price()).toContain('共1天 ·');
    fireEvent.click(taken());
    expect(search().toTime).toBe('2030-11-21T10:00:00+08:00');
  });

  it('a sold-out day cannot be the pickup and says so', async () => {
    await open({ '2030-11-22': soldOut });
    tapDay('11月22日 周五');
    expect(said()).toBe('11月22日已订完，请选其他日期');
  });

  it('起租3天: a shorter range says so and is offered longer', async () => {
    await open({ '2030-11-28': nationalDay });
    tapDay('11月27日 周三');
    tapDay('11月28日 周四');
    expect(said()).toBe('国庆节起租3天，现在是1天');
    tap('改为11月27日–11月30日');
    expect(price()).toContain('共3天');
  });

  it('a period that the calendar does not reach is chosen anew', async () => {
    search().choosePeriod('2031-04-01T10:00:00+08:00', '2031-04-03T10:00:00+08:00');
    await open();
    expect(said()).toBe('请选择取车日期');
  });

  it('a rental of a later month begins there', async () => {
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    Object.assign(globalThis, { CSS: { escape: (id: string) => id } });
    search().choosePeriod('2031-01-06T10:00:00+08:00', '2031-01-09T10:00:00+08:00');
    await open();
    expect(shown.mock.contexts[0]).toBe(screen.getByRole('heading', { name: '2031年1月' }));
  });

  it('a car without any day left leads to another place', async () => {
    serve({
      'GET /api/cartype/get_calendar': () => ({ days: calendarOf().map(one => ({ ...one, ...soldOut })) }),
    });
    host.params = { cartype_id: 'C1' };
    render(<Calendar />);
    fireEvent.click(await screen.findByRole('button', { name: '换个地点' }));
    expect(host.navigations[0]?.url).toBe('/address');
    serve({ 'GET /api/cartype/get_calendar': () => ({ days: calendarOf() }) });
    act(() => search().pickup.chooseSite(site({ id: 'S5', name: '望京店' })));
    expect(await screen.findByText('望京店')).toBeTruthy();
    expect(button('11月18日 周一 ¥182 取车')).toBeTruthy();
  });

  it('a failure can be tried again; a first visit takes the nearest site', async () => {
    search().clear();
    serve({});
    host.params = { cartype_id: 'C9' };
    render(<Calendar />);
    const retry = await screen.findByRole('button', { name: '重试' });
    const server = serve({
      'GET /api/site/get_sites': () => ({ sites: [site({ id: 'S7', name: '国贸店' })], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
      'GET /api/cartype/get_calendar': () => ({ days: calendarOf() }),
    });
    fireEvent.click(retry);
    expect(await screen.findByText('国贸店')).toBeTruthy();
    expect(server.calls.at(-1)?.params).toMatchObject({ site_id: 'S7' });
  });

  it('a city without a site says so, until a site is chosen', async () => {
    search().clear();
    serve({
      'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
      'GET /api/cartype/get_calendar': () => ({ days: calendarOf() }),
    });
    host.params = { cartype_id: 'C1' };
    render(<Calendar />);
    expect(await screen.findByText('北京还没有可以取车的门店，请换个城市')).toBeTruthy();
    act(() => search().pickup.chooseSite(site({ id: 'S7', name: '国贸店' })));
    expect(await screen.findByText('国贸店')).toBeTruthy();
  });

  it('arrow keys walk the days, and Tab stops once', async () => {
    await open();
    const pickup = day('11月18日 周一');
    const stops = screen
      .getAllByRole('grid')
      .flatMap(grid => within(grid).getAllByRole('button'))
      .filter(one => one.tabIndex === 0);
    expect(stops).toEqual([pickup]);
    act(() => pickup.focus());
    fireEvent.keyDown(pickup, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(day('11月25日 周一'));
    fireEvent.keyDown(day('11月25日 周一'), { key: 'End' });
    expect(document.activeElement).toBe(day('11月30日 周六'));
    fireEvent.keyDown(day('11月30日 周六'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(day('12月1日 周日'));
  });

  it('axe finds nothing, with a range and with one that is refused', async () => {
    await open({ '2030-11-22': soldOut, '2030-11-28': nationalDay });
    expect(await accessibilityProblems()).toEqual([]);
    tapDay('11月20日 周三');
    tapDay('11月24日 周日');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
