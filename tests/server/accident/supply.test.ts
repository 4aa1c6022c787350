import { eq } from 'drizzle-orm';
import { REPLACED_FILES } from '../../../server/areas/accident/accidentFiles';
import { listFilesOf } from '../../../server/kernel/files/fileRepository';
import { files } from '../../../server/kernel/files/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { uploaded, photo } from '../support/photos';
import type { TestSession } from '../support/testServer';
import { AccidentWorld } from './accidentWorld';

// Issue 15 (specification §7, supply_attachment): photos come one by one over a bad line, and none is lost.

let world: AccidentWorld;
let who: TestSession;
let id: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
  id = await world.report(who, await world.rented(who));
});

type Supply = Omit<RequestOf<'POST /api/order/accident/supply_attachment'>, 'id'>;
const supply = (sent: Supply, session = who) =>
  world.rental.ask('POST /api/order/accident/supply_attachment', { id, ...sent }, session);

test('a photo takes the place of the one before, which stays kept; the same again is once', async () => {
  const [first, second] = [await world.picture(who), await world.picture(who)];
  await supply({ scene_pic: first });
  await supply({ scene_pic: second });
  // The first call once more, as its answer was lost: it undoes nothing.
  expect((await supply({ scene_pic: first })).code).toBe(ErrorCode.OK);
  expect((await world.detail(who, id)).scene_pic?.file_id).toBe(second);
  expect((await listFilesOf(world.db, REPLACED_FILES, [id])).map(file => file.id)).toEqual([first]);
});

test('images add up to 9 and videos to 2', async () => {
  const pictures = async (count: number): Promise<string[]> => {
    const sent: string[] = [];
    while (sent.length < count) sent.push(await world.picture(who));
    return sent;
  };
  const images = await pictures(6);
  await supply({ images });
  expect((await supply({ images: await pictures(4) })).data).toEqual({ field: 'images' });
  expect((await supply({ images: [...images.slice(0, 3), ...(await pictures(3))] })).code).toBe(ErrorCode.OK);
  await supply({ videos: [await world.video(who), await world.video(who)] });
  expect((await supply({ videos: [await world.video(who)] })).data).toEqual({ field: 'videos' });
  const detail = await world.detail(who, id);
  expect([detail.images.length, detail.videos.length]).toEqual([9, 2]);
});

test('a video is none of the photos, and a photo is no video', async () => {
  const [video, picture] = [await world.video(who), await world.picture(who)];
  for (const [field, sent] of Object.entries({
    scene_pic: { scene_pic: video },
    images: { images: [picture, video] },
    videos: { videos: [picture] },
  })) {
    expect(await supply(sent)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field } });
  }
  await supply({ videos: [video] });
  const { videos, images } = await world.detail(who, id);
  expect(images).toEqual([]);
  expect(videos).toMatchObject([{ file_id: video, media: 'video' }]);
  expect(await world.page(id)).toContain(`<video src="/desk/files/${video}" controls=""`);
});

test('words are added below those before, up to 300 characters', async () => {
  await supply({ description: '对方全责' });
  await supply({ description: '对方全责' });
  expect((await world.detail(who, id)).description).toBe('变道时与右侧车辆剐蹭\n对方全责');
  expect((await supply({ description: '补'.repeat(290) })).data).toEqual({ field: 'description' });
});

test('files of somebody else, for something else, or of another case are not taken', async () => {
  const stranger = await world.again(who);
  const other = await world.rental.login('13611119999');
  const theirs = await world.picture(other);
  const identity = await uploaded(world.rental.server, who, 'IDENTITY');
  for (const scene_pic of [theirs, identity, 'no-such-file'])
    expect((await supply({ scene_pic })).code).toBe(ErrorCode.NOT_FOUND);
  const mine = await world.picture(stranger);
  await supply({ front_pic: mine });
  const { orderid } = await world.detail(who, id);
  const second = await world.report(who, orderid);
  const answer = await world.rental.ask(
    'POST /api/order/accident/supply_attachment',
    { id: second, front_pic: mine },
    who,
  );
  expect(answer.code).toBe(ErrorCode.NOT_FOUND);
  expect((await supply({ scene_pic: theirs }, other)).code).toBe(ErrorCode.NOT_FOUND);
});

test('what the staff asks for is shown until all of it is there', async () => {
  expect(await world.desk(id, 'ask-papers', { reason: '请补拍事故认定书' })).toBe('已告知租车人');
  expect((await world.messages(who)).at(-1)).toBe('11月26日的事故：请补充材料：请补拍事故认定书。');
  expect(await world.detail(who, id)).toMatchObject({ status: 'PAPERS', asked: '请补拍事故认定书' });
  const { front_pic, ...rest } = await world.allSlots(who);
  await supply(rest);
  expect(await world.detail(who, id)).toMatchObject({ status: 'PAPERS', missing: ['front_pic'] });
  await supply({ front_pic, images: [await world.picture(who)] });
  const detail = await world.detail(who, id);
  expect([detail.status, detail.asked, detail.missing]).toEqual(['REPORTED', undefined, []]);
});

test('nothing is added once it is decided', async () => {
  await world.done(id, 'assess', { days: 1, repair: 100, glass: 0, towing: 0, note: '' }, '已录入');
  const decision = { liability: 'NONE', exclusion: 'NONE', third: 0, injury: 0, people: 0, note: '' };
  await world.done(id, 'decide', decision, '已核定');
  expect((await supply({ scene_pic: await world.picture(who) })).code).toBe(ErrorCode.ORDER_STATE);
});

test('the desk sees each photo with both times and what tells that it was not changed', async () => {
  const front_pic = await world.picture(who);
  await supply({ front_pic });
  const [file] = await world.db.select().from(files).where(eq(files.id, front_pic));
  const page = await world.page(id);
  expect(page).toContain(
    `车头和车牌 · 拍摄2026-11-23 08:59 · 上传2026-11-26 12:00 · SHA-256 ${file?.sha256.slice(0, 12)}`,
  );
  expect(await world.desk(id, 'add-picture', {}, await photo())).toBe('已添加');
  expect(await world.page(id)).toContain('理赔专员添加');
});
