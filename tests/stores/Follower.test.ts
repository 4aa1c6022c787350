import { observable, runInAction } from 'mobx';
import { Follower } from '@/stores/Follower';

/** A choice that a person makes, and what was loaded of it. */
function world(prepare?: () => Promise<void>) {
  const chosen = observable.object<{ site: string | undefined }>({ site: undefined });
  const loaded: string[] = [];
  const follower = new Follower({
    subject: () => chosen.site,
    ...(prepare ? { prepare } : {}),
    load: site => {
      loaded.push(site);
      return Promise.resolve();
    },
  });
  const choose = (site: string | undefined): void => runInAction(() => void (chosen.site = site));
  return { follower, loaded, choose };
}

describe('Follower (rental.md, details of flow 3: prices follow the search)', () => {
  it('loads what is chosen now, and whatever is chosen later, while a screen shows it', () => {
    const { follower, loaded, choose } = world();
    choose('S1');
    const close = follower.watch();
    choose('S2');
    choose('S2');
    close();
    choose('S3');
    expect(loaded).toEqual(['S1', 'S2']);
  });

  it('loads once for screens that lie above each other, until the last is closed', () => {
    const { follower, loaded, choose } = world();
    const [below, above] = [follower.watch(), follower.watch()];
    choose('S1');
    above();
    above();
    choose('S2');
    below();
    choose('S3');
    expect(loaded).toEqual(['S1', 'S2']);
  });

  it('looks for what is missing, and loads what was found, once', async () => {
    const found = world(() => {
      found.choose('S1');
      return Promise.resolve();
    });
    const close = found.follower.watch();
    await Promise.resolve();
    expect(found.loaded).toEqual(['S1']);
    expect(found.follower.failure).toBeUndefined();
    close();
  });

  it('says why nothing was found, until something is chosen by hand', async () => {
    const { follower, loaded, choose } = world(() => Promise.reject(new Error('no site')));
    const close = follower.watch();
    await follower.load();
    expect(follower.failure).toBe('出了点问题，请稍后再试');
    expect(follower.problem).toEqual(new Error('no site'));
    choose('S1');
    expect(follower.failure).toBeUndefined();
    expect(loaded).toEqual(['S1']);
    close();
  });
});
