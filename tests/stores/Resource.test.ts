import { ApiError } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import { deferred, type Deferred } from '../support/deferred';

function controlled() {
  const asked: { query: string; answer: Deferred<string> }[] = [];
  const resource = new Resource<string, string>(query => {
    const answer = deferred<string>();
    asked.push({ query, answer });
    return answer.promise;
  });
  return { resource, asked };
}

/** A resource whose answers arrive when the test says so, about a city however its period is chosen. */
function controlledByCity() {
  const asked: { query: CityQuery; answer: Deferred<string> }[] = [];
  const resource = new Resource<string, CityQuery>(
    query => {
      const answer = deferred<string>();
      asked.push({ query, answer });
      return answer.promise;
    },
    { subjectOf: ({ city }) => city },
  );
  return { resource, asked };
}

interface CityQuery {
  city: string;
  period: string;
}

describe('Resource (design: one fetch, the states of a list)', () => {
  it('is loading until the answer is there, then holds it', async () => {
    const { resource, asked } = controlled();
    expect(resource).toMatchObject({ isFirstLoad: true, isLoading: false });
    const loading = resource.load('site 1');
    expect(resource.isLoading).toBe(true);
    asked[0]?.answer.resolve('首都机场店');
    await expect(loading).resolves.toBe('首都机场店');
    expect(resource).toMatchObject({ data: '首都机场店', isLoading: false, isFirstLoad: false });
  });

  it('keeps what was loaded while it is loaded anew and when that fails', async () => {
    const { resource, asked } = controlled();
    resource.set('old');
    const loading = resource.load('again');
    expect(resource).toMatchObject({ data: 'old', isLoading: true });
    const problem = new ApiError(-1, '网络错误，请检查网络');
    asked[0]?.answer.reject(problem);
    await expect(loading).resolves.toBeUndefined();
    expect(resource).toMatchObject({ data: 'old', failure: '网络错误，请检查网络', isLoading: false });
    expect(resource.problem).toBe(problem);
  });

  it('says a sentence of ours for anything unexpected', async () => {
    const { resource, asked } = controlled();
    const loading = resource.load('site 1');
    asked[0]?.answer.reject(new TypeError('x is undefined'));
    await loading;
    expect(resource).toMatchObject({ failure: '出了点问题，请稍后再试', isFirstLoad: false });
  });

  it('drops a reply that a later load has overtaken', async () => {
    const { resource, asked } = controlled();
    const old = resource.load('city 1');
    const recent = resource.load('city 2');
    asked[1]?.answer.resolve('city 2');
    await recent;
    asked[0]?.answer.resolve('city 1');
    await expect(old).resolves.toBeUndefined();
    expect(resource.data).toBe('city 2');
  });

  it('takes what an action answered, over a load that is under way', async () => {
    const { resource, asked } = controlled();
    const loading = resource.load('order');
    resource.set('cancelled');
    asked[0]?.answer.resolve('confirmed');
    await loading;
    expect(resource).toMatchObject({ data: 'cancelled', isLoading: false });
  });

  it('forgets another subject completely', async () => {
    const { resource, asked } = controlled();
    const loading = resource.load('member');
    resource.clear();
    asked[0]?.answer.resolve('member');
    await loading;
    expect(resource).toMatchObject({ data: undefined, isFirstLoad: true, isLoading: false });
  });

  it('outdated, it forgets what holds no longer and what is under way, and asks the same again', async () => {
    const { resource, asked } = controlled();
    const first = resource.load('order 1');
    asked[0]?.answer.resolve('待支付');
    await first;
    const late = resource.load('order 1');
    resource.outdate();
    asked[1]?.answer.resolve('待支付');
    await late;
    expect(resource).toMatchObject({ data: undefined, isLoading: false });
    void resource.reload();
    expect(asked.map(({ query }) => query)).toEqual(['order 1', 'order 1', 'order 1']);
  });

  it.each(['set', 'clear'] as const)('%s leaves nothing of a problem', async action => {
    const { resource, asked } = controlled();
    const loading = resource.load('order');
    asked[0]?.answer.reject(new ApiError(-1, '没有找到这个订单', 404));
    await loading;
    if (action === 'set') resource.set('order');
    else resource.clear();
    expect(resource).toMatchObject({ failure: undefined, problem: undefined });
  });
});

describe('Resource knows its subject', () => {
  const beijing = { city: '北京', period: '3 days' };
  const sanya = { city: '三亚', period: '3 days' };

  it('forgets what was loaded of another subject at once', async () => {
    const { resource, asked } = controlledByCity();
    const first = resource.load(beijing);
    asked[0]?.answer.resolve('cars of 北京');
    await first;
    void resource.load(sanya);
    expect(resource).toMatchObject({ data: undefined, isFirstLoad: true, isLoading: true, query: sanya });
  });

  it('keeps what was loaded of the same subject while it is asked for differently', async () => {
    const { resource, asked } = controlledByCity();
    const first = resource.load(beijing);
    asked[0]?.answer.resolve('3 days in 北京');
    await first;
    const longer = { ...beijing, period: '5 days' };
    const second = resource.load(longer);
    expect(resource).toMatchObject({ data: '3 days in 北京', isLoading: true });
    expect(resource.isAbout(beijing)).toBe(true);
    expect(resource.isAbout(sanya)).toBe(false);
    asked[1]?.answer.resolve('5 days in 北京');
    await second;
    expect(resource).toMatchObject({ data: '5 days in 北京', query: longer });
  });

  it('takes the whole query for the subject where nothing else is said', async () => {
    const { resource, asked } = controlled();
    const first = resource.load('order 1');
    asked[0]?.answer.resolve('order 1');
    await first;
    void resource.load('order 2');
    expect(resource.data).toBeUndefined();
  });

  it('what was put in without a question stays until the answer comes', () => {
    const { resource } = controlled();
    resource.set('kept on the device');
    void resource.load('cities');
    expect(resource).toMatchObject({ data: 'kept on the device', isLoading: true });
  });

  it('asks again for the same, so that a screen need not know what', async () => {
    const { resource, asked } = controlled();
    await expect(resource.reload()).resolves.toBeUndefined();
    const loading = resource.load('order 1');
    asked[0]?.answer.reject(new ApiError(-1, '网络错误，请检查网络'));
    await loading;
    const again = resource.reload();
    asked[1]?.answer.resolve('order 1');
    await again;
    expect(asked.map(({ query }) => query)).toEqual(['order 1', 'order 1']);
    expect(resource).toMatchObject({ data: 'order 1', failure: undefined });
  });

  it('changes what is there while it is loaded anew', async () => {
    const { resource, asked } = controlled();
    resource.change(text => `${text}!`);
    expect(resource.data).toBeUndefined();
    resource.set('liked by 1');
    const loading = resource.load('marks');
    resource.change(() => 'liked by 2');
    expect(resource).toMatchObject({ data: 'liked by 2', isLoading: true });
    asked[0]?.answer.resolve('liked by 3');
    await loading;
    expect(resource.data).toBe('liked by 3');
  });
});
