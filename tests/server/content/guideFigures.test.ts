import { DESTINATIONS, TOPICS } from '../../../server/demo/data/destinations';
import { FAQ_GROUPS } from '../../../server/demo/data/faqs';
import { GUIDES } from '../../../server/demo/data/guides';
import { cancelPenalty } from '../../../src/domain/cancellation';
import { canDeliver, DELIVERY_LIMIT_KM, ROAD_FACTOR } from '../../../src/domain/delivery';
import { SERVICES } from '../../../src/domain/services';
import { HOLIDAYS } from '../../../src/domain/holidays';
import { quote, type QuoteInput } from '../../../src/domain/pricing';

const guide = (id: string): string => {
  const found = GUIDES.find(candidate => candidate.id === id);
  if (!found) throw new Error(`There is no guide ${id}`);
  return found.paragraphs.join('');
};

const base: QuoteInput = {
  from: '2026-11-02 10:00',
  to: '2026-11-03 10:00',
  weekdayPrice: 10_000,
  services: [],
  vehicleDeposit: 300_000,
  violationDeposit: 100_000,
};
const line = (code: string, input: Partial<QuoteInput>) =>
  quote({ ...base, ...input }).lines.find(candidate => candidate.code === code);
const yuan = (code: string, input: Partial<QuoteInput>): number => (line(code, input)?.amount ?? NaN) / 100;

/** A renter reads the same rule in the guide and in the bill (rental.md: fees that appear late). */
describe('the figures of the guides', () => {
  test('of returning at another site: free kilometres, then by the kilometre', () => {
    expect(yuan('CROSS_SITE', { oneWay: { crossSiteKm: 3 } })).toBe(0);
    expect(guide('one-way')).toContain(
      `10公里外的商圈还车，收7公里，一共${yuan('CROSS_SITE', { oneWay: { crossSiteKm: 10 } })}元`,
    );
    expect(guide('holiday-booking')).toContain('3公里以内');
  });

  test('of returning in another city', () => {
    expect(guide('one-way')).toContain(
      `相距300公里的两座城市，异地还车费是${yuan('CROSS_CITY', { oneWay: { crossCityKm: 300 } })}元`,
    );
    expect(yuan('CROSS_CITY', { oneWay: { crossCityKm: 299.1 } })).toBe(
      yuan('CROSS_CITY', { oneWay: { crossCityKm: 300 } }),
    );
    const sanya = DESTINATIONS.find(({ id }) => id === 'sanya')
      ?.detail?.tips.map(({ text }) => text)
      .join('');
    expect(sanya).toContain(`每公里${yuan('CROSS_CITY', { oneWay: { crossCityKm: 1 } })}元`);
  });

  test('of bringing the car to the door', () => {
    expect(yuan('DELIVERY_PICKUP', { delivery: { pickupKm: 1 } })).toBe(0);
    expect(guide('door-delivery')).toContain(
      `4.2公里，按5公里计，减去免费的1公里，送一趟${yuan('DELIVERY_PICKUP', { delivery: { pickupKm: 4.2 } })}元`,
    );
    expect(yuan('DELIVERY_RETURN', { delivery: { returnKm: 4.2 } })).toBe(
      yuan('DELIVERY_PICKUP', { delivery: { pickupKm: 4.2 } }),
    );
    const site = { lng: 116.4, lat: 39.9 };
    const north = (km: number) => ({ lng: 116.4, lat: 39.9 + km / 111.32 });
    expect(canDeliver(site, north((DELIVERY_LIMIT_KM - 0.5) / ROAD_FACTOR))).toBe(true);
    expect(canDeliver(site, north((DELIVERY_LIMIT_KM + 0.5) / ROAD_FACTOR))).toBe(false);
    for (const text of [guide('door-delivery'), TOPICS.find(({ id }) => id === 'delivery')?.subtitle])
      expect(text).toMatch(new RegExp(`${DELIVERY_LIMIT_KM}公里.*1公里(以)?内免费`));
  });

  test('of the night', () => {
    const { unitPrice = NaN, quantity } =
      line('NIGHT_SERVICE', { from: '2026-11-02 21:30', to: '2026-11-03 20:00' }) ?? {};
    expect(quantity).toBe(1);
    expect(guide('pickup-documents')).toContain(`21:00至次日08:00取车或还车，每次${unitPrice / 100}元`);
  });

  test.each([
    ['2', false, false, 'door-delivery'],
    ['4', true, false, 'door-delivery'],
    ['2', false, false, 'holiday-booking'],
    ['48', false, true, 'holiday-booking'],
  ])('of cancelling: free until %s hours before the pickup', (hours, hasDelivery, isHoliday, id) => {
    const pickupTime = Date.parse('2026-11-10T10:00:00+08:00');
    const limit = pickupTime - Number(hours) * 3_600_000;
    const order = {
      status: 'AWAITING_PICKUP',
      paid: 50_000,
      rentalFee: 30_000,
      hasDelivery,
      isHoliday,
    } as const;
    expect(cancelPenalty({ ...order, pickupTime, now: limit }).amount).toBe(0);
    expect(cancelPenalty({ ...order, pickupTime, now: limit + 1 }).amount).toBe(9_000);
    expect(guide(id)).toContain(`${hours}小时`);
  });

  test('of weekends and holidays, in percent of a weekday and in days at least', () => {
    const text = guide('holiday-booking');
    expect(line('RENTAL_WEEKEND', { from: '2026-11-07 10:00', to: '2026-11-08 10:00' })?.rule).toContain(
      '115%',
    );
    expect(text).toContain('周六、周日是平日价的115%');
    for (const { name, ratePercent, minimumDays } of HOLIDAYS.filter(holiday => holiday.minimumDays > 1)) {
      expect(text).toContain(`${name.replace('节', '')}节${100 + ratePercent}%`.replace('春节节', '春节'));
      expect(text).toMatch(new RegExp(`${name}[^，。]*${minimumDays}天起租`));
    }
  });

  test('of a day that belongs to the date on which it starts', () => {
    const eve = quote({ ...base, from: '2026-09-30 20:00', to: '2026-10-02 20:00' }).lines;
    expect(eve.slice(0, 2).map(({ code }) => code)).toEqual(['RENTAL_WEEKDAY', 'RENTAL_NATIONAL_DAY']);
    expect(guide('holiday-booking')).toContain('节前一晚取车，第一天按平日价算');
  });

  test.each([
    [7, 5],
    [15, 10],
    [30, 15],
  ])('of the long rental: %i days, %i percent less', (days, percent) => {
    const to = new Date(Date.parse(`${String(base.from)} GMT+8`) + days * 86_400_000);
    expect(line('LONG_RENTAL', { to })?.rule).toContain(`${percent}%`);
    expect(guide('holiday-booking')).toContain(`满${days}天减${percent}%`);
  });

  test('of the 路程无忧 and of the deposits', () => {
    const service = SERVICES.find(({ code }) => code === 'INS_SAFE_TRAVEL');
    expect(guide('violation')).toContain(`“${service?.name}”，${service?.rule}`);
    // Return 3 November: the 30 days end on 3 December.
    expect(quote(base).deposits.releaseText).toContain('违章押金12月3日前');
    expect(guide('violation')).toContain('违章押金在还车后30天内原路退回');
  });

  test('are those of the answers where both tell the same', () => {
    const answers = FAQ_GROUPS.flatMap(({ faqs }) => faqs.flatMap(({ paragraphs }) => paragraphs)).join('');
    for (const words of ['3000至10000元', '1000至2000元', '50至100元', '7至20天', 'C2及以上', '三年以上']) {
      expect(answers).toContain(words);
      expect(GUIDES.flatMap(({ paragraphs }) => paragraphs).join('')).toContain(words);
    }
  });
});
