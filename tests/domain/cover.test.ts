import fc from 'fast-check';
import { COVER_ROWS, coverOf, excessText, longCoverOf } from '@/domain/cover';
import { INSURANCE_PACKAGES } from '@/domain/insurancePackages';
import { acceptedServices, SERVICES } from '@/domain/services';
import type { LongServiceCode, ServiceCode } from '~types/api/bill';

const codes = SERVICES.map(({ code }) => code);
const choices = fc.subarray(codes);
const acceptedCodes = (chosen: readonly ServiceCode[]) => acceptedServices(chosen).map(({ code }) => code);

describe('what a choice of insurance means (issue 11, insurance in ten seconds)', () => {
  it('every package says in six rows what it covers', () => {
    const rows = INSURANCE_PACKAGES.map(({ services }) =>
      COVER_ROWS.map(({ text }) => text(coverOf(services))).join(' '),
    );
    expect(COVER_ROWS.map(({ name }) => name)).toEqual([
      ...['车损自担', '三者额度', '停运损失'],
      ...['轮胎玻璃', '道路救援', '车上人员'],
    ]);
    expect(rows).toEqual([
      '最多1500元 20万元 自付 自付 拖车自付 无',
      '0元 20万元 自付 不用付 免费拖车 无',
      '0元 100万元 不用付 不用付 免费拖车 每座5万元',
    ]);
  });

  it('a larger package is worse in nothing, and better in something', () => {
    const good = INSURANCE_PACKAGES.map(({ services }) =>
      COVER_ROWS.map(row => row.isGood(coverOf(services))),
    );
    good.slice(1).forEach((larger, index) => {
      const smaller = good[index] ?? [];
      expect(larger.every((isGood, row) => isGood || !smaller[row])).toBe(true);
      expect(larger).not.toEqual(smaller);
    });
  });

  it('what another service includes covers as if it were chosen', () => {
    fc.assert(
      fc.property(choices, chosen => expect(coverOf(acceptedCodes(chosen))).toEqual(coverOf(chosen))),
    );
  });

  it.each([
    [[], '车损最多自担¥1500'],
    [['INS_ADDITIONAL'], '车损无需自担'],
    [['WORRY_FREE'], '车损无需自担'],
    [['GOOD_DRIVER', 'INS_PASSENGER'], '车损最多自担¥1500'],
  ] as const)('%j: %s', (services, text) => {
    expect(excessText(coverOf(services))).toBe(text);
  });

  it.each<[services: ServiceCode[], perSeat: number, perPerson: number]>([
    [[], 0, 0],
    [['INS_PASSENGER'], 50_000, 0],
    [['INS_TRAVEL_ACCIDENT'], 0, 500_000],
    [['INS_PASSENGER', 'INS_TRAVEL_ACCIDENT'], 50_000, 500_000],
    [['WORRY_FREE'], 0, 0],
  ])('%j: people in the car are insured for %i and %i yuan (issue 15)', (services, perSeat, perPerson) => {
    expect(coverOf(services)).toMatchObject({ perSeat: perSeat * 100, perPerson: perPerson * 100 });
  });

  it.each<[services: LongServiceCode[], rows: string]>([
    [[], '最多1500元 100万元 自付 自付 拖车自付 无'],
    [['LONG_BACKUP_CAR', 'LONG_DOOR_CARE'], '最多1500元 100万元 自付 自付 拖车自付 无'],
    [['LONG_FULL_COVER'], '0元 200万元 不用付 不用付 免费拖车 无'],
  ])('a long rental with %j: %s (issue 15)', (services, rows) => {
    expect(COVER_ROWS.map(({ text }) => text(longCoverOf(services))).join(' ')).toBe(rows);
  });
});
