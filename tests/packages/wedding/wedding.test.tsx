import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import WeddingBrand from '@/packages/wedding/pages/brand/index';
import WeddingCity from '@/packages/wedding/pages/city/index';
import WeddingHome from '@/packages/wedding/pages/home/index';
import WeddingSubmit from '@/packages/wedding/pages/submit/index';
import WeddingVehicleSystem from '@/packages/wedding/pages/vehicle-system/index';
import { WeddingStore } from '@/packages/wedding/stores/WeddingStore';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import {
  demandReceipt,
  demandSummary,
  weddingCities,
  weddingDays,
  weddingSeries,
} from '../../support/demands';
import { Refusal, serve } from '../../support/fakeServer';
import { beijing, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /marriage_car; issue 14: a column of cars, its day with the almanac, its price part by part.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const store = (): WeddingStore => root.get(WeddingStore);
const place = (name: string) => ({ name, address: '', location: beijing.gps });
const lastUrl = (): string | undefined => host.navigations.at(-1)?.url;

function serveWedding(add: () => never | typeof demandReceipt = () => demandReceipt) {
  return serve({
    'GET /api/worksheet/get_cities': () => weddingCities,
    'GET /api/worksheet/get_latest': () => ({
      demand: demandSummary({ kind: 'WEDDING', kind_text: '婚车', title: '奔驰迈巴赫S级 · 6辆' }),
    }),
    'GET /api/worksheet/wedding/get_series': ({ city_id: id }) => ({
      series: id === shanghai.id ? weddingSeries.slice(1) : weddingSeries,
    }),
    'GET /api/worksheet/wedding/get_calendar': ({ month }) => ({ days: weddingDays(month) }),
    'POST /api/worksheet/wedding/add': add,
  });
}

/** Cars, day and way, which other screens and sheets choose. */
function setColumn(): void {
  act(() => {
    const { form } = store().line;
    store().choose('head', 'maybach-s');
    store().choose('following', 'bmw-5');
    form.set('take_time', '2030-12-04T07:00:00+08:00');
    form.set('from', place('国贸'));
    form.set('to', place('望京'));
  });
}

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
  it('shows the column, the latest demand and head cars with their day prices; a tap begins with one', async () => {
    serveWedding();
    render(<WeddingHome />);
    expect(await screen.findByRole('img', { name: '驶过花门的婚礼车队' })).toBeTruthy();
    expect(await screen.findByText('最近的需求')).toBeTruthy();
    const [first] = await screen.findAllByRole('article');
    expect(first?.textContent).toMatch(/奔驰迈巴赫S级.*5880\/天/);
    expect(await accessibilityProblems()).toEqual([]);
    tap('选作头车：奔驰迈巴赫S级');
    expect(lastUrl()).toBe('/marriage_car/submit?head=maybach-s');
  });

  it('says before anything is chosen that a city has none, with a way on', async () => {
    const { cities, picture } = weddingCities;
    serve({ 'GET /api/worksheet/get_cities': () => ({ cities: cities.slice(1), picture }) });
    enterAsVisitor();
    render(<WeddingHome />);
    expect(await screen.findByText('北京暂时没有婚车服务')).toBeTruthy();
    tap('换个城市');
    expect(lastUrl()).toBe('/marriage_car/city');
  });
});

describe('brand and vehicle system', () => {
  it('finds a brand by its pinyin, and leads to its series for the same car of the column', async () => {
    host.params = { role: 'following' };
    serveWedding();
    render(<WeddingBrand />);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bmw' } });
    tap('宝马 · 1款');
    expect(decodeURIComponent(lastUrl() ?? '')).toBe(
      '/marriage_car/vehicle_system?brand=宝马&role=following',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows the series of a brand with picture and price, and chooses one for its place in the column', async () => {
    host.params = { role: 'following', brand: '奔驰' };
    serveWedding();
    render(<WeddingVehicleSystem />);
    await screen.findByRole('heading', { name: '奔驰C级' });
    expect(screen.queryByRole('heading', { name: '宝马5系' })).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    tap('选作跟车：奔驰C级');
    expect(store().following?.series_id).toBe('mercedes-c');
    expect(store().head).toBeUndefined();
    expect(lastUrl()).toBe('/marriage_car/submit');
  });

  it('shows all of them without a brand, and says where a city has none of it', async () => {
    serveWedding();
    render(<WeddingVehicleSystem />);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    cleanup();
    host.params = { brand: '劳斯莱斯' };
    render(<WeddingVehicleSystem />);
    expect(await screen.findByText('这个城市没有这个品牌的婚车')).toBeTruthy();
    tap('换个品牌');
    expect(lastUrl()).toBe('/marriage_car/brand?role=head');
  });
});

describe('the form', () => {
  it('shows the column and its custom, says what it costs about, and sends ids and no price', async () => {
    const server = serveWedding();
    host.params = { head: 'maybach-s' };
    render(<WeddingSubmit />);
    expect(
      await screen.findByRole('img', { name: '车队：头车奔驰迈巴赫S级，还没有选后面的5辆' }),
    ).toBeTruthy();
    setColumn();
    expect(screen.getByRole('img', { name: '车队：头车奔驰迈巴赫S级，后面5辆宝马5系' })).toBeTruthy();
    expect(screen.getAllByText('连头车共6辆，好事成双').length).toBeGreaterThan(0);
    tap('减少跟车数量');
    expect(screen.getAllByText('连头车共5辆，习俗讲究双数，可以增减1辆').length).toBeGreaterThan(0);
    tap('增加跟车数量');
    tap('半天4小时');
    expect(await screen.findByText('宝马5系，¥1180/天 × 60%（半天） × 5辆')).toBeTruthy();
    tap('头车花艺');
    expect(screen.getByText('鲜花车头和拉花')).toBeTruthy();
    type('称呼', '王先生');
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交需求');
    await waitFor(() => expect(lastUrl()).toBe('/worksheet/sent'));
    const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/worksheet/wedding/add');
    expect(sent?.params).toMatchObject({
      ...{ city_id: '110000', head_series_id: 'maybach-s', series_id: 'bmw-5', number: 5 },
      ...{ span: 'HALF_DAY', with_driver: true, flowers: 'HEAD', take_time: '2030-12-04T07:00:00+08:00' },
    });
    expect(JSON.stringify(sent?.params)).not.toMatch(/price|迈巴赫/);
  });

  it('asks for no series where none follows, and tells what is missing at its field', async () => {
    serveWedding();
    render(<WeddingSubmit />);
    await screen.findByText('婚礼用车');
    tap('提交需求');
    expect(await screen.findByText('请选择头车')).toBeTruthy();
    expect(screen.getByText('请选择跟车')).toBeTruthy();
    act(() => store().line.form.set('number', 0));
    expect(screen.queryByText('请选择跟车')).toBeNull();
  });

  it('forgets what another city has not', async () => {
    serveWedding();
    render(<WeddingSubmit />);
    await screen.findByText('婚礼用车');
    setColumn();
    act(() => store().line.chooseCity(shanghai));
    await waitFor(() => expect(store().line.form.values.get('head_series_id')).toBeUndefined());
    expect(store().following?.series_id).toBe('bmw-5');
    expect(store().line.form.values.get('from')).toBeUndefined();
  });

  it('tells at its field what the server refuses', async () => {
    serveWedding(() => {
      throw new Refusal(ErrorCode.INVALID_PARAMS, '这一天的婚车已经订满，请换一天', { field: 'take_time' });
    });
    render(<WeddingSubmit />);
    await screen.findByText('婚礼用车');
    setColumn();
    tap('半天4小时');
    tap('不需要');
    type('称呼', '王先生');
    tap('提交需求');
    expect(await screen.findByText('这一天的婚车已经订满，请换一天')).toBeTruthy();
  });
});

describe('the wedding calendar', () => {
  it('marks recommended and almost full days, refuses full ones, and chooses day and time', async () => {
    const server = serveWedding();
    render(<WeddingSubmit />);
    await screen.findByText('婚礼用车');
    tap(/^集合时间/);
    const sheet = within(await screen.findByRole('dialog', { name: '集合时间' }));
    fireEvent.click(sheet.getByRole('button', { name: '下个月' }));
    const good = await sheet.findByRole('button', { name: /12月4日 周三 冬月初十.*宜嫁娶.*车队紧张/ });
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /12月5日.*车队订满/ }).disabled).toBe(true);
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(good);
    fireEvent.click(sheet.getByRole('button', { name: /^08:30/ }));
    fireEvent.click(sheet.getByRole('button', { name: '确定 · 12月4日 08:30' }));
    expect(store().line.form.values.get('take_time')).toBe('2030-12-04T08:30:00+08:00');
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = server.calls.filter(({ endpoint }) => endpoint.endsWith('get_calendar'));
    expect(asked.map(({ params }) => (params as { month: string }).month)).toEqual(['2030-11', '2030-12']);
  });

  it('begins at the earliest day and its earliest time', async () => {
    serveWedding();
    render(<WeddingSubmit />);
    await screen.findByText('婚礼用车');
    tap(/^集合时间/);
    const sheet = within(await screen.findByRole('dialog', { name: '集合时间' }));
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: '上个月' }).disabled).toBe(true);
    const early = await sheet.findByRole<HTMLButtonElement>('button', { name: /11月25日/ });
    expect(early.disabled).toBe(true);
    // So early on the first day the usual time is not there yet: the earliest one is.
    fireEvent.click(sheet.getByRole('button', { name: /11月26日/ }));
    expect(sheet.getByRole('button', { name: '确定 · 11月26日 09:00' })).toBeTruthy();
  });
});

it('chooses among the cities, by what each has', async () => {
  serveWedding();
  render(<WeddingCity />);
  const usual = within(await screen.findByRole('radiogroup', { name: '提供豪华婚车的城市' }));
  fireEvent.click(usual.getByRole('radio', { name: '上海' }));
  expect(store().line.city.id).toBe('310000');
  expect(await accessibilityProblems()).toEqual([]);
});
