import { ErrorCode } from '@/domain/errorCode';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { CarType } from '~types/api/cartype';
import { deferred } from '../support/deferred';
import { Refusal, serve } from '../support/fakeServer';
import { corolla } from '../support/orders';

// Issue 11: 收藏 of car types, for guests on the device, for members on the server, merged at the login.

const car = (id: string): CarType => ({ ...corolla, id, series: id });
const mobile = '13812345678';

/** A server that keeps what it is told, and what it keeps. */
function serveFavourites(...kept: string[]) {
  const server = { ids: kept, refuses: false, uid: mobile };
  const asked = serve({
    'POST /api/user/login': () => ({ uid: server.uid, user_id: 'U1', token: 'T', isnew: 0 }),
    'POST /api/user/logout': () => ({}),
    'GET /api/user/get_favourites': () => ({ cartypes: server.ids.map(car) }),
    'POST /api/user/keep_favourites': ({ cartype_ids: ids }) => {
      if (server.refuses) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      server.ids = [...ids.filter(id => !server.ids.includes(id)), ...server.ids];
      return {};
    },
    'POST /api/user/remove_favourite': ({ cartype_id: id }) => {
      if (server.refuses) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      server.ids = server.ids.filter(kept => kept !== id);
      return {};
    },
  });
  const told = () => asked.calls.filter(({ endpoint }) => /_favourites?$/.test(endpoint));
  return Object.assign(server, { told });
}

/** A visit to the app: what an earlier one kept on the device is there. */
function visit() {
  const root = new RootStore();
  const store = root.get(FavouritesStore);
  return {
    store,
    session: root.get(SessionStore),
    overlay: root.get(OverlayStore),
    ids: () => store.all.map(({ id }) => id),
  };
}

/** A visit of a member. */
function memberVisit() {
  document.cookie = `uid=${mobile}; path=/`;
  return visit();
}

describe('收藏 of a guest', () => {
  it('stays on the device, kept last first, and the server hears nothing of it', async () => {
    const server = serveFavourites();
    const { store, ids } = visit();
    for (const id of ['A', 'B']) await store.set(car(id), true);
    expect([ids(), visit().ids()]).toEqual([
      ['B', 'A'],
      ['B', 'A'],
    ]);
    await store.set(car('B'), false);
    expect(store.has('B')).toBe(false);
    expect(visit().ids()).toEqual(['A']);
    await store.load();
    expect(server.told()).toEqual([]);
  });

  it('is at most 50; the next one is not taken, and that is said', async () => {
    const { store, overlay } = visit();
    for (let index = 0; index <= 50; index += 1) await store.set(car(`${index}`), true);
    expect(store.all).toHaveLength(50);
    expect(store.has('50')).toBe(false);
    expect(overlay.toast?.text).toBe('未登录最多收藏50款，登录后不限');
  });

  it('takes no damaged storage', () => {
    window.localStorage.setItem('personal:favourites', '[1,{"id":"x"},null]');
    expect(visit().ids()).toEqual([]);
  });

  it('is gone from the device with a log-out', async () => {
    serveFavourites();
    const { store, session } = visit();
    await store.set(car('A'), true);
    await session.logOut();
    expect([store.all, visit().ids()]).toEqual([[], []]);
  });
});

describe('收藏 at the login', () => {
  it('comes along, without loss or doubles, and leaves the device', async () => {
    const server = serveFavourites('B', 'C');
    const { store, session, ids } = visit();
    for (const id of ['A', 'B']) await store.set(car(id), true);
    await session.logIn(mobile, '123456');
    await store.load();
    expect(server.ids).toEqual(['A', 'B', 'C']);
    expect(ids()).toEqual(['A', 'B', 'C']);
    expect(window.localStorage.getItem('personal:favourites') ?? '[]').toBe('[]');
  });

  it('stays in sight and on the device when the server does not take it, and comes the next time', async () => {
    const server = serveFavourites('C');
    server.refuses = true;
    const { store, session, ids } = visit();
    await store.set(car('A'), true);
    await session.logIn(mobile, '123456');
    await store.load();
    expect(ids()).toEqual(['A', 'C']);
    server.refuses = false;
    const later = visit();
    await later.store.load();
    expect([server.ids, later.ids()]).toEqual([
      ['A', 'C'],
      ['A', 'C'],
    ]);
    expect(later.overlay.toast).toBeUndefined();
  });

  it('of another member takes along nothing that the one before left', async () => {
    const server = serveFavourites();
    const { store, session, ids } = visit();
    await session.logIn(mobile, '123456');
    session.forget();
    await store.set(car('A'), true);
    server.uid = '13987654321';
    await session.logIn(server.uid, '123456');
    await store.load();
    expect([server.ids, ids()]).toEqual([[], []]);
  });

  it('what is taken out again before it came does not come', async () => {
    const server = serveFavourites();
    server.refuses = true;
    const { store, session, ids } = visit();
    for (const id of ['A', 'B']) await store.set(car(id), true);
    await session.logIn(mobile, '123456');
    await store.load();
    server.refuses = false;
    await store.set(car('A'), false);
    await store.load();
    expect([server.ids, ids()]).toEqual([['B'], ['B']]);
  });
});

describe('收藏 of a member', () => {
  it('is there at once and goes to the server, also before the list has come', async () => {
    const server = serveFavourites('A');
    const { store, ids } = memberVisit();
    const kept = store.set(car('B'), true);
    expect(store.has('B')).toBe(true);
    await kept;
    expect(server.ids).toEqual(['B', 'A']);
    await store.load();
    expect(ids()).toEqual(['B', 'A']);
    await store.set(car('A'), false);
    expect([server.ids, ids()]).toEqual([['B'], ['B']]);
    expect(window.localStorage.getItem('personal:favourites')).toBeNull();
  });

  it('is as it was, with one sentence, when the server says no', async () => {
    const server = serveFavourites('A');
    const { store, overlay, ids } = memberVisit();
    await store.load();
    server.refuses = true;
    const refused = [store.set(car('B'), true), store.set(car('A'), false)];
    expect(ids()).toEqual(['B']);
    await Promise.all(refused);
    expect(ids()).toEqual(['A']);
    expect(overlay.toast?.text).toBe('服务器开小差了，请稍后再试');
  });

  it('tapped twice is as before, whichever answer comes first: the calls go one after the other', async () => {
    const first = deferred<object>();
    const order: string[] = [];
    serve({
      'GET /api/user/get_favourites': () => ({ cartypes: [] }),
      'POST /api/user/keep_favourites': async () => {
        await first.promise;
        order.push('keep');
        return {};
      },
      'POST /api/user/remove_favourite': () => {
        order.push('remove');
        return {};
      },
    });
    const { store } = memberVisit();
    await store.load();
    const taps = [store.set(car('A'), true), store.set(car('A'), false)];
    expect(store.has('A')).toBe(false);
    first.resolve({});
    await Promise.all(taps);
    expect(order).toEqual(['keep', 'remove']);
    expect(store.has('A')).toBe(false);
  });

  it('is asked for once, however many hearts there are', async () => {
    const server = serveFavourites('A');
    const { store } = memberVisit();
    await Promise.all([store.loadOnce(), store.loadOnce()]);
    await store.loadOnce();
    expect(server.told()).toHaveLength(1);
  });

  it('is nobody else’s: gone with the session', async () => {
    serveFavourites('A');
    const { store, session } = memberVisit();
    await store.load();
    session.forget();
    expect(store.all).toEqual([]);
  });
});
