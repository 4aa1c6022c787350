import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import LongApplyCar from '@/packages/long-apply/pages/car/index';
import LongApplyCity from '@/packages/long-apply/pages/city/index';
import LongApplyHome from '@/packages/long-apply/pages/home/index';
import LongApplySearch from '@/packages/long-apply/pages/search/index';
import { LongApplyStore } from '@/packages/long-apply/stores/LongApplyStore';
import { root, startAnew } from '@/stores/rootContext';
import type { LongApplyVehicle } from '~types/api/longApply';
import { accessibilityProblems } from '../../support/accessibility';
import { companyCities, demandReceipt, demandSummary } from '../../support/demands';
import { Refusal, serve } from '../../support/fakeServer';
import { corolla } from '../../support/orders';
import { beijing, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /long_rent; issue 14: cars of companies, brand → series → vehicle, priced by months and by number.

const lavida = { ...corolla, id: '1004', brand: '大众', series: '朗逸', model: '2023款 1.5L' };
const vehicle: LongApplyVehicle = { cartype: lavida, monthly_price: 300_000, deposit: 400_000 };

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const store = (): LongApplyStore => root.get(LongApplyStore);

const serveApply = (find: (cartypeId: string) => LongApplyVehicle = () => vehicle) =>
  serve({
    'GET /api/worksheet/get_cities': () => companyCities,
    'GET /api/worksheet/get_latest': () => ({
      demand: demandSummary({
        kind: 'LONG_RENT_APPLY',
        kind_text: '企业长租',
        title: '大众朗逸 · 5辆 · 12个月',
      }),
    }),
    'GET /api/long_apply/get_series': () => ({
      series: [
        { brand: '大众', series: '朗逸', vehicles: 1, monthly_price: 300_000 },
        { brand: '大众', series: '帕萨特', vehicles: 2, monthly_price: 400_000 },
        { brand: '日产', series: '轩逸', vehicles: 1, monthly_price: 200_000 },
      ],
    }),
    'GET /api/long_apply/get_vehicles': ({ brand }) => {
      if (brand !== '大众') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个品牌的车');
      return { vehicles: [vehicle] };
    },
    'GET /api/long_apply/get_cartype': ({ cartype_id }) => find(cartype_id),
    'POST /api/long_apply/add_order': () => demandReceipt,
  });

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = {};
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  jest.setSystemTime(new Date('2030-11-23T09:00:00+08:00'));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the home', () => {
  it('prices the cheapest cars of the city for the term and the number that are chosen', async () => {
    serveApply();
    render(<LongApplyHome />);
    expect(await screen.findByText('最近的申请')).toBeTruthy();
    // A year costs 85 percent of a single month.
    expect(await screen.findByRole('button', { name: /^日产轩逸.*1700.*\/月起/ })).toBeTruthy();
    tap('36个月');
    tap('增加用车数量');
    expect(screen.getByText('2辆')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^日产轩逸.*1500.*\/月起/ })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('选车型，看月租');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/long_rent/search'));
  });

  it('takes over how others use cars', async () => {
    serveApply();
    render(<LongApplyHome />);
    fireEvent.click(await screen.findByRole('button', { name: /^销售团队：10辆，租12个月/ }));
    expect([store().term, store().number, store().line.form.values.get('use')]).toEqual(['12', 10, 'FIELD']);
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/long_rent/search'));
  });

  it('says before anything is chosen that a city has none, with a way on', async () => {
    serveApply();
    enterAsVisitor();
    render(<LongApplyHome />);
    await screen.findByText(/^可预约：/);
    act(() => store().line.chooseCity(shanghai));
    expect(await screen.findByText('上海暂时没有企业长租服务')).toBeTruthy();
    tap('换个城市');
    expect(host.navigations.at(-1)?.url).toBe('/long_rent/city');
  });
});

describe('the search', () => {
  it('finds a brand by its pinyin or by one of its series, then its vehicles by series', async () => {
    serveApply();
    const { unmount } = render(<LongApplySearch />);
    expect(await screen.findByText('大众 · 3款')).toBeTruthy();
    const typed = screen.getByRole('searchbox');
    fireEvent.change(typed, { target: { value: 'rc' } });
    expect(await screen.findByText('日产 · 1款')).toBeTruthy();
    expect(screen.queryByText('大众 · 3款')).toBeNull();
    fireEvent.change(typed, { target: { value: '帕萨特' } });
    fireEvent.click(await screen.findByText('大众 · 3款'));
    await waitFor(() =>
      expect(host.navigations.at(-1)?.url).toBe(`/long_rent/search?brand=${encodeURIComponent('大众')}`),
    );
    unmount();
    host.params = { brand: '大众' };
    render(<LongApplySearch />);
    expect(await screen.findByRole('heading', { name: '大众朗逸' })).toBeTruthy();
    expect(screen.getByText('北京，租12个月、1辆时每辆车的月租')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/2023款 1.5L.*2550/);
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/long_rent/car?cartype_id=1004'));
  });

  it('says that a city has none of a brand, with a way to the others', async () => {
    host.params = { brand: '丰田' };
    serveApply();
    render(<LongApplySearch />);
    expect(await screen.findByText('北京暂不长租丰田')).toBeTruthy();
    tap('全部品牌');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/long_rent/search'));
  });
});

describe('the application', () => {
  it('shows what a month costs by term and by number, what all costs about, and is sent', async () => {
    host.params = { cartype_id: '1004' };
    const server = serveApply();
    render(<LongApplyCar />);
    const byNumber = within(await screen.findByRole('group', { name: '按数量' }));
    expect(byNumber.getByRole('button', { name: /^5–9辆.*¥2474/ })).toBeTruthy();
    fireEvent.click(byNumber.getByRole('button', { name: /^5–9辆/ }));
    const byTerm = within(screen.getByRole('group', { name: '按租期' }));
    expect(byTerm.getByRole('button', { name: /^12个月.*¥2474/, pressed: true })).toBeTruthy();
    fireEvent.click(byTerm.getByRole('button', { name: /^24个月/ }));
    expect(await screen.findByText('租24个月，每辆¥2400/月 × 5辆 × 24个月')).toBeTruthy();
    expect(screen.getByText('5–9辆减3%，每辆¥2328/月')).toBeTruthy();
    tap('员工通勤');
    act(() => {
      store().line.form.set('take_time', '2030-11-30T09:00:00+08:00');
      store().line.form.set('place', { name: '国贸', address: '', location: beijing.gps });
    });
    fireEvent.change(screen.getByLabelText('发票抬头'), { target: { value: '某某公司' } });
    fireEvent.change(screen.getByLabelText('称呼'), { target: { value: '王先生' } });
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交需求');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
    const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/long_apply/add_order');
    expect(sent?.params).toMatchObject({
      ...{ city_id: '110000', cartype_id: '1004', months: '24', number: 5 },
      ...{ use: 'COMMUTE', invoice_title: '某某公司' },
    });
  });

  it('leads back to the search from its car', async () => {
    host.params = { cartype_id: '1004' };
    serveApply();
    render(<LongApplyCar />);
    fireEvent.click(await screen.findByRole('button', { name: /^车型.*大众朗逸/ }));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/long_rent/search'));
  });

  it('says that the city does not rent a car so, with a way to the others', async () => {
    host.params = { cartype_id: 'unknown' };
    serveApply(() => {
      throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这款车型');
    });
    render(<LongApplyCar />);
    expect(await screen.findByText('北京暂不长租这款车')).toBeTruthy();
    tap('选其他车型');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/long_rent/search'));
  });
});

it('chooses among the cities that serve companies', async () => {
  serveApply();
  render(<LongApplyCity />);
  expect(await screen.findByRole('radio', { name: '北京' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});
