import Taro from '@tarojs/taro';
import { act, render, screen } from '@testing-library/react';
import { LongList } from '@/components/long-list/LongList';
import { DRAWN_AT_ONCE } from '@/platform/visibility';

const names = Array.from({ length: 12 }, (_, index) => `车${index + 1}`);
const list = (items: readonly string[]) => (
  <LongList id="cars" label="车辆" items={items} keyOf={name => name}>
    {name => <>{name}</>}
  </LongList>
);
const drawn = (): string[] =>
  screen
    .getAllByRole('listitem')
    .map(row => row.textContent ?? '')
    .filter(Boolean);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(Taro, { getCurrentInstance: () => ({}) });
});
afterEach(() => jest.useRealTimers());

describe('a long list on a mini-program, which sends each card to its view (issue 10, 3.7)', () => {
  it('another order draws what is seen at once, and the rest a moment later', () => {
    const { rerender } = render(list(names));
    const sorted = [...names].reverse();
    rerender(list(sorted));
    expect(drawn()).toEqual(sorted.slice(0, DRAWN_AT_ONCE));
    expect(screen.getAllByRole('listitem')).toHaveLength(DRAWN_AT_ONCE);
    act(() => jest.runAllTimers());
    expect(drawn()).toEqual(sorted);
  });

  it('a filter leaves what is drawn as it is', () => {
    const { rerender } = render(list(names));
    rerender(list(names.slice(2, 9)));
    expect(drawn()).toEqual(names.slice(2, 9));
  });
});
