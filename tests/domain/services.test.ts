import fc from 'fast-check';
import { quote } from '@/domain/pricing';
import { acceptedServices, includedIn, SERVICES, serviceOf } from '@/domain/services';
import type { ServiceCode } from '../../types/api/bill';

const codes = SERVICES.map(({ code }) => code);
const choices = fc.array(fc.constantFrom(...codes), { maxLength: 20 });
const acceptedCodes = (chosen: readonly ServiceCode[]): ServiceCode[] =>
  acceptedServices(chosen).map(({ code }) => code);

/** Issue 10, cover lost: exclusions are rules of the domain. */
describe('a choice of services', () => {
  it('全程无忧 includes 附加不计免赔 and 好司机保障', () => {
    expect(acceptedCodes(['GOOD_DRIVER', 'WORRY_FREE', 'INS_ADDITIONAL'])).toEqual([
      'INS_THIRDPARTY',
      'WORRY_FREE',
    ]);
    expect(includedIn('GOOD_DRIVER', ['WORRY_FREE'])?.name).toBe('全程无忧');
    expect(includedIn('GOOD_DRIVER', ['INS_ADDITIONAL'])).toBeUndefined();
  });

  it('never holds two services of which one includes the other, nor loses any other cover', () => {
    fc.assert(
      fc.property(choices, chosen => {
        const accepted = acceptedServices(chosen);
        const kept = accepted.map(({ code }) => code);
        for (const { includes = [] } of accepted) {
          expect(includes.filter(code => kept.includes(code))).toEqual([]);
        }
        const covered = accepted.flatMap(({ code, includes = [] }) => [code, ...includes]);
        expect(covered).toEqual(expect.arrayContaining(chosen));
        expect(acceptedServices(kept)).toEqual(accepted);
      }),
    );
  });

  it('has what every order has, and each service once, as does its bill', () => {
    fc.assert(
      fc.property(choices, chosen => {
        const kept = acceptedCodes(chosen);
        expect(kept).toEqual(codes.filter(code => kept.includes(code)));
        expect(kept).toEqual(expect.arrayContaining(['INS_THIRDPARTY']));
        const { lines } = quote({
          from: '2026-11-23 10:00',
          to: '2026-11-26 10:00',
          weekdayPrice: 12800,
          services: chosen,
          vehicleDeposit: 0,
          violationDeposit: 0,
        });
        expect(lines.map(({ code }) => code).filter(code => codes.some(known => known === code))).toEqual(
          kept,
        );
      }),
    );
  });

  it('stands under 保险 what covers, under 服务 what is done for the renter', () => {
    const groupOf = (code: ServiceCode) => serviceOf(code).group;
    const services: ServiceCode[] = ['PREMIUM_SERVICE', 'DRIVER_SERVICE', 'CHILD_SEAT'];
    expect(services.map(groupOf)).toEqual(['service', 'service', 'service']);
    expect(new Set(codes.filter(code => !services.includes(code)).map(groupOf))).toEqual(
      new Set(['insurance']),
    );
  });

  it('includes what an included one includes', () => {
    for (const { includes = [] } of SERVICES) {
      const deeper = includes.flatMap(code => serviceOf(code).includes ?? []);
      expect(includes).toEqual(expect.arrayContaining(deeper));
    }
  });
});
