import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Cars from '@/packages/convenient/pages/cars/index';
import { accessibilityProblems } from '../../support/accessibility';
import { alternative } from '../../support/carDetails';
import { Refusal } from '../../support/fakeServer';
import { asked, card, fleet, fleetCar, names, openScreen, period, serveCars } from '../../support/fleet';
import { site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /convenient_book carlist: what the decided site has for the decided times.

const tap = async (element: Element | null): Promise<void> => {
  if (!element) throw new Error('nothing to tap');
  fireEvent.click(element);
  await act(() => new Promise(resolve => setTimeout(resolve)));
};

afterEach(enterAsVisitor);

it('shows what can be booked with daily and total price, the cheapest first, and leads to the one page of the order', async () => {
  const server = serveCars();
  const { search } = openScreen(Cars);
  await screen.findByRole('list', { name: '车辆' });
  expect(names()).toEqual(['朗逸', '卡罗拉', 'Model 3', '汉兰达']);
  expect(card('朗逸').textContent).toContain('总价¥384');
  expect(screen.getByText('4款车可预订，日均按整元计')).toBeTruthy();
  expect(asked(server, 'GET /api/cartype/search')[0]).toMatchObject({ site_id: 'S1', ...period });
  expect(await accessibilityProblems()).toEqual([]);
  await tap(card('朗逸').querySelector('button'));
  expect(host.navigations.map(({ url }) => url)).toEqual([
    `/convenient_book/order_submit?cartype_id=${encodeURIComponent('朗逸')}`,
  ]);
  expect(search.pickup.chosenSite?.id).toBe('S1');
});

it('takes the site whose prices were shown, also where nobody has chosen it', async () => {
  serveCars();
  const { search } = openScreen(Cars);
  act(() => search.pickup.takeSite(site({ id: 'S2', name: '望京店' }), true));
  await screen.findByRole('list', { name: '车辆' });
  await tap(card('卡罗拉').querySelector('button'));
  expect(search.pickup.chosenSite?.id).toBe('S2');
});

it('offers other times and sites where nothing can be booked, and takes one with a tap', async () => {
  serveCars(
    ({ from_time }) =>
      from_time === period.from_time
        ? { cars: [fleetCar('GL8', {}, { available: 0 })], reason: 'SOLD_OUT', reason_text: '周末已订完' }
        : { cars: fleet() },
    () => [alternative('卡罗拉')],
  );
  const { search } = openScreen(Cars);
  expect(await screen.findByRole('heading', { name: '这段时间没有可订的车' })).toBeTruthy();
  expect(screen.getByText('周末已订完')).toBeTruthy();
  await screen.findByText('稍作调整就能订');
  await tap(screen.getByRole('button', { name: /提前/ }));
  expect(search.fromTime).toBe('2030-11-18T08:00:00+08:00');
  await screen.findByRole('list', { name: '车辆' });
});

it('leads to the order of the renter’s own that holds the last car', async () => {
  serveCars(() => ({
    cars: [
      fleetCar(
        'GL8',
        {},
        { available: 0, held_by: { orderid: 'D7', expires_at: '2030-11-17T10:00:00+08:00' } },
      ),
    ],
  }));
  openScreen(Cars, () => enterAsMember());
  await tap(await screen.findByRole('button', { name: /^去支付/ }));
  expect(host.navigations.map(({ url }) => url)).toEqual(['/convenient_pay?orderid=D7']);
});

it('says what has failed, and tries again', async () => {
  let fails = true;
  serveCars(() => {
    if (fails) throw new Refusal(ErrorCode.INTERNAL, '服务开小差了');
    return { cars: fleet() };
  });
  openScreen(Cars);
  const retry = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await tap(retry);
  await waitFor(() => expect(names()).toHaveLength(4));
});
