import { eq } from 'drizzle-orm';
import { orders } from '../../../server/kernel/orders/schema';
import { COMMENT_PHOTOS } from '../../../src/domain/comment';
import { ErrorCode } from '../../../src/domain/errorCode';
import { RentalWorld } from '../rental/rentalWorld';
import { uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';

// Issue 12: /comment with pictures, shown in the lists of car and site.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_200_000_000;
const newcomer = (): Promise<TestSession> => world.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await newcomer();
});

const send = (who = session) => uploaded(world.server, who, 'COMMENT');

/** An order of car-sylphy that waits for its review. */
async function endedOrder(): Promise<string> {
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.pay(session, orderid);
  await world.db.update(orders).set({ state: 'AWAITING_REVIEW' }).where(eq(orders.id, orderid));
  return orderid;
}
const comment = (orderid: string, photos?: string[], text = '照片在这里') =>
  world.ask(
    'POST /api/order/comment',
    { orderid, car_score: 5, site_score: 5, tags: [], text, photos },
    session,
  );
const ofCar = async (who?: TestSession) =>
  (await world.get('GET /api/cartype/get_marks', { id: 'car-sylphy', type: 'ALL', page: 1 }, who)).marks;
const ofSite = async () =>
  (await world.get('GET /api/site/get_marks', { id: 'site-east', type: 'ALL', page: 1 })).marks;
const read = async (url = '') => (await world.server.app.inject(url)).headers['content-type'];

test('photos stand with the review, in their order, for everybody, at addresses that end', async () => {
  const orderid = await endedOrder();
  const first = await send();
  world.wait(1);
  const photos = [first, await send()];
  expect((await comment(orderid, photos, '两张照片')).code).toBe(ErrorCode.OK);
  for (const marks of [await ofCar(), await ofSite()]) {
    const pictures = marks.find(({ text }) => text === '两张照片')?.pictures ?? [];
    expect(pictures.map(url => new URL(url, 'http://server').searchParams.get('id'))).toEqual(photos);
    expect(await Promise.all(pictures.map(read))).toEqual(['image/jpeg', 'image/jpeg']);
  }
  const { marks } = await world.get('GET /api/order/get_marks', { orderid }, session);
  expect(marks.map(({ pictures }) => pictures?.length)).toEqual([2, 2]);

  const before = marks[0]?.pictures?.[0];
  world.wait(10 * 60);
  expect(await read(before)).not.toBe('image/jpeg');
  expect(await read((await ofCar()).find(({ text }) => text === '两张照片')?.pictures?.[0])).toBe(
    'image/jpeg',
  );
});

test('what nobody sees of a review is not kept; what looks like a page is text', async () => {
  const orderid = await endedOrder();
  await comment(orderid, undefined, '\u202e很好\u200b，<b>推荐</b>\u0007\n下次再来 ');
  const { marks } = await world.get('GET /api/order/get_marks', { orderid }, session);
  expect(marks[0]?.text).toBe('很好，<b>推荐</b>\n下次再来');
});

test('who may see them with the review is given no way to others of the member', async () => {
  const orderid = await endedOrder();
  const [shown, kept] = [await send(), await send()];
  await comment(orderid, [shown], '只有一张');
  const [review] = await ofCar(await newcomer());
  expect(review).toMatchObject({ text: '只有一张', pictures: [expect.stringContaining(shown) as string] });
  expect(JSON.stringify(review)).not.toContain(kept);
});

test('a review without photos says nothing of them', async () => {
  await comment(await endedOrder(), undefined, '没有照片');
  expect((await ofCar()).find(({ text }) => text === '没有照片')).not.toHaveProperty('pictures');
});

test('a photo of somebody else, of another purpose, or of another review is none, and nothing is published', async () => {
  const orderid = await endedOrder();
  const used = await send();
  await comment(await endedOrder(), [used]);
  const foreign = [
    await send(await newcomer()),
    await uploaded(world.server, session, 'IDENTITY'),
    used,
    'nobodys',
  ];
  for (const file of foreign) {
    expect(await comment(orderid, [await send(), file])).toMatchObject({ code: ErrorCode.NOT_FOUND });
  }
  expect((await world.detail(session, orderid)).status).toBe('AWAITING_REVIEW');
  expect((await world.get('GET /api/order/get_marks', { orderid }, session)).marks).toEqual([]);
});

test('six at most', async () => {
  const orderid = await endedOrder();
  const photos = await Promise.all(Array.from({ length: COMMENT_PHOTOS + 1 }, () => send()));
  expect((await comment(orderid, photos)).code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await comment(orderid, photos.slice(1))).code).toBe(ErrorCode.OK);
});
