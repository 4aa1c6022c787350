import { act, render, screen } from '@testing-library/react';
import { LongList } from '@/components/long-list/LongList';
import { accessibilityProblems } from '../support/accessibility';
import { widenWindow } from '../support/wideWindow';

type Report = (
  entries: { boundingClientRect: { width: number; height: number }; isIntersecting: boolean }[],
) => void;

/** What a browser tells of the blocks, by their ids: the test says where each is to the screen. */
const reports = new Map<string, Report>();

class FakeObserver {
  private id = '';
  constructor(private readonly report: Report) {}
  observe(element: Element): void {
    this.id = element.id;
    reports.set(this.id, this.report);
  }
  disconnect(): void {
    reports.delete(this.id);
  }
}

const names = Array.from({ length: 1000 }, (_, index) => `车${index + 1}`);
const list = (items: readonly string[]) => (
  <LongList id="cars" label="车辆" items={items} keyOf={name => name}>
    {name => <button type="button">{name}</button>}
  </LongList>
);
const rows = (): (string | null)[] => screen.getAllByRole('listitem').map(row => row.textContent);
/** A block is near the screen or far from it; `height` pixels, a width of 0 on a screen that is covered. */
const place = (start: number, isNear: boolean, { width = 343, height = 1800 } = {}): void =>
  act(() =>
    reports.get(`cars-${start}`)?.([{ boundingClientRect: { width, height }, isIntersecting: isNear }]),
  );
const blockOf = (start: number): HTMLElement => {
  const block = document.getElementById(`cars-${start}`);
  if (!block) throw new Error('no such block');
  return block;
};

afterEach(() => {
  reports.clear();
  Object.assign(globalThis, { IntersectionObserver: undefined });
});

describe('long list (issue 3: long lists virtual)', () => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));

  it('draws the first cars of a thousand, and those that come near', () => {
    render(list(names));
    expect(rows()).toHaveLength(20);
    place(20, true);
    expect(rows()).toHaveLength(30);
    expect(rows()[29]).toBe('车30');
  });

  it('a block that is left behind gives way to an empty one of its height', () => {
    render(list(names));
    place(0, false, { height: 1830 });
    expect(rows()).toHaveLength(10);
    expect(blockOf(0).style.height).toBe('1830px');
    place(0, true);
    expect(rows()[0]).toBe('车1');
    expect(blockOf(0).style.height).toBe('');
  });

  it('a screen that is covered by another one stays as it is', () => {
    render(list(names));
    place(0, false, { width: 0, height: 0 });
    expect(rows()[0]).toBe('车1');
  });

  it('a block with the focus in it stays, and the focus with it', () => {
    render(list(names));
    const button = screen.getByRole('button', { name: '车3' });
    act(() => button.focus());
    place(0, false);
    expect(document.activeElement).toBe(button);
    expect(button.isConnected).toBe(true);
  });

  it('every car says its place among all', () => {
    render(list(names));
    place(10, false);
    place(20, true);
    const row = screen.getByText('车21').closest('[role="listitem"]');
    expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['21', '1000']);
  });

  it('follows a list that grows shorter', () => {
    const { rerender } = render(list(names));
    rerender(list(names.slice(0, 3)));
    expect(rows()).toEqual(['车1', '车2', '车3']);
    expect(reports.size).toBe(1);
  });

  it('a filter hides cards and shows them again as they were: none is drawn anew (issue 4, a tap on a filter)', () => {
    const { rerender } = render(list(names.slice(0, 30)));
    const before = screen.getByRole('button', { name: '车2' });
    rerender(list(['车1', '车12']));
    expect(rows()).toEqual(['车1', '车12']);
    const row = screen.getByText('车12').closest('[role="listitem"]');
    expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['2', '2']);
    rerender(list(names.slice(0, 30)));
    expect(screen.getByRole('button', { name: '车2' })).toBe(before);
  });

  it('in columns a filter leaves no hole: those that stay fill the blocks anew', () => {
    const narrow = widenWindow();
    const { rerender } = render(list(names.slice(0, 30)));
    const odd = names.slice(0, 30).filter((_, index) => index % 2 === 0);
    rerender(list(odd));
    expect(rows()).toEqual(odd);
    expect(blockOf(0).childElementCount).toBe(10);
    expect(blockOf(10).childElementCount).toBe(5);
    narrow();
  });

  it('another order lays the cards out anew', () => {
    const { rerender } = render(list(['车1', '车2', '车3']));
    rerender(list(['车3', '车1']));
    expect(rows()).toEqual(['车3', '车1']);
  });

  it('has nothing that axe finds', async () => {
    render(list(names));
    expect(await accessibilityProblems()).toEqual([]);
  });
});

it('a browser that cannot say what is near is shown everything', () => {
  render(list(names));
  expect(rows()).toHaveLength(1000);
});
