import { render, screen, within } from '@testing-library/react';
import { BillView } from '@/blocks/bill-view/BillView';
import { quote, type QuoteInput } from '@/domain/pricing';

const input: QuoteInput = {
  // Monday to Thursday, far from any holiday of the calendar.
  from: '2030-11-18T10:00:00+08:00',
  to: '2030-11-21T10:00:00+08:00',
  weekdayPrice: 12800,
  services: ['INS_THIRDPARTY', 'INS_ADDITIONAL'],
  vehicleDeposit: 300000,
  violationDeposit: 200000,
};

/** Text of the group under a heading. */
const group = (title: string): string =>
  screen.getByRole('heading', { name: title }).parentElement?.textContent ?? '';

describe('BillView (specification §7, bill/calc)', () => {
  it('shows each line with unit price, quantity, amount and rule, in its group', () => {
    render(<BillView bill={quote(input)} />);
    expect(group('租车费用')).toContain('¥128 × 3天');
    expect(group('租车费用')).toContain('¥384');
    expect(group('服务费')).toContain('每天40元，含基本保险和日常保养');
    expect(group('保险与服务')).toContain('附加不计免赔¥75¥25 × 3天每天25元');
  });

  it('says by its name which protection was bought (issue 11, insurance in ten seconds)', () => {
    const { rerender } = render(<BillView bill={quote(input)} />);
    expect(group('保险与服务')).toContain('自选 · 车损无需自担');
    rerender(<BillView bill={quote({ ...input, services: ['INS_ADDITIONAL', 'GOOD_DRIVER'] })} />);
    expect(group('保险与服务')).toContain('优享 · 车损无需自担');
  });

  it('says of what costs nothing that it is included', () => {
    render(<BillView bill={quote(input)} />);
    expect(group('保险与服务')).toContain('第三者责任险已包含');
  });

  it('multiplies nothing where nothing is charged: a door that is near is reached free of charge', () => {
    render(<BillView bill={quote({ ...input, delivery: { pickupKm: 0.4 } })} />);
    expect(group('服务费')).toContain('免费');
    expect(group('服务费')).not.toContain('× 0');
  });

  it('shows what is taken off, and no group that is empty', () => {
    const { rerender } = render(<BillView bill={quote(input)} />);
    expect(screen.queryByRole('heading', { name: '优惠' })).toBeNull();
    rerender(<BillView bill={quote({ ...input, wkcoins: 1000 })} />);
    expect(group('优惠')).toContain('悟空币抵扣-¥10');
  });

  it('keeps the deposits out of the total, with the day of their release', () => {
    const bill = quote(input);
    render(<BillView bill={bill} />);
    expect(bill.total).toBe(61900);
    expect(screen.getByText('合计（共3天）').parentElement?.textContent).toContain('¥619');
    expect(group('押金（不计入合计）')).toContain('车辆押金¥3000');
    expect(group('押金（不计入合计）')).toContain('违章押金¥2000');
    expect(group('押金（不计入合计）')).toContain('12月6日');
  });

  it('shows what a credit score stands in for', () => {
    render(<BillView bill={quote({ ...input, credit: { granted: true } })} />);
    const [row] = within(
      screen.getByRole('heading', { name: '押金（不计入合计）' }).parentElement as HTMLElement,
    ).getAllByRole('listitem');
    expect(row?.textContent).toBe('车辆押金¥3000免押');
  });

  it('lights up the lines that are said to have changed, and no others (rental.md, detail 6)', () => {
    render(<BillView bill={quote(input)} changed={['INS_ADDITIONAL']} />);
    const lit = screen.getAllByRole('listitem').filter(({ className }) => className.includes('changed'));
    expect(lit.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('附加不计免赔')]);
  });
});
