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
});
