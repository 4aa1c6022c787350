import { act, fireEvent, screen, within } from '@testing-library/react';
import { emptyFilter } from '@/domain/carFilter';
import CarList from '@/packages/car/pages/list/index';
import { CarFilterDraftStore } from '@/packages/car/stores/CarFilterDraftStore';
import { CarFilterStore } from '@/packages/car/stores/CarFilterStore';
import { accessibilityProblems } from '../../support/accessibility';
import { names, openScreen, serveCars } from '../../support/fleet';
import { widenWindow } from '../../support/wideWindow';

const panel = (): HTMLElement => screen.getByRole('region', { name: '筛选' });
const choice = (name: string): HTMLElement => within(panel()).getByRole('button', { name });
const isChosen = (name: string): boolean => choice(name).getAttribute('aria-pressed') === 'true';

describe('issue 11: from 900 pixels the filters stand open beside the cars', () => {
  let narrow: () => void;
  beforeEach(() => {
    narrow = widenWindow();
    serveCars();
  });
  afterEach(() => narrow());

  async function openList() {
    const opened = openScreen(CarList);
    await screen.findByRole('region', { name: '筛选' });
    return { ...opened, filters: opened.root.get(CarFilterStore) };
  }

  it('what is chosen holds at once, is said first above the cars, and is taken back there', async () => {
    await openList();
    const all = names();
    fireEvent.click(choice('SUV'));
    expect(names().length).toBeLessThan(all.length);
    const chosen = screen.getByRole('group', { name: '快速筛选' });
    expect(within(chosen).getAllByRole('button')).toHaveLength(1);
    fireEvent.click(within(chosen).getByRole('button', { name: 'SUV' }));
    expect(names()).toEqual(all);
    expect(isChosen('SUV')).toBe(false);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('a keyboard goes past all filters to the first car with one press', async () => {
    await openList();
    const skip = screen.getByRole('button', { name: '跳到车辆列表' });
    const before = [...document.querySelectorAll('button')];
    expect(before.indexOf(skip as HTMLButtonElement)).toBeLessThan(
      before.indexOf(choice('SUV') as HTMLButtonElement),
    );
    fireEvent.click(skip);
    const [first] = within(screen.getByRole('list', { name: '车辆' })).getAllByRole('button');
    expect(document.activeElement).toBe(first);
  });

  it('map and comparison stand beside the trip, which stays in view, and no bar lies at the foot', async () => {
    await openList();
    const head = screen.getByRole('button', { name: /修改取还车时间$/ }).parentElement;
    for (const name of ['地图', '对比'])
      expect(head?.contains(screen.getByRole('button', { name }))).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '对比' }));
    expect(head?.contains(screen.getByRole('button', { name: '再选2款' }))).toBe(true);
  });

  it('no button leads to the page of filters', async () => {
    await openList();
    expect(screen.queryByRole('button', { name: /^筛选/ })).toBeNull();
  });

  it('a price that is wrong says so and leaves the list as it was; 重置 takes all back', async () => {
    const { filters } = await openList();
    fireEvent.click(choice('自动挡'));
    const field = screen.getByLabelText('最低价');
    fireEvent.change(field, { target: { value: '200' } });
    expect(filters.filter).toMatchObject({ transmission: 'AUTO', min_price: 20000 });
    fireEvent.change(screen.getByLabelText('最高价'), { target: { value: '100' } });
    expect(filters.filter.max_price).toBeUndefined();
    fireEvent.click(choice('重置'));
    expect(filters.filter).toEqual(emptyFilter);
  });

  it('follows what is chosen elsewhere, and stays open when the page of filters is left', async () => {
    const { filters, root } = await openList();
    act(() => filters.toggle('SUV'));
    expect(isChosen('SUV')).toBe(true);
    act(() => root.get(CarFilterDraftStore).close());
    expect(filters.isOn('SUV')).toBe(true);
    expect(isChosen('SUV')).toBe(true);
  });
});

it('on a phone there is no panel: a button leads to the filters', async () => {
  serveCars();
  openScreen(CarList);
  expect(await screen.findByRole('button', { name: '筛选' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '筛选' })).toBeNull();
});
