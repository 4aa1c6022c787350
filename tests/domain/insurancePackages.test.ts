import fc from 'fast-check';
import {
  INSURANCE_PACKAGES,
  isPackaged,
  packageOf,
  packagePrice,
  protectionText,
  withPackage,
} from '@/domain/insurancePackages';
import { quote } from '@/domain/pricing';
import { acceptedServices, SERVICES } from '@/domain/services';
import type { ServiceCode } from '~types/api/bill';

const choices = fc
  .subarray(SERVICES.map(({ code }) => code))
  .map(chosen => acceptedServices(chosen).map(({ code }) => code));
const packages = fc.constantFrom(...INSURANCE_PACKAGES);

describe('packages are sets of the specification’s codes (issue 11)', () => {
  it('are named by whom they are for, each with its price a day', () => {
    expect(INSURANCE_PACKAGES.map(one => [one.name, packagePrice(one, 3)])).toEqual([
      ['基础', 0],
      ['优享', 4500],
      ['无忧', 14500],
    ]);
  });

  it('cost less a day where a cover is charged for 7 days at most', () => {
    const carefree = INSURANCE_PACKAGES.find(({ key }) => key === 'CAREFREE');
    if (!carefree) throw new Error('There is no 无忧');
    expect([7, 8, 10].map(days => packagePrice(carefree, days))).toEqual([14500, 13900, 13000]);
  });

  it('a choice has the package that was put in, and keeps all that was added besides', () => {
    fc.assert(
      fc.property(choices, packages, (chosen, one) => {
        const next = withPackage(chosen, one);
        expect(packageOf(next)).toBe(one);
        expect(next.filter(code => !isPackaged(code))).toEqual(chosen.filter(code => !isPackaged(code)));
      }),
    );
  });

  it.each<[string, readonly ServiceCode[]]>([
    ['基础 · 车损最多自担¥1500', []],
    ['优享 · 车损无需自担', ['INS_ADDITIONAL', 'GOOD_DRIVER', 'CHILD_SEAT']],
    ['无忧 · 车损无需自担', ['INS_THIRDPARTYS', 'INS_PASSENGER', 'WORRY_FREE']],
    ['自选 · 车损最多自担¥1500', ['INS_PASSENGER']],
  ])('a bill says what was bought: %s', (text, services) => {
    const bill = quote({
      ...{ from: '2030-11-18T10:00:00+08:00', to: '2030-11-21T10:00:00+08:00', weekdayPrice: 12800 },
      ...{ services, vehicleDeposit: 300000, violationDeposit: 200000 },
    });
    expect(protectionText(bill)).toBe(text);
  });

  it('covers that were chosen one by one are no package', () => {
    expect(packageOf(['INS_THIRDPARTY', 'INS_PASSENGER'])).toBeUndefined();
    expect(packageOf(['INS_THIRDPARTY'])?.name).toBe('基础');
  });
});
