import { fireEvent, screen } from '@testing-library/react';
import CarList from '@/packages/car/pages/list/index';
import type { CarOffer, EmptyReason } from '~types/api/cartype';
import { alternative } from '../../support/carDetails';
import { asked, fleet, laterPeriod, names, openScreen, serveCars } from '../../support/fleet';
import { site } from '../../support/places';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const shown = (): Promise<HTMLElement> => screen.findByRole('list', { name: '车辆' });

describe('nothing found says which it is (rental.md, what users complain of)', () => {
  it.each<[EmptyReason, string, string, CarOffer[]]>([
    ['SOLD_OUT', '这段时间已经订完', '所选时间的车辆已订完', fleet().map(car => ({ ...car, available: 0 }))],
    ['MINIMUM_DAYS', '租期不够起租天数', '国庆节起租3天', fleet().map(car => ({ ...car, minimum_days: 3 }))],
    ['SITE_CLOSED', '门店暂停营业', '首都机场T3店暂停营业：装修', []],
    ['NO_FLEET', '这家门店暂无可租的车', '这家门店暂无可租车辆', []],
  ])('%s', async (reason, title, text, cars) => {
    const server = serveCars(
      search => (search.site_id === 'S9' ? { cars: fleet() } : { cars, reason, reason_text: text }),
      () => [
        alternative('卡罗拉', {
          kind: 'SITE',
          site: site({ id: 'S9', name: '望京店' }),
          search: { site_id: 'S9', from_time: laterPeriod.from_time, to_time: laterPeriod.to_time },
          distance: 1200,
        }),
      ],
    );
    const { search } = openScreen(CarList);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /换到望京店取车/ }));
    await screen.findByText(/^4款车可预订/);
    expect(search.pickup.site?.name).toBe('望京店');
    expect(asked(server, 'GET /api/cartype/get_alternatives')[0]?.cartype_id).toBeUndefined();
  });

  it('a filter that is too narrow is told apart: one tap drops the one condition', async () => {
    serveCars();
    openScreen(CarList);
    await shown();
    fireEvent.click(button('7座'));
    fireEvent.click(button('MPV'));
    expect(screen.getByRole('heading', { name: '没有符合筛选条件的车' })).toBeTruthy();
    expect(names()).toEqual(['GL8']);
    fireEvent.click(button('去掉“MPV”有1款'));
    expect(names()).toEqual(['汉兰达', 'GL8']);
    expect(screen.queryByRole('heading', { name: '没有符合筛选条件的车' })).toBeNull();
  });

  it('where no single condition helps, all can be taken off', async () => {
    serveCars();
    openScreen(CarList);
    await shown();
    for (const name of ['7座', '纯电', 'MPV']) fireEvent.click(button(name));
    expect(screen.queryByRole('button', { name: /去掉/ })).toBeNull();
    fireEvent.click(button('清空筛选'));
    expect(names()).toHaveLength(5);
    expect(button('筛选')).toBeTruthy();
  });
});
