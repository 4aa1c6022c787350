import fc from 'fast-check';
import { chargedKm, distanceFee, type DistanceFeeCode } from '@/domain/distanceFee';
import { quote } from '@/domain/pricing';

/** rental.md, fees: 异地还车费 2/km; 跨网点 free up to 3 km, then 1.5; 送车上门 and 上门取车 free up to 1 km, then 7. */
describe('fees by distance', () => {
  it.each<[DistanceFeeCode, number, number, number]>([
    ['CROSS_CITY', 0, 0, 0],
    ['CROSS_CITY', 120.1, 121, 24200],
    ['CROSS_SITE', 3, 0, 0],
    ['CROSS_SITE', 3.1, 1, 150],
    ['DELIVERY_PICKUP', 1, 0, 0],
    ['DELIVERY_PICKUP', 6.2, 6, 4200],
    ['DELIVERY_RETURN', 15, 14, 9800],
  ])('%s of %d km charges %d km: %d fen', (code, km, charged, fen) => {
    expect([chargedKm(code, km), distanceFee(code, km)]).toEqual([charged, fen]);
  });

  it('a screen tells what the bill will charge', () => {
    const plain = {
      from: '2026-11-23 10:00',
      to: '2026-11-26 10:00',
      weekdayPrice: 12800,
      services: [],
      vehicleDeposit: 300000,
      violationDeposit: 200000,
    };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3000, noNaN: true }), km => {
        const { lines } = quote({
          ...plain,
          delivery: { pickupKm: km, returnKm: km },
          oneWay: { crossCityKm: km },
        });
        for (const code of ['CROSS_CITY', 'DELIVERY_PICKUP', 'DELIVERY_RETURN'] as const) {
          expect(lines.find(line => line.code === code)?.amount).toBe(distanceFee(code, km));
        }
      }),
    );
  });
});
