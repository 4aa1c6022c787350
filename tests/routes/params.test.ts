import { readParams } from '@/routes/params';
import type { RouteRow } from '@/routes/row';

const row: RouteRow = {
  name: 'sample',
  page: 'pages/sample/index',
  url: '/sample',
  title: '示例',
  params: { id: 'text', note: 'text?', page: 'number', count: 'number?' },
};

describe('readParams: everything in an address is input from outside', () => {
  it('reads what the row declares, by its kind', () => {
    expect(readParams(row, { id: 'D1', note: '%E9%A6%96%E9%A1%B5', page: '2', count: '0' })).toEqual({
      params: { id: 'D1', note: '首页', page: 2, count: 0 },
      wrong: [],
    });
  });

  it('names what is missing; what is optional may be', () => {
    expect(readParams(row, {})).toEqual({ params: {}, wrong: ['id', 'page'] });
  });

  it.each(['two', 'NaN', 'Infinity', '1e999', '2px'])('%s is no number', page => {
    expect(readParams(row, { id: 'D1', page }).wrong).toEqual(['page']);
  });

  it.each(['', '   ', '%20'])('an empty text is a missing one: "%s"', id => {
    expect(readParams(row, { id, page: '1' }).wrong).toEqual(['id']);
  });

  it('drops what the row does not declare', () => {
    expect(readParams(row, { id: 'D1', page: '1', isAdmin: 'true', __proto__: 'x' }).params).toEqual({
      id: 'D1',
      page: 1,
    });
  });

  it('takes a broken escape as it stands', () => {
    expect(readParams(row, { id: '100%', page: '1' }).params.id).toBe('100%');
  });
});
