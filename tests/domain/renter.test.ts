import { characterCount, DRIVER_AGE, driverRule, isDriverAge, isRenterName } from '@/domain/renter';

describe('isRenterName', () => {
  it.each(['王明', '欧阳小明', '买买提·吐尔逊', 'Anna Maria', '𠮷田', '王'.repeat(30)])(
    '%s is a name',
    name => expect(isRenterName(name)).toBe(true),
  );

  it.each(['', '王', '王'.repeat(31), '王明1', '·王明', '王明·', '王  明', '王明!', '<b>王明</b>'])(
    '%s is none',
    name => expect(isRenterName(name)).toBe(false),
  );
});

describe('isDriverAge: 18 to 75 on the day of the pickup', () => {
  const born = (birthday: string): string => `110105${birthday}0020`;

  it.each([
    ['20081122', '2026-11-22', true],
    ['20081123', '2026-11-22', false],
    ['19501123', '2026-11-22', true],
    ['19501122', '2026-11-22', false],
  ])('born %s, pickup %s: %s', (birthday, day, may) => {
    expect(isDriverAge(born(birthday), `${day}T10:00:00+08:00`)).toBe(may);
  });

  it('counts the day in Shanghai, whatever the zone of the time', () => {
    expect(isDriverAge(born('20081122'), '2026-11-21T17:00:00Z')).toBe(true);
  });
});

describe('driverRule (issue 14; lines.md, luxury)', () => {
  it('asks 26 years and a licence of 3 of who drives a luxury or sports car, and of nobody else', () => {
    for (const category of ['LUXURY', 'SPORTS'] as const) {
      const rule = driverRule(category);
      expect(rule).toMatchObject({ youngest: 26, oldest: DRIVER_AGE.oldest, licenceYears: 3 });
      expect(isDriverAge('110105200011220020', '2026-11-22T10:00:00+08:00', rule)).toBe(true);
      expect(isDriverAge('110105200011230020', '2026-11-22T10:00:00+08:00', rule)).toBe(false);
    }
    for (const category of ['ECONOMY', 'PREMIUM', undefined] as const)
      expect(driverRule(category)).toMatchObject({ ...DRIVER_AGE, licenceYears: 0 });
  });
});

describe('characterCount', () => {
  it('counts what a person counts', () => expect(characterCount('𠮷野家')).toBe(3));
});
