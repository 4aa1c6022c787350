import { tripEvents, tripText, tripTitle } from '@/domain/tripNotes';
import { orderDetail } from '../support/orders';
import { site } from '../support/places';

const { location } = site();
const home = { name: '我家', address: '望京街10号3单元501', location };

describe('what of a trip goes into a calendar or to others (issue 11)', () => {
  it('is when and where the car is taken and brought back', () => {
    expect(tripText(orderDetail({ return_site: site({ name: '国贸店', address: '建国路1号' }) }))).toBe(
      [
        '取车：丰田卡罗拉',
        `11月22日 周五 10:00，首都机场T3店，${site().address}`,
        '还车：丰田卡罗拉',
        '11月25日 周一 10:00，国贸店，建国路1号',
      ].join('\n'),
    );
  });

  it('names the car as every screen does: its brand once', () => {
    const { cartype } = orderDetail();
    const tank = orderDetail({ cartype: { ...cartype, brand: '坦克', series: '坦克300' } });
    expect(tripEvents(tank).map(({ title }) => title)).toEqual(['取车：坦克300', '还车：坦克300']);
  });

  it('has a title of one line, for the card by which a host shares it', () => {
    expect(tripTitle(orderDetail())).toBe('11.22–25租丰田卡罗拉，首都机场T3店取车');
    expect(tripTitle(orderDetail({ delivery: home }))).toBe('11.22–25租丰田卡罗拉，送车上门');
  });

  it('has an event for each, which a calendar knows again', () => {
    expect(tripEvents(orderDetail()).map(({ id }) => id)).toEqual(['D1-pickup', 'D1-return']);
  });

  it('says nothing of the renter, nor whose door the car comes to', () => {
    const order = orderDetail({ delivery: home, collection: home });
    const told = `${tripText(order)}${tripTitle(order)}${JSON.stringify(tripEvents(order))}`;
    for (const personal of [order.renter.name, order.renter.mobile, order.renter.idcard_no, '我家', '望京']) {
      expect(told).not.toContain(personal);
    }
    expect(told).toContain('送车上门');
    expect(told).toContain('上门取车');
  });
});
