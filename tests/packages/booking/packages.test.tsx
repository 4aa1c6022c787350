import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import Order from '@/packages/booking/pages/order/index';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays, rental } from '../../support/bookings';
import { host } from '../../support/taro';

/** 确认订单 of a car, priced. A car of its own for each test: what one has chosen is not the other's. */
async function openOrder(cartypeId: string): Promise<void> {
  rental();
  host.params = { cartype_id: cartypeId };
  render(<Order />);
  await screen.findByRole('heading', { name: '保险与服务' });
}

const totalIs = (yuan: number, cover: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^合计\\s*¥\\s*${yuan}\\s*明细\\s*${cover}`) });
const packages = () => within(screen.getByRole('radiogroup', { name: '保障套餐' }));
const option = (name: RegExp): HTMLElement => packages().getByRole('radio', { name });
const taken = (): (string | undefined)[] =>
  packages()
    .getAllByRole('radio')
    .filter(radio => radio.getAttribute('aria-checked') === 'true')
    .map(radio => radio.textContent?.slice(0, 2));
const box = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });
const oneByOne = (): HTMLElement | null => screen.queryByRole('list', { name: '单项保障' });

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  root.get(SearchStore).clear();
  window.localStorage.clear();
});

describe('保险与服务 (issue 11, insurance in ten seconds)', () => {
  it('begins with 基础, which costs nothing more, and says row by row what each package means', async () => {
    await openOrder('P1');
    await totalIs(544, '车损最多自担¥1500');
    expect(taken()).toEqual(['基础']);
    expect(option(/^基础/).textContent).toContain('车损自担最多1500元三者额度20万元停运损失自付');
    expect(option(/^优享\s*¥45\/天/).textContent).toContain('车损自担0元三者额度20万元停运损失自付');
    expect(option(/^无忧\s*¥145\/天/).textContent).toContain('三者额度100万元停运损失不用付');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('a package is one tap, and the total and what is borne at most go with it', async () => {
    await openOrder('P2');
    fireEvent.click(option(/^无忧/));
    await totalIs(979, '车损无需自担');
    expect(taken()).toEqual(['无忧']);
    fireEvent.click(option(/^优享/));
    await totalIs(679, '车损无需自担');
    expect(taken()).toEqual(['优享']);
    fireEvent.click(option(/^基础/));
    await totalIs(544, '车损最多自担¥1500');
  });

  it('what is added besides stays, whatever package is taken', async () => {
    await openOrder('P3');
    fireEvent.click(box(/^路程无忧/));
    await totalIs(559, '车损最多自担¥1500');
    fireEvent.click(option(/^优享/));
    await totalIs(694, '车损无需自担');
    expect(box(/^路程无忧/).getAttribute('aria-checked')).toBe('true');
  });

  it('covers are chosen one by one behind 单项选购; a choice of one’s own is no package, and stays unfolded', async () => {
    await openOrder('P4');
    expect(oneByOne()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^单项选购/ }));
    fireEvent.click(box(/^车上人员责任险/));
    await totalIs(589, '车损最多自担¥1500');
    expect(taken()).toEqual([]);
    cleanup();
    render(<Order />);
    await totalIs(589, '车损最多自担¥1500');
    expect(oneByOne()).toBeTruthy();
  });

  it('takes what was insured and added the last time with one tap, and chooses none of it before', async () => {
    window.localStorage.setItem(
      'personal:usual_services',
      JSON.stringify(['INS_THIRDPARTY', 'INS_ADDITIONAL', 'GOOD_DRIVER', 'INS_SAFE_TRAVEL', 'NONSENSE']),
    );
    await openOrder('P5');
    await totalIs(544, '车损最多自担¥1500');
    fireEvent.click(screen.getByRole('button', { name: /^和上次一样\s*优享、路程无忧$/ }));
    await totalIs(694, '车损无需自担');
    expect(screen.queryByRole('button', { name: /^和上次一样/ })).toBeNull();
  });
});
