import { assert, property, string, integer } from 'fast-check';
import { tripPicture, wrapped } from '@/domain/tripPicture';
import { orderDetail } from '../support/orders';
import { site } from '../support/places';

const { location } = site();
const home = { name: '我家', address: '望京街10号3单元501', location };
const wordsOf = (...given: Parameters<typeof tripPicture>): string =>
  tripPicture(...given)
    .lines.map(({ text }) => text)
    .join('\n');

describe('the card of a trip as a picture (issue 11)', () => {
  it('says car, length, times and places', () => {
    expect(
      wordsOf(orderDetail({ return_site: site({ name: '国贸店', address: '北京朝阳区建国路1号' }) })),
    ).toBe(
      [
        '丰田卡罗拉',
        '自动挡 · 5座 · 1.2T',
        '共3天',
        '取车 11月22日 周五 10:00',
        '首都机场T3店，首都机场T3航站楼',
        '还车 11月25日 周一 10:00',
        '国贸店，北京朝阳区建国路1号',
        '车辆图片为示意图，以门店实车为准',
      ].join('\n'),
    );
  });

  it('says nothing of the renter, the order, or whose door the car comes to', () => {
    const order = orderDetail({ orderid: 'D20301122', delivery: home, collection: home });
    const told = JSON.stringify(tripPicture(order));
    const { renter, orderid } = order;
    for (const personal of [renter.name, renter.mobile, renter.idcard_no, orderid, '我家', '望京']) {
      expect(told).not.toContain(personal);
    }
    expect(told).toContain('送车上门');
    expect(told).toContain('上门取车');
  });

  it('grows with a long address, and its lines stand inside, none on another', () => {
    const short = tripPicture(orderDetail());
    const long = tripPicture(
      orderDetail({
        site: site({ address: '北京顺义区首都国际机场T3航站楼到达层7号门外右侧停车楼P2层租车服务中心' }),
      }),
    );
    expect(long.height).toBeGreaterThan(short.height);
    let last = long.image.y + long.image.height;
    for (const { y, size } of long.lines) {
      expect(y - size).toBeGreaterThanOrEqual(last - 1);
      last = y;
    }
    expect(last).toBeLessThan(long.height);
  });

  it('breaks lines between characters, and no number or Latin word', () => {
    expect(wrapped('首都机场T3店到达层', 5)).toEqual(['首都机场', 'T3店到达', '层']);
    expect(wrapped('Cyberster', 3)).toEqual(['Cyberster']);
  });

  it('loses nothing of a text by breaking it', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: 1, max: 40 }), (text, ems) => {
        expect(wrapped(text, ems).join('')).toBe(text);
      }),
    );
  });
});
