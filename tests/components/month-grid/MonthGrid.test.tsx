import { render, screen, within } from '@testing-library/react';
import { leadAmongDays } from '@/components/month-grid/calendarIds';
import { DayCell } from '@/components/month-grid/DayCell';
import { MonthGrid } from '@/components/month-grid/MonthGrid';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { accessibilityProblems } from '../../support/accessibility';

/** November 2026 of a calendar that has the days from the 10th to the 20th, with a rental from the 12th to the 14th. */
function show() {
  return render(
    <MonthGrid
      calendar="example"
      month="2026-11"
      first="2026-11-10"
      heading="h2"
      minimums="国庆节起租3天"
      weekdays={<Weekdays weekendClassName="weekend" />}
      isElderList
    >
      {day =>
        day >= '2026-11-10' && day <= '2026-11-20' ? (
          <DayCell day={day} from="2026-11-12" to="2026-11-14">
            <button type="button">{day}</button>
          </DayCell>
        ) : undefined
      }
    </MonthGrid>,
  );
}

const weeks = (): string[][] =>
  screen.getAllByRole('row').map(row =>
    within(row)
      .getAllByRole('gridcell')
      .map(cell => cell.textContent ?? ''),
  );
const cellOf = (day: string): HTMLElement => screen.getByRole('gridcell', { name: day });

describe('MonthGrid (rental.md, detail 7)', () => {
  it('is a grid named by its month, with the shortest rentals of its holidays', () => {
    show();
    expect(screen.getByRole('grid', { name: '2026年11月' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2026年11月', level: 2 }).id).toBe('example-month-2026-11');
    expect(screen.getByText('国庆节起租3天')).toBeTruthy();
  });

  it('stands from Sunday to Saturday; days that the calendar does not have are numbers alone', () => {
    const { container } = show();
    expect(weeks()).toEqual([
      ['8', '9', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'],
      [15, 16, 17, 18, 19, 20].map(day => `2026-11-${day}`).concat('21'),
      ['22', '23', '24', '25', '26', '27', '28'],
      ['29', '30', '', '', '', '', ''],
    ]);
    expect(Array.from(container.querySelectorAll('.weekday'), head => head.textContent).join('')).toBe(
      '日一二三四五六',
    );
    expect(Array.from(container.querySelectorAll('.weekend'), head => head.textContent)).toEqual([
      '日',
      '六',
    ]);
  });

  it('weeks without any day are told apart, for the list of the elder mode', () => {
    show();
    expect(screen.getAllByRole('row').map(row => row.classList.contains('empty'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('paints the rental from end to end and selects its ends', () => {
    show();
    const marks = ['11', '12', '13', '14', '15'].map(day => {
      const cell = cellOf(`2026-11-${day}`);
      const painted = ['band', 'start', 'end'].filter(name => cell.classList.contains(name)).join(' ');
      return `${painted}:${cell.getAttribute('aria-selected')}`;
    });
    expect(marks).toEqual([':false', 'band start:true', 'band:false', 'band end:true', ':false']);
  });

  it('a pickup alone, or both ends on one day, paint no band', () => {
    render(
      <>
        <DayCell day="2026-11-12" from="2026-11-12" to={undefined}>
          alone
        </DayCell>
        <DayCell day="2026-11-12" from="2026-11-12" to="2026-11-12">
          both
        </DayCell>
      </>,
    );
    expect(cellOf('alone').classList.contains('band')).toBe(false);
    expect(cellOf('both').classList.contains('band')).toBe(false);
    expect(cellOf('both').getAttribute('aria-selected')).toBe('true');
  });

  it('axe finds nothing', async () => {
    show();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('arrow keys in a calendar (look.md, reachable by keyboard)', () => {
  const lead = leadAmongDays('example', '2026-11-10', '2026-12-05');

  it('lead to the days around, to the next week and to the ends of the week', () => {
    const from = 'example-day-2026-11-18';
    expect(lead('ArrowLeft', from)).toBe('example-day-2026-11-17');
    expect(lead('ArrowRight', from)).toBe('example-day-2026-11-19');
    expect(lead('ArrowUp', from)).toBe('example-day-2026-11-11');
    expect(lead('ArrowDown', from)).toBe('example-day-2026-11-25');
    expect(lead('Home', from)).toBe('example-day-2026-11-15');
    expect(lead('End', from)).toBe('example-day-2026-11-21');
  });

  it('stay within the calendar, and lead nowhere from what is no day of it', () => {
    expect(lead('ArrowUp', 'example-day-2026-11-11')).toBe('example-day-2026-11-10');
    expect(lead('ArrowDown', 'example-day-2026-12-03')).toBe('example-day-2026-12-05');
    expect(lead('ArrowDown', 'another-day-2026-12-03')).toBeUndefined();
  });
});
