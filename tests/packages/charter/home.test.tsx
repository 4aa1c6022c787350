import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CharterCity from '@/packages/charter/pages/city/index';
import CharterHome from '@/packages/charter/pages/home/index';
import { CharterStore } from '@/packages/charter/stores/CharterStore';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { charterCities, demandReceipt, demandSummary } from '../../support/demands';
import { Refusal, serve } from '../../support/fakeServer';
import { beijing } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /chartered_car; issue 14: whoever needs a car with driver tells it in a minute and sees what it costs.

const place = (name: string) => ({ name, address: '', location: beijing.gps });
const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const line = (): CharterStore['line'] => root.get(CharterStore).line;

function serveCharter(add: () => never | typeof demandReceipt = () => demandReceipt) {
  return serve({
    'GET /api/worksheet/get_cities': () => charterCities,
    'GET /api/worksheet/get_latest': () => ({ demand: demandSummary() }),
    'POST /api/worksheet/send_vcode': () => ({ retry_after: 60, device: '' }),
    'POST /api/worksheet/charter/add': add,
  });
}

/** All that a transfer needs, but for the contact. */
async function fillIn(): Promise<void> {
  await screen.findByText(/^可预约：/);
  tap('接机');
  type('航班号', 'CA1234');
  const { form } = line();
  act(() => {
    form.set('take_time', '2030-11-25T10:00:00+08:00');
    form.set('from', place('首都机场T3'));
    form.set('to', place('国贸'));
  });
  tap('增加乘车人数');
  tap('舒适5座');
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

it('says what it costs about as it is filled in, part by part, and sends it', async () => {
  const server = serveCharter();
  render(<CharterHome />);
  await fillIn();
  expect(await screen.findByText('舒适5座，含30公里')).toBeTruthy();
  expect(screen.getByText('以客服报价为准，接受报价前不收费。')).toBeTruthy();
  type('称呼', '王先生');
  expect(screen.queryByLabelText('验证码')).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
  tap('提交需求');
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
  const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/worksheet/charter/add');
  expect(sent?.params).toMatchObject({
    ...{ city_id: '110000', service: 'PICKUP', flight_no: 'CA1234', passengers: 2, luggage: 0 },
    ...{ car_class: 'COMFORT', name: '王先生', phone: '13812345678', comments: '' },
  });
  expect(sent?.params).not.toHaveProperty('days');
});

it('asks a guest for a code of the number that is called', async () => {
  enterAsVisitor();
  serveCharter();
  render(<CharterHome />);
  await fillIn();
  type('称呼', '王先生');
  type('手机号', '13900139000');
  tap('提交需求');
  expect(await screen.findByText('请输入短信里的6位数字')).toBeTruthy();
  tap('获取验证码');
  expect(await screen.findByText('60秒后重发')).toBeTruthy();
});

it('tells what is missing at its field, and loses nothing that was typed', async () => {
  serveCharter();
  const { unmount } = render(<CharterHome />);
  await screen.findByText(/^可预约：/);
  tap('接机');
  type('航班号', 'CA1234');
  tap('提交需求');
  expect(await screen.findByText('请选择上车地点')).toBeTruthy();
  expect(screen.getByText('请填写称呼，方便客服联系您')).toBeTruthy();
  unmount();
  startAnew();
  enterAsMember();
  serveCharter();
  render(<CharterHome />);
  expect(await screen.findByDisplayValue('CA1234')).toBeTruthy();
});

it('asks whether one more is meant where one like it was sent today', async () => {
  let times = 0;
  const server = serveCharter(() => {
    times += 1;
    if (times > 1) return demandReceipt;
    throw new Refusal(ErrorCode.DEMAND_REPEATED, '您今天已经提交过包车需求，确定再提交一份吗？', {
      id: 'BC1',
    });
  });
  render(<CharterHome />);
  await fillIn();
  type('称呼', '王先生');
  tap('提交需求');
  fireEvent.click(await screen.findByRole('button', { name: '再提交一份' }));
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
  expect(server.calls.at(-1)?.params).toMatchObject({ repeat: true });
});

it('tells at its field what the server refuses, and shows the newest demand that goes on', async () => {
  serveCharter(() => {
    throw new Refusal(ErrorCode.INVALID_PARAMS, '航班号不对', { field: 'flight_no' });
  });
  render(<CharterHome />);
  expect(await screen.findByText('最近的需求')).toBeTruthy();
  await fillIn();
  type('称呼', '王先生');
  tap('提交需求');
  expect(await screen.findByText('航班号不对')).toBeTruthy();
});

it('says before anything is filled in that a city has none, with a way on', async () => {
  serve({
    'GET /api/worksheet/get_cities': () => ({ ...charterCities, cities: charterCities.cities.slice(1) }),
  });
  enterAsVisitor();
  render(<CharterHome />);
  expect(await screen.findByText('北京暂时没有包车服务')).toBeTruthy();
  tap('换个城市');
  expect(host.navigations.at(-1)?.url).toBe('/chartered_car/city');
});

it('chooses among the cities that have cars with driver, by what each offers', async () => {
  serveCharter();
  render(<CharterCity />);
  fireEvent.click(await screen.findByRole('radio', { name: /^上海/ }));
  expect(line().city.id).toBe('310000');
  expect(await accessibilityProblems()).toEqual([]);
});

it('issue 14: of hundreds of cities one is found by name, pinyin or initials, with what it offers', async () => {
  const [first, second] = charterCities.cities;
  if (!first || !second) throw new Error('There are two cities');
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...{ ...first, id: `9000${index}`, city: `城市${index}`, pinyin: `chengshi${index}` },
  }));
  serve({
    'GET /api/worksheet/get_cities': () => ({ ...charterCities, cities: [first, second, ...many] }),
  });
  enterAsVisitor();
  render(<CharterCity />);
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'sh' } });
  expect(screen.getByRole('radio', { name: second.city })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '城市1' })).toBeNull();
  fireEvent.change(search, { target: { value: 'xyz' } });
  expect(screen.getByText('没有找到这个城市')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});
