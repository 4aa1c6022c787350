import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import CycleCity from '@/packages/cycle/pages/city/index';
import CycleHome from '@/packages/cycle/pages/home/index';
import { CycleStore } from '@/packages/cycle/stores/CycleStore';
import { root, startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { cyclePlans, dayCoupon, noPlans } from '../../support/cycles';
import { deferred } from '../../support/deferred';
import { serve } from '../../support/fakeServer';
import { beijing, shanghai } from '../../support/places';
import { host, showScreen } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 13, 周期购: plans (周末卡, 工作日卡, 月卡), class and city, the price of a day beside the ordinary one, the refund rule.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const store = (): CycleStore => root.get(CycleStore);

/** A server with two classes in Beijing and none in Shanghai. */
const servePlans = () =>
  serve({
    'GET /api/cycle/get_plans': ({ city_id, category }) =>
      city_id === shanghai.id ? noPlans : cyclePlans(category),
    'GET /api/cycle/get_own': () => ({ cards: [dayCoupon(6)] }),
    'GET /api/city/get_cities': () => ({
      cfg_citys: [beijing, shanghai],
      hot_citys: [beijing, shanghai],
      version: 1,
    }),
  });
const asked = ({ calls }: ReturnType<typeof serve>): unknown[] =>
  calls
    .filter(({ endpoint }) => endpoint === 'GET /api/cycle/get_plans')
    .map(({ params: { city_id, category } }) => [city_id, category]);

beforeEach(() => {
  startAnew();
  enterAsVisitor();
  host.params = {};
});
afterEach(enterAsVisitor);

describe('/cycle_purchase', () => {
  it('shows each plan with the price of a day beside the ordinary one, its sum and what it saves', async () => {
    servePlans();
    render(<CycleHome />);
    const card = (await screen.findByRole('heading', { name: '周末卡' })).closest('article') as HTMLElement;
    for (const text of ['省¥272', '单日原价¥230', '8天共¥1568，60天内有效', '周六、周日可用，法定节假日除外'])
      expect([text, within(card).queryByText(text) !== null]).toEqual([text, true]);
    expect(card.textContent).toContain('¥196/天');
    expect(screen.getByRole('heading', { name: '工作日卡' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '月卡' })).toBeTruthy();
    expect(screen.getByText('经济型：丰田卡罗拉、大众朗逸等')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says by which rule days are refunded before one buys, with an example', async () => {
    servePlans();
    render(<CycleHome />);
    expect(await screen.findByText('例如用了2天后退款：¥1568－2天×¥230，可退¥1108')).toBeTruthy();
    expect(screen.getByText(/^退款金额＝实付金额－已用天数×单日原价/)).toBeTruthy();
    expect(screen.getByText('一张卡可分多次使用，取消订单后天数自动退回。')).toBeTruthy();
  });

  it('of another class, the plans come in place, and the purchase is of what is shown', async () => {
    const server = servePlans();
    render(<CycleHome />);
    fireEvent.click(await screen.findByRole('button', { name: 'SUV' }));
    expect(screen.getByRole('heading', { name: '周末卡' })).toBeTruthy();
    await waitFor(() => expect(store().shownClass).toBe('SUV'));
    expect(asked(server)).toEqual([
      [beijing.id, undefined],
      [beijing.id, 'SUV'],
    ]);
    tap('购买月卡');
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/submit');
    expect(store().choice).toMatchObject({ plan: 'MONTH', category: 'SUV', city_id: beijing.id });
  });

  it('while nothing is known yet there is a skeleton, and what failed is tried again', async () => {
    const plans = deferred<ReturnType<typeof cyclePlans>>();
    let isBroken = true;
    serve({
      'GET /api/cycle/get_plans': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return plans.promise;
      },
    });
    render(<CycleHome />);
    await screen.findByRole('button', { name: '重试' });
    isBroken = false;
    tap('重试');
    expect(await screen.findByLabelText('正在加载')).toBeTruthy();
    await act(async () => {
      plans.resolve(cyclePlans());
      await plans.promise;
    });
    expect(await screen.findByRole('heading', { name: '月卡' })).toBeTruthy();
  });

  it('a city that sells no days says so, and another one is chosen', async () => {
    servePlans();
    store().chooseCity(shanghai);
    render(<CycleHome />);
    expect(await screen.findByText('上海暂时没有周期购')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '退款规则' })).toBeNull();
    tap('换个城市');
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/city');
    act(() => store().chooseCity(beijing));
    expect(await screen.findByRole('heading', { name: '周末卡' })).toBeTruthy();
  });

  it('a member sees what is left of each card and until when; a visitor is not asked for any', async () => {
    const server = servePlans();
    const { unmount } = render(<CycleHome />);
    act(showScreen);
    await screen.findByRole('heading', { name: '周末卡' });
    expect(server.calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/cycle/get_own');
    unmount();
    enterAsMember();
    render(<CycleHome />);
    act(showScreen);
    expect(await screen.findByRole('heading', { name: '我的周期购' })).toBeTruthy();
    tap(/^周末卡 · 经济型 · 北京 还剩6天，有效期至2031年1月21日/);
    expect(host.navigations.at(-1)?.url).toBe('/cycle_purchase/order?orderid=Z1');
  });

  it('after the log-out nobody sees the cards of who was there', async () => {
    servePlans();
    enterAsMember();
    render(<CycleHome />);
    act(showScreen);
    await screen.findByRole('heading', { name: '我的周期购' });
    act(() => enterAsVisitor());
    await waitFor(() => expect(screen.queryByRole('heading', { name: '我的周期购' })).toBeNull());
    expect(store().own.data).toBeUndefined();
  });
});

it('/cycle_purchase/city takes a city and goes back; it is still chosen after a reload', async () => {
  servePlans();
  render(<CycleCity />);
  fireEvent.click((await screen.findAllByRole('button', { name: '上海' }))[0] as HTMLElement);
  expect(store().city.id).toBe(shanghai.id);
  expect(host.navigations.at(-1)?.kind).toMatch(/navigateBack|redirectTo|switchTab/);
  await act(() => Promise.resolve());
  startAnew();
  expect(store().city.id).toBe(shanghai.id);
});
