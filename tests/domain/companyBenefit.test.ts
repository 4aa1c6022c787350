import fc from 'fast-check';
import {
  companyMailProblem,
  companyPrice,
  companyWish,
  domainsAbove,
  isPublicDomain,
  levelText,
  mailText,
  maskMail,
  readMail,
} from '@/domain/companyBenefit';
import type { CouponTerms } from '@/domain/coupon';
import { couponContext, groupTotal, quote, type QuoteInput } from '@/domain/pricing';
import { fen, lengths, moments } from './arbitraries';

describe('issue 14, company mail: whose an address is', () => {
  it.each([
    ['li.na@hailan.example'],
    ['LINA@Hailan.Example'],
    ['lina+car@hailan.example'],
    ['l.i.n.a+a+b@bj.hailan.example'],
    [' lina@hailan.example '],
  ])('%s is lina, however it is written', typed => {
    expect(readMail(typed)?.person).toBe('lina');
  });

  it('another name is another person', () => {
    expect(readMail('lina2@hailan.example')?.person).toBe('lina2');
    expect(readMail('li-na@hailan.example')?.person).toBe('li-na');
  });

  it('is written to as it was typed, in small letters', () => {
    expect(readMail('Li.Na+Car@Hailan.example')?.address).toBe('li.na+car@hailan.example');
  });

  it.each([
    [''],
    ['lina'],
    ['lina@'],
    ['@hailan.example'],
    ['lina@hailan'],
    ['+car@hailan.example'],
    ['...@hailan.example'],
    ['a@b@hailan.example'],
    ['li na@hailan.example'],
    ['lina@hailan.example\nBcc: x@y.com'],
    [`${'a'.repeat(100)}@hailan.example`],
  ])('%j is none', typed => {
    expect(readMail(typed)).toBeUndefined();
    expect(companyMailProblem(typed)).toBe('请输入完整的企业邮箱，例如name@company.com');
  });

  it('adding what a mail server does not look at never makes another person of one', () => {
    const names = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(names, names, fc.integer({ min: 0, max: 11 }), (name, tag, cut) => {
        const at = Math.min(cut, name.length);
        const other = `${name.slice(0, at)}.${name.slice(at)}+${tag}`.toUpperCase();
        expect(readMail(`${other}@hailan.example`)?.person).toBe(name);
      }),
    );
  });

  it('is read from a Chinese keyboard', () => {
    expect(mailText('ｌｉｎａ＠hailan。example')).toBe('lina@hailan.example');
  });
});

describe('issue 14: public domains are refused', () => {
  it.each([
    ['qq.com'],
    ['vip.qq.com'],
    ['163.com'],
    ['gmail.com'],
    ['mail.163.com'],
    ['yahoo.com.cn'],
    ['x.mailinator.com'],
  ])('%s is anybody’s', domain => {
    expect(isPublicDomain(domain)).toBe(true);
    expect(companyMailProblem(`wang@${domain}`)).toBe('这是个人邮箱，请使用公司为您开通的企业邮箱');
  });

  it.each([['hailan.example'], ['notqq.com'], ['qq.com.hailan.example']])('%s is not', domain => {
    expect(companyMailProblem(`wang@${domain}`)).toBeUndefined();
  });

  it('names the domains above one, the longest first', () => {
    expect(domainsAbove('bj.mail.hailan.example')).toEqual([
      'bj.mail.hailan.example',
      'mail.hailan.example',
      'hailan.example',
    ]);
  });
});

describe('issue 14: what a person reads', () => {
  it.each([
    ['lina@hailan.example', 'li***@hailan.example'],
    ['li@hailan.example', 'l***@hailan.example'],
    ['l@hailan.example', '***@hailan.example'],
  ])('%s is shown as %s', (address, shown) => {
    expect(maskMail(address)).toBe(shown);
  });

  it.each([
    [12, '8.8折'],
    [10, '9折'],
    [5, '9.5折'],
  ])('%i %% off is %s', (percent, text) => {
    expect(levelText(percent)).toBe(text);
  });

  it('the wish of who has no company here names its domain', () => {
    expect(companyWish('unknown.example')).toContain('企业邮箱后缀：unknown.example');
  });
});

/** Monday 10:00 to Thursday 10:00, plain weekdays. */
const plain: QuoteInput = {
  from: '2026-11-23 10:00',
  to: '2026-11-26 10:00',
  weekdayPrice: 12800,
  services: [],
  vehicleDeposit: 300000,
  violationDeposit: 200000,
};
const company = { name: '海岚科技', percent: 12 };
const now = '2026-11-21 10:00';
const off = {
  name: '券',
  threshold: 0,
  scope: 'ANY',
  valid_from: '2026-01-01',
  valid_to: '2027-12-31',
  status: 0,
} as const;
const amountOf = (input: QuoteInput, code: string): number | undefined =>
  quote(input).lines.find(line => line.code === code)?.amount;

describe('issue 14: 企业优惠 is a line of the bill', () => {
  it('takes its part off the rental fee, says whose it is, and lowers the daily price of every list', () => {
    const bill = quote({ ...plain, company });
    expect(bill.lines.find(({ code }) => code === 'COMPANY')).toEqual({
      code: 'COMPANY',
      name: '企业优惠',
      unitPrice: -4608,
      quantity: 1,
      unit: '次',
      rule: '海岚科技员工价，租车费优惠12%',
      amount: -4608,
      group: 'discount',
    });
    expect(bill.company).toEqual(company);
    expect(quote(plain).total - bill.total).toBe(4608);
    expect(bill.dailyAverage).toBeLessThan(quote(plain).dailyAverage);
    expect(quote(plain)).not.toHaveProperty('company');
  });

  it('counts first: 长租优惠, coupon and coins are worked out of what it leaves', () => {
    const week = { ...plain, to: '2026-11-30 10:00', company };
    const fee = groupTotal(quote(week), 'rental');
    const left = fee + (amountOf(week, 'COMPANY') ?? 0);
    expect(amountOf(week, 'LONG_RENTAL')).toBe(-Math.round(left * 0.05));
    const half = { ...off, kind: 'PERCENT', value: 50 } as const;
    expect(amountOf({ ...plain, company, coupon: { terms: half, now } }, 'COUPON')).toBe(-(38400 - 4608) / 2);
  });

  it('a free first day costs what the employee would pay for it', () => {
    const first = { ...off, kind: 'FIRST_DAY', value: 0 } as const;
    expect(amountOf({ ...plain, company, coupon: { terms: first, now } }, 'COUPON')).toBe(
      -companyPrice(12800, company),
    );
  });

  it('a level that takes nothing off is no line', () => {
    expect(amountOf({ ...plain, company: { name: '青藤教育', percent: 0 } }, 'COMPANY')).toBeUndefined();
  });

  it.each([[-1], [101], [12.5]])('%d percent is no level', percent => {
    expect(() => quote({ ...plain, company: { name: '海岚科技', percent } })).toThrow(RangeError);
  });

  it('whatever is combined: the sum of the lines is the total, never below 0, and never dearer than without', () => {
    const kinds = fc.constantFrom<CouponTerms['kind']>('AMOUNT', 'PERCENT', 'FIRST_DAY');
    const terms = fc.record({ kind: kinds, value: fc.integer({ min: 0, max: 100 }) });
    const percents = fc.integer({ min: 0, max: 100 });
    const coins = fc.integer({ min: 0, max: 1_000_000 });
    const coupons = fc.option(terms, { nil: undefined });
    fc.assert(
      fc.property(
        moments,
        lengths,
        fen,
        percents,
        coins,
        coupons,
        (from, length, price, percent, wkcoins, chosen) => {
          const input: QuoteInput = {
            ...plain,
            ...{ from, to: from + length, weekdayPrice: price, wkcoins },
            coupon: chosen && { terms: { ...off, ...chosen }, now: from },
          };
          const bill = quote({ ...input, company: { name: '海岚科技', percent } });
          expect(bill.lines.reduce((all, { amount }) => all + amount, 0)).toBe(bill.total);
          expect(bill.total).toBeGreaterThanOrEqual(0);
          expect(-groupTotal(bill, 'discount')).toBeLessThanOrEqual(groupTotal(bill, 'rental'));
          expect(bill.dailyAverage).toBeLessThanOrEqual(quote(input).dailyAverage);
        },
      ),
    );
  });

  it('what all rental days cost an employee is what the line leaves of them, to the fen', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 45 }),
        fen,
        fc.integer({ min: 0, max: 100 }),
        (from, days, price, percent) => {
          const input = {
            ...plain,
            from,
            to: from + days * 86_400_000,
            weekdayPrice: price,
            useDiscount: false,
          };
          const level = { name: '海岚科技', percent };
          const { rentalDays, rentalFee } = couponContext({ ...input, company: level }, { now: from });
          expect(rentalDays.reduce((sum, day) => sum + day.price, 0)).toBe(rentalFee);
        },
      ),
    );
  });
});
