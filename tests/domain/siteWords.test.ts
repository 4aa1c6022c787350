import { siteWorth } from '@/domain/siteWords';

// Issue 11: score and distance of the site where several sites are shown.
test('a site says how far it is, and the mean of its reviews where there are any', () => {
  expect(siteWorth({ distance: 2300, score: 4.8 })).toBe('2.3公里 · 4.8分');
  expect(siteWorth({ distance: 800, score: 5 })).toBe('800米 · 5.0分');
  expect(siteWorth({ distance: 24100 })).toBe('24.1公里');
});
