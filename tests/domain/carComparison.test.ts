import fc from 'fast-check';
import { compareCars } from '@/domain/carComparison';
import type { CarTypeDetail } from '~types/api/cartype';
import { carDetail } from '../support/carDetails';
import { corolla } from '../support/orders';

// Issue 11: two to four cars side by side, with differences marked.

const car = (id: string, differences: Parameters<typeof carDetail>[1] = {}): CarTypeDetail =>
  carDetail(id, { specification: [], ...differences });
const named = (cars: readonly CarTypeDetail[], name: string) =>
  compareCars(cars).find(row => row.name === name);

test('prices are those of the search, with what a coupon leaves to pay', () => {
  const cars = [
    car('A', { offer: { daily_price: 18800, total_price: 56400, coupon_saving: 5000, deposit: 500000 } }),
    car('B', { offer: { daily_price: 12800, total_price: 38400, deposit_waived: true } }),
  ];
  expect(named(cars, '日均')).toEqual({ name: '日均', values: ['¥188', '¥128'], differs: true });
  expect(named(cars, '券后')?.values).toEqual(['¥514', '¥384']);
  expect(named(cars, '押金')?.values).toEqual(['¥5000', '免押']);
  expect(named(cars, '评价')?.values).toEqual(cars.map(({ offer }) => `${offer.review_count}条`));
});

test('what is the same is told apart from what differs', () => {
  const cars = [car('A'), car('B', { cartype: { ...corolla, id: 'B', seats: 7 } })];
  expect(named(cars, '座位')).toEqual({ name: '座位', values: ['5座', '7座'], differs: true });
  expect(named(cars, '变速箱')?.differs).toBe(false);
});

test('a specification that one car lacks has a dash there, and none is said twice', () => {
  const cars = [
    car('A', {
      specification: [
        { name: '动力', value: '1.2T' },
        { name: '燃油标号', value: '92号' },
      ],
    }),
    car('B', { specification: [{ name: '充电接口', value: '国标快充' }] }),
  ];
  expect(named(cars, '燃油标号')?.values).toEqual(['92号', '—']);
  expect(named(cars, '充电接口')?.values).toEqual(['—', '国标快充']);
  expect(compareCars(cars).filter(({ name }) => name === '动力')).toHaveLength(1);
});

test('what is measured together stands in rows of its own: its numbers are compared, and none breaks in a narrow column', () => {
  const size = (value: string) => car(value, { specification: [{ name: '长×宽×高', value }] });
  const cars = [size('4125×1770×1570毫米'), size('4415×1770×1770毫米'), car('C')];
  expect(named(cars, '长')).toEqual({ name: '长', values: ['4125毫米', '4415毫米', '—'], differs: true });
  expect(named(cars.slice(0, 2), '宽')).toEqual({
    name: '宽',
    values: ['1770毫米', '1770毫米'],
    differs: false,
  });
  expect(named(cars, '高')?.values).toEqual(['1570毫米', '1770毫米', '—']);
  expect(named(cars, '长×宽×高')).toBeUndefined();
});

test('every row has a value for each car, every name is there once, and it differs where two values do', () => {
  const detail = fc
    .record({
      tags: fc.uniqueArray(fc.constantFrom('倒车影像', 'ETC', '全景天窗')),
      names: fc.uniqueArray(fc.constantFrom('车门数', '行李空间', '燃油标号', '动力')),
      value: fc.constantFrom('1', '2'),
    })
    .map(({ tags, names, value }) =>
      car('A', {
        cartype: { ...corolla, tags },
        specification: names.map(name => ({ name, value })),
      }),
    );
  fc.assert(
    fc.property(fc.array(detail, { minLength: 2, maxLength: 4 }), cars => {
      const rows = compareCars(cars);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      for (const { values, differs } of rows) {
        expect(values).toHaveLength(cars.length);
        expect(differs).toBe(values.some(value => value !== values[0]));
      }
    }),
  );
});
