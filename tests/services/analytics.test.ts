import { setAnalyticsSink, track } from '@/services/analytics';

describe('analytics (specification §7, a data collection endpoint)', () => {
  it('collects nothing before the consent gives it somewhere to go', () => {
    const events: string[] = [];
    track('$pageview', { page: '首页' });
    setAnalyticsSink(event => events.push(event));
    expect(events).toEqual([]);
    track('$pageview', { page: '首页' });
    setAnalyticsSink(undefined);
    track('$pageview', { page: '首页' });
    expect(events).toEqual(['$pageview']);
  });
});
