import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import UniversalCity from '@/packages/universal/pages/city/index';
import UniversalHome from '@/packages/universal/pages/home/index';
import UniversalSubmit from '@/packages/universal/pages/submit/index';
import { UniversalStore } from '@/packages/universal/stores/UniversalStore';
import { root, startAnew } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import { accessibilityProblems } from '../../support/accessibility';
import { demandReceipt, demandSummary, universalCities } from '../../support/demands';
import { serve } from '../../support/fakeServer';
import { beijing, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /universal_vehicle; issue 14: whatever is not in the list of cars, with pictures of what is meant.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const line = (): UniversalStore['line'] => root.get(UniversalStore).line;

const serveUniversal = () =>
  serve({
    'GET /api/worksheet/get_cities': () => universalCities,
    'GET /api/worksheet/get_latest': () => ({
      demand: demandSummary({ kind: 'UNIVERSAL', kind_text: '万能用车', title: '大巴 · 2辆 · 3天' }),
    }),
    'POST /api/worksheet/universal/add': () => demandReceipt,
  });

/** When and where, which the sheets of their fields choose. */
function setTimeAndPlace(): void {
  act(() => {
    line().form.set('take_time', '2030-11-27T09:00:00+08:00');
    line().form.set('place', { name: '国贸', address: '', location: beijing.gps });
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
  jest.restoreAllMocks();
});

describe('the home', () => {
  it('shows what there is, what it is for and from which price; a tap asks for that kind', async () => {
    serveUniversal();
    render(<UniversalHome />);
    expect(await screen.findByText('最近的需求')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^大巴.*团建会议.*1800.*\/天起/ })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(/^新能源试驾.*免费/);
    expect(host.navigations.at(-1)?.url).toBe('/universal_vehicle/submit?vehicle=TEST_DRIVE');
  });

  it('shows only what the city has, and says where that is nothing', async () => {
    const { cities, picture } = universalCities;
    serve({ 'GET /api/worksheet/get_cities': () => ({ cities: cities.slice(1), picture }) });
    enterAsVisitor();
    render(<UniversalHome />);
    expect(await screen.findByText('北京暂时没有万能用车服务')).toBeTruthy();
    act(() => line().chooseCity(shanghai));
    expect(await screen.findByRole('button', { name: /^大巴/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^房车/ })).toBeNull();
  });
});

describe('the form', () => {
  it('begins with the kind that was tapped, says what it costs about, and sends it with pictures', async () => {
    fakeUploads();
    host.params = { vehicle: 'MOTORHOME' };
    const server = serveUniversal();
    render(<UniversalSubmit />);
    expect(await screen.findByText('房车（C型，睡4人），¥880/天 × 1辆 × 1天')).toBeTruthy();
    type('用途', '周末露营');
    setTimeAndPlace();
    tap('增加用车天数');
    fireEvent.click(screen.getByRole('switch', { name: /^需要司机/ }));
    expect(await screen.findByText('每车1名司机，¥400/天 × 1辆 × 2天')).toBeTruthy();
    type('预算', '3000元');
    type('称呼', '王先生');
    tap(/^拍摄或选择图片1/);
    await waitFor(() => expect(root.get(UploadQueue).of('universal-1')?.state).toBe('done'));
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交需求');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
    const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/worksheet/universal/add');
    expect(sent?.params).toMatchObject({
      ...{ city_id: '110000', vehicle: 'MOTORHOME', number: 1, use: '周末露营', days: 2 },
      ...{ with_driver: true, budget: 300_000, photos: ['file-1'], name: '王先生' },
    });
  });

  it('asks less of a test drive, which is free', async () => {
    host.params = { vehicle: 'TEST_DRIVE' };
    const server = serveUniversal();
    render(<UniversalSubmit />);
    expect((await screen.findAllByText('免费')).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('用途')).toBeNull();
    type('意向车型', '比亚迪海豚');
    setTimeAndPlace();
    type('称呼', '王先生');
    tap('提交需求');
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/worksheet/sent'));
    const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /api/worksheet/universal/add');
    expect(sent?.params).not.toHaveProperty('number');
    expect(sent?.params).toMatchObject({ vehicle: 'TEST_DRIVE', model: '比亚迪海豚' });
  });

  it('tells a guest that pictures need a login', async () => {
    enterAsVisitor();
    serveUniversal();
    render(<UniversalSubmit />);
    expect(await screen.findByText('登录后可以添加图片，也可以在电话里说明')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^拍摄或选择/ })).toBeNull();
  });

  it('forgets a kind and a place that another city has not', async () => {
    host.params = { vehicle: 'MOTORHOME' };
    serveUniversal();
    render(<UniversalSubmit />);
    await screen.findByText(/^可预约：/);
    setTimeAndPlace();
    act(() => line().chooseCity(shanghai));
    expect([line().form.values.get('vehicle'), line().form.values.get('place')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it('chooses among the cities, by what each offers', async () => {
  serveUniversal();
  render(<UniversalCity />);
  const offering = within(await screen.findByRole('radiogroup', { name: '提供大巴、新能源试驾的城市' }));
  fireEvent.click(offering.getByRole('radio', { name: '上海' }));
  expect(line().city.id).toBe('310000');
  expect(await accessibilityProblems()).toEqual([]);
});
