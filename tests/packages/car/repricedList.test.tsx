import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CarList from '@/packages/car/pages/list/index';
import { type SearchStore } from '@/stores/SearchStore';
import type { RentalSearch } from '~types/api/cartype';
import { alternative } from '../../support/carDetails';
import { deferred } from '../../support/deferred';
import { Refusal } from '../../support/fakeServer';
import {
  asked,
  card,
  fleet,
  fleetCar,
  isLater,
  laterPeriod,
  names,
  openScreen,
  serveCars,
  type Found,
} from '../../support/fleet';
import { site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const isGreyed = (name: string): boolean => card(name).querySelector('.dimmed') !== null;
const shown = (): Promise<HTMLElement> => screen.findByRole('list', { name: '车辆' });

describe('a car that the visitor holds with an order that is not paid yet', () => {
  it('says so on its card, and leads to the cashier or to something else', async () => {
    const held_by = { orderid: 'ZC1', expires_at: '2030-11-16T14:35:00+08:00' };
    const [first, ...others] = fleet();
    if (!first) throw new Error('no fleet');
    serveCars(() => ({ cars: [{ ...first, available: 0, held_by }, ...others] }));
    openScreen(CarList, () => enterAsMember());
    await shown();
    expect(screen.getByText('最后一辆在您的待支付订单里，为您保留到14:35')).toBeTruthy();
    expect(button('看看替代方案：丰田卡罗拉')).toBeTruthy();
    fireEvent.click(button('去支付：丰田卡罗拉'));
    expect(host.navigations.at(-1)?.url).toBe('/pay?orderid=ZC1');
    // Who comes back may have cancelled it.
    serveCars();
    act(() => host.didShow.forEach(tell => tell()));
    await waitFor(() => expect(screen.queryByText(/您的待支付订单/)).toBeNull());
  });
});

describe('a changed time prices the list anew in place (rental.md, details of flow 3)', () => {
  /** One day later 卡罗拉 and 汉兰达 are gone, 朗逸 costs more and 思域 has come. */
  const changing = ({ from_time }: RentalSearch): Found => {
    if (!isLater({ from_time })) return { cars: fleet() };
    const [first, second, third, ...rest] = fleet();
    if (!first || !second || !third) throw new Error('no fleet');
    return {
      cars: [
        fleetCar('思域', { brand: '本田' }, { rented: 900 }),
        { ...second, daily_price: 15800, total_price: 47400 },
        { ...first, available: 0 },
        { ...third, minimum_days: 7 },
        ...rest,
      ],
    };
  };
  const moveByADay = (search: SearchStore): void =>
    act(() => search.choosePeriod(laterPeriod.from_time, laterPeriod.to_time));

  it('no card moves; cars that are gone are greyed with two alternatives each, and new ones follow', async () => {
    const server = serveCars(changing, ({ cartype_id: id }) => [
      alternative(`${id}早`),
      alternative(`${id}晚`, { kind: 'LATER' }),
      alternative(`${id}店`, { kind: 'SITE' }),
    ]);
    const { search } = openScreen(CarList);
    await shown();
    const before = card('卡罗拉');
    moveByADay(search);
    await waitFor(() => expect(isGreyed('卡罗拉')).toBe(true));
    expect(card('卡罗拉')).toBe(before);
    expect(names()).toEqual(['卡罗拉', '朗逸', '汉兰达', 'Model 3', 'GL8', '思域']);
    await waitFor(() => expect(screen.getAllByRole('list', { name: '替代方案' })).toHaveLength(2));
    expect(within(card('卡罗拉')).getAllByRole('listitem')).toHaveLength(2);
    expect(card('汉兰达').textContent).toContain('节假日7天起租');
    // GL8 was gone before: nobody has lost it.
    expect(asked(server, 'GET /api/cartype/get_alternatives').map(({ cartype_id: id }) => id)).toEqual([
      '卡罗拉',
      '汉兰达',
    ]);
    expect(screen.getByText(/3款车可预订.*2款已订完或不可订/)).toBeTruthy();
  });

  it('a price that has changed lights up, others stay calm', async () => {
    serveCars(changing);
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    await waitFor(() => expect(card('朗逸').textContent).toContain('总价¥474'));
    expect(card('朗逸').querySelectorAll('.flash')).toHaveLength(2);
    expect(card('Model 3').querySelectorAll('.flash')).toHaveLength(0);
  });

  it('says that prices are on their way, and keeps what was there when they cannot be had', async () => {
    const answer = deferred<Found>();
    serveCars(search => (isLater(search) ? answer.promise : { cars: fleet() }));
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    expect(await screen.findByText('正在按新的行程更新价格…')).toBeTruthy();
    await act(async () => {
      answer.reject(new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试'));
      await Promise.resolve();
    });
    expect(await screen.findByText('内容没有更新：服务器开小差了，请稍后再试')).toBeTruthy();
    expect(names()).toHaveLength(5);
  });

  it('another order is asked for, and the list is arranged anew', async () => {
    serveCars(changing);
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    await waitFor(() => expect(isGreyed('卡罗拉')).toBe(true));
    fireEvent.click(button('价格低'));
    expect(names().slice(0, 3)).toEqual(['朗逸', '思域', 'Model 3']);
  });

  it('one tap takes another time; a car of the same class opens', async () => {
    const earlier = alternative('卡罗拉', {
      search: { site_id: 'S1', from_time: '2030-11-19T08:00:00+08:00', to_time: '2030-11-22T08:00:00+08:00' },
    });
    serveCars(changing, ({ cartype_id: id }) =>
      id === '卡罗拉' ? [earlier] : [alternative('RAV4', { kind: 'SIBLING' })],
    );
    const { search } = openScreen(CarList);
    await shown();
    moveByADay(search);
    fireEvent.click(await screen.findByRole('button', { name: /换同级车/ }));
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/cardetail?cartype_id=RAV4' }]);
    fireEvent.click(await screen.findByRole('button', { name: /提前2小时/ }));
    await waitFor(() => expect(isGreyed('卡罗拉')).toBe(false));
    expect(search.fromTime).toBe('2030-11-19T08:00:00+08:00');
  });

  it('what was gone before shows its alternatives on demand, and says when they cannot be had', async () => {
    let isDown = true;
    serveCars(undefined, () => {
      if (isDown) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      return [];
    });
    openScreen(CarList);
    await shown();
    fireEvent.click(button('看看替代方案：别克GL8'));
    await screen.findByText('服务器开小差了，请稍后再试');
    isDown = false;
    fireEvent.click(button('重试'));
    expect(await screen.findByText('附近的时间和门店也没有可订的车')).toBeTruthy();
  });

  it('another site begins a new list', async () => {
    serveCars(({ site_id: id }) => ({ cars: id === 'S1' ? fleet() : fleet().slice(1) }));
    const { search } = openScreen(CarList);
    await shown();
    act(() => search.pickup.chooseSite(site({ id: 'S2', name: '大兴机场店' })));
    expect(await screen.findByRole('status', { name: '正在加载' })).toBeTruthy();
    await shown();
    expect(names()).toEqual(['朗逸', '汉兰达', 'Model 3', 'GL8']);
  });
});
