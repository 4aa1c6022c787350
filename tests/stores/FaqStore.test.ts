import { FaqStore } from '@/stores/FaqStore';
import { serve } from '../support/fakeServer';

const answer = { groups: [], hotline: '400-000-0000', hours: '每天 07:00–23:00' };

describe('FaqStore (specification §2, customer service)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('searches once the typing pauses, without the spaces around', async () => {
    const server = serve({ 'GET /api/faq/get_list': () => answer });
    const store = new FaqStore();
    for (const text of ['押', '押金', '押金 ']) store.setKeyword(text);
    expect(store.keyword).toBe('押金 ');
    await jest.runAllTimersAsync();
    expect(server.calls.map(call => call.params.keyword)).toEqual(['押金']);
  });

  it('clearing shows all questions again', async () => {
    const server = serve({ 'GET /api/faq/get_list': () => answer });
    const store = new FaqStore();
    store.setKeyword('押金');
    await jest.runAllTimersAsync();
    store.setKeyword('');
    await jest.runAllTimersAsync();
    expect(server.calls.map(call => call.params.keyword)).toEqual(['押金', undefined]);
  });

  it('loads the hotline once for all screens that show it', async () => {
    const server = serve({ 'GET /api/faq/get_list': () => answer });
    const store = new FaqStore();
    await Promise.all([store.ensure(), store.ensure()]);
    await store.ensure();
    expect(server.calls).toHaveLength(1);
  });
});
