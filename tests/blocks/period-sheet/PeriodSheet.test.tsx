import { fireEvent, render, screen, within } from '@testing-library/react';
import { PeriodSheet, type PeriodSheetProps } from '@/blocks/period-sheet/PeriodSheet';

const onChoose = jest.fn();
const onClose = jest.fn();

const from = '2026-09-21T10:00:00+08:00';
const to = '2026-09-24T12:00:00+08:00';
const day = { open: '08:00', close: '21:00' };

function show(props: Partial<PeriodSheetProps> = {}) {
  return render(
    <PeriodSheet
      open
      period={{ from, to }}
      now={new Date('2026-09-20T10:10:00+08:00')}
      hours={{ pickup: day, return: day }}
      onClose={onClose}
      onChoose={onChoose}
      {...props}
    />,
  );
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const tap = (name: string | RegExp): void => void fireEvent.click(button(name));
const editReturn = (): void => tap(/^还车.*\d\d:\d\d$/);
const confirmButton = (): HTMLElement => button(/^确定/);

beforeEach(() => jest.clearAllMocks());

describe('rental.md, detail 2: the time sheet edits both ends in one view', () => {
  it('shows both ends, the length, and the end that is edited', () => {
    show();
    expect(screen.getByRole('dialog', { name: '选择取还车时间' })).toBeTruthy();
    expect(button(/^取车.*\d\d:\d\d$/).textContent).toBe('取车9月21日周一 10:00');
    expect(button(/^取车.*\d\d:\d\d$/).getAttribute('aria-pressed')).toBe('true');
    expect(button('9月21日 周一 取车')).toBeTruthy();
    expect(button('9月24日 周四 还车')).toBeTruthy();
    expect(confirmButton().textContent).toBe('确定 · 共3天2小时');
  });

  it('keeps the duration when the pickup moves, and hands both times back in Shanghai time', () => {
    show();
    tap('9月22日 周二');
    tap('09:30');
    fireEvent.click(confirmButton());
    expect(onChoose).toHaveBeenCalledWith('2026-09-22T09:30:00+08:00', '2026-09-25T11:30:00+08:00');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('two days that are tapped are the pickup and the return, whichever end was shown (issue 10, section 1)', () => {
    show();
    tap('9月28日 周一');
    tap('9月30日 周三');
    expect(button('9月28日 周一 取车')).toBeTruthy();
    expect(button('9月30日 周三 还车')).toBeTruthy();
    expect(button(/^还车.*\d\d:\d\d$/).getAttribute('aria-pressed')).toBe('true');
    expect(confirmButton().textContent).toBe('确定 · 共2天2小时');
  });

  it('changes the length as the return moves', () => {
    show();
    editReturn();
    tap('9月28日 周一');
    expect(confirmButton().textContent).toBe('确定 · 共7天2小时');
  });

  it('begins each opening with the period that it is given', () => {
    const { rerender } = show();
    tap('9月22日 周二');
    const props = {
      period: { from, to: '2026-09-24T10:00:00+08:00' },
      now: new Date('2026-09-20T10:10:00+08:00'),
      onClose,
      onChoose,
    };
    rerender(<PeriodSheet open={false} {...props} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<PeriodSheet open {...props} />);
    expect(confirmButton().textContent).toBe('确定 · 共3天');
  });
});

describe('rental.md, details 1, 4 and 7: what a choice costs and why it is refused', () => {
  it('says what the night costs and lets it be chosen', () => {
    show({ period: { from, to: '2026-09-24T20:30:00+08:00' } });
    tap(/^21:30/);
    expect(screen.getByRole('status').textContent).toBe('取车在夜间，夜间服务费¥50');
    expect(button(/^21:30/).textContent).toBe('21:30夜间 ¥50');
    expect(confirmButton().hasAttribute('disabled')).toBe(false);
  });

  it('refuses a holiday that is too short, with the reason', () => {
    show({ period: { from, to: '2026-09-22T10:00:00+08:00' } });
    tap(/^10月2日/);
    expect(screen.getByRole('status').textContent).toBe('国庆节期间起租3天');
    expect(confirmButton().hasAttribute('disabled')).toBe(true);
    fireEvent.click(confirmButton());
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('says that a period is too long instead of shortening it', () => {
    show();
    tap('更多月份');
    editReturn();
    tap(/^12月25日/);
    expect(screen.getByRole('status').textContent).toBe('单次租期最长90天，更长时间用车请选择长租');
    expect(confirmButton().textContent).toBe('确定 · 共95天2小时');
    expect(confirmButton().hasAttribute('disabled')).toBe(true);
  });

  it('does not offer what is past, and says why a pickup was moved', () => {
    show({ period: { from: '2026-09-20T09:00:00+08:00', to } });
    expect(screen.getByRole('status').textContent).toBe('原取车时间已过，已改为9月20日 10:30');
    const times = within(screen.getByRole('group', { name: '取车时间' }));
    expect(times.getByRole('button', { name: '10:00' }).hasAttribute('disabled')).toBe(true);
    expect(times.getByRole('button', { name: '10:30' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('marks holidays in the names of their days', () => {
    show();
    expect(button('9月25日 周五 中秋节')).toBeTruthy();
    expect(button('9月20日 周日 今天')).toBeTruthy();
  });
});

describe('look.md, for everyone: reachable by keyboard', () => {
  it('stops once in the calendar; arrow keys lead on from there', () => {
    show();
    const chosen = button('9月21日 周一 取车');
    const stops = screen
      .getAllByRole('grid')
      .flatMap(grid => within(grid).getAllByRole('button'))
      .filter(day => day.tabIndex === 0);
    expect(stops).toEqual([chosen]);
    chosen.focus();
    fireEvent.keyDown(chosen, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(button('9月28日 周一'));
    fireEvent.keyDown(button('9月28日 周一'), { key: 'End' });
    expect(document.activeElement).toBe(button('10月3日 周六 国庆节'));
  });

  it('walks the times by arrow keys', () => {
    show();
    button('10:00').focus();
    fireEvent.keyDown(button('10:00'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(button('10:30'));
  });
});

describe('performance: three months at first', () => {
  it('draws more months on demand, as far as can be booked, and says until when (issue 10, horizon)', () => {
    show();
    expect(screen.getAllByRole('grid')).toHaveLength(3);
    expect(screen.queryByText(/目前可预订至/)).toBeNull();
    for (let taps = 0; taps < 5; taps += 1) fireEvent.click(screen.getByText('更多月份'));
    expect(screen.getAllByRole('grid')).toHaveLength(16);
    expect(screen.queryByText('更多月份')).toBeNull();
    expect(screen.getByText('目前可预订至2027年12月31日')).toBeTruthy();
  });
});
