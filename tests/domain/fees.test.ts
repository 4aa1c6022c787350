import { FEES } from '@/domain/fees';
import { SERVICES } from '@/domain/services';
import { yuanText } from '@/domain/money';

describe('the tables of fees and services', () => {
  it.each([...Object.entries(FEES), ...SERVICES.map(service => [service.code, service] as const)])(
    '%s has a name, a whole price in fen and a rule',
    (_code, fee) => {
      expect(fee.name).not.toBe('');
      expect(Number.isInteger(fee.unitPrice)).toBe(true);
      expect(fee.rule).not.toBe('');
    },
  );

  it.each(
    Object.values(FEES)
      .filter(({ rule }) => rule.includes('元'))
      .map(fee => [fee.name, fee] as const),
  )('%s: the rule says the price', (_name, { rule, unitPrice, freeKm }) => {
    expect(rule).toContain(`${yuanText(unitPrice).replace(/0$/, digit => (unitPrice % 100 ? '' : digit))}元`);
    if (freeKm !== undefined) expect(rule).toContain(`${freeKm}公里内免费`);
  });

  it.each(SERVICES.map(service => [service.name, service] as const))(
    '%s: the rule says price and cap',
    (_name, service) => {
      expect(service.description).not.toBe('');
      if (service.unitPrice > 0) expect(service.rule).toContain(`${yuanText(service.unitPrice)}元`);
      if (service.capDays !== undefined) expect(service.rule).toContain(`最多收取${service.capDays}天`);
    },
  );

  it('offers each service once', () => {
    expect(new Set(SERVICES.map(({ code }) => code)).size).toBe(SERVICES.length);
  });

  it('chooses nothing for the renter that costs money', () => {
    const free = SERVICES.filter(({ unitPrice }) => unitPrice === 0);
    expect(free.map(({ code }) => code)).toEqual(['INS_THIRDPARTY']);
    expect(SERVICES.filter(({ required }) => required)).toEqual(free);
    expect(SERVICES.filter(({ chosenByDefault }) => chosenByDefault)).toEqual(free);
  });
});
