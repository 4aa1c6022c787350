import { eq } from 'drizzle-orm';
import { settleAccidents } from '../../../server/areas/accident/public';
import { accidents } from '../../../server/areas/accident/schema';
import { releaseDueDeposits } from '../../../server/areas/rental/public';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import type { DataOf, RequestOf } from '../../../types/api';
import type { OrderChoice } from '../../../types/api/rental';
import { ACCIDENT_SLOTS } from '../../../src/domain/accident';
import { freshKey, monday, RentalWorld } from '../rental/rentalWorld';
import { photo, upload, uploaded, uploadedVideo } from '../support/photos';
import { DESK_TOKEN, type TestSession } from '../support/testServer';
import { ViolationWorld } from '../violation/violationWorld';

type Report = RequestOf<'POST /api/order/accident/accident_add'>;
type Update = RequestOf<'POST /api/order/accident/update'>;

/** What the desk decides by, as it is typed: yuan. */
export const FULL = { liability: 'FULL', exclusion: 'NONE', third: 0, injury: 0, people: 0, note: '' };

/** What a repair shop has found, as the desk types it: yuan. */
export const ASSESSED = { days: 3, repair: 2600, glass: 300, towing: 200, note: '' };

/** The mobile number of a repair shop. */
export const SHOP_MOBILE = '13700137000';

let lastMobile = 13_600_000_000;

/** Accidents of rentals in the small world: the usual steps as one call each. */
export class AccidentWorld {
  readonly violations: ViolationWorld;

  constructor(readonly rental: RentalWorld) {
    this.violations = new ViolationWorld(rental);
  }

  static open = async (...given: Parameters<typeof RentalWorld.open>): Promise<AccidentWorld> =>
    new AccidentWorld(await RentalWorld.open(...given));

  close = (): Promise<void> => this.rental.close();

  get db() {
    return this.rental.db;
  }

  /** A member of a story that begins on the world's Monday. */
  async begun(): Promise<TestSession> {
    this.rental.server.now = monday;
    return this.rental.login(String((lastMobile += 1)));
  }

  /** The same member on another device, or after their session has run out. */
  again = (who: TestSession): Promise<TestSession> => this.rental.login(who.login.uid);

  /** A car that a member has taken out; on Wednesday, 25 November, 10:00. Now it is Thursday noon. */
  async rented(who: TestSession, changes: Partial<OrderChoice> = {}): Promise<string> {
    const orderid = await this.violations.rented(who, changes);
    this.rental.at('2026-11-26T12:00:00+08:00');
    return orderid;
  }

  /** What an accident on Thursday morning is reported with. */
  request = (orderid: string, changes: Partial<Report> = {}): Report => ({
    ...{ orderid, client_key: freshKey(), time: '2026-11-26T11:30:00+08:00', place: '东三环国贸桥下' },
    ...{ description: '变道时与右侧车辆剐蹭', is_injured: false, has_police: true, has_other: true },
    ...changes,
  });

  /** Reports it; its number. */
  report = async (who: TestSession, orderid: string, changes: Partial<Report> = {}): Promise<string> =>
    (await this.rental.get('POST /api/order/accident/accident_add', this.request(orderid, changes), who)).id;

  /** A photo of a member that is sent for an accident. */
  picture = (who: TestSession): Promise<string> => uploaded(this.rental.server, who, 'ACCIDENT');

  /** A video of a member that is sent for an accident, in one piece. */
  video = (who: TestSession): Promise<string> => uploadedVideo(this.rental.server, who);

  /** A photo for each slot. */
  async allSlots(who: TestSession) {
    const files: Partial<Record<(typeof ACCIDENT_SLOTS)[number]['slot'], string>> = {};
    for (const { slot } of ACCIDENT_SLOTS) files[slot] = await this.picture(who);
    return files;
  }

  detail = (who: TestSession, id: string) => this.rental.get('GET /api/order/accident/detail', { id }, who);

  /** Does something with an accident at the desk; what the desk says of it. */
  desk = (
    id: string,
    action: string,
    fields: Record<string, string | number> = {},
    sent?: Buffer,
  ): Promise<string> => this.rental.server.desk('accidents', id, action, fields, sent);

  /** The page of an accident at the desk. */
  async page(id: string): Promise<string> {
    const answer = await this.rental.server.app.inject({
      url: `/desk/accidents/${id}`,
      headers: { cookie: `desk=${DESK_TOKEN}` },
    });
    return answer.body;
  }

  /** The staff writes an accident down: its number, or what the desk says. */
  async register(fields: Record<string, string>): Promise<string> {
    const sent = await this.rental.server.app.inject({
      ...{ method: 'POST', url: '/desk/accidents' },
      headers: { cookie: `desk=${DESK_TOKEN}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...{ time: '2026-11-26 11:30', place: '国贸桥', description: '追尾' },
        ...{ injured: 'no', police: 'yes', other: 'yes' },
        ...fields,
      }).toString(),
    });
    if (sent.statusCode === 303) return sent.headers.location?.split('/').at(-1) ?? '';
    return /role="alert">([^<]*)/.exec(sent.body)?.[1] ?? sent.body;
  }

  /** Reported, worked out by the staff and decided: what it costs by `facts`. */
  async decided(
    who: TestSession,
    orderid: string,
    { assessed = {}, facts = {} }: { assessed?: Partial<typeof ASSESSED>; facts?: Partial<typeof FULL> } = {},
  ): Promise<string> {
    const id = await this.report(who, orderid);
    await this.done(id, 'assess', { ...ASSESSED, ...assessed }, '已录入');
    await this.done(id, 'decide', { ...FULL, ...facts }, '已核定');
    return id;
  }

  /** Does it at the desk, where it must work. */
  async done(
    id: string,
    action: string,
    fields: Record<string, string | number>,
    said: string,
  ): Promise<void> {
    const answer = await this.desk(id, action, fields);
    if (answer !== said) throw new Error(`The desk said of ${action}: ${answer}`);
  }

  /** Has the desk send a link to a repair shop; its token, as it stands in the message. */
  async link(id: string, action = 'send-link', fields: Record<string, string> = {}): Promise<string> {
    await this.done(id, action, { shop: '北京顺捷汽修', mobile: SHOP_MOBILE, ...fields }, '已发送定损链接');
    const sent = (await this.violations.messages(SHOP_MOBILE)).at(-1) ?? '';
    return /token=(\S+)/.exec(sent)?.[1] ?? '';
  }

  /** Has a repair shop send a photo by its link; the whole answer. */
  shopUpload = async (token: string, content?: Buffer) =>
    upload(this.rental.server, content ?? (await photo()), {
      ...{ token, url: '/api/order/accident/merchant_upload', device_time: '2026-11-26T11:50:00+08:00' },
    });

  async shopPhoto(token: string): Promise<string> {
    const { data, msg } = await this.shopUpload(token);
    if (!data) throw new Error(msg);
    return data.file_id;
  }

  /** What a repair shop enters: three days and 2,600 yuan. */
  update = async (token: string, changes: Partial<Update> = {}): Promise<Update> => ({
    ...{ token, from_time: '2026-11-27T09:00:00+08:00', to_time: '2026-11-29T18:00:00+08:00' },
    ...{ repair: 260_000, glass: 0, towing: 0, note: '更换右前门' },
    photos: changes.photos ?? [await this.shopPhoto(token)],
    ...changes,
  });

  pay = (
    who: TestSession,
    id: string,
    pay: 'DEPOSIT' | 'CASHIER',
    expected_total: number,
  ): Promise<DataOf<'POST /api/order/accident/pay'>> =>
    this.rental.get('POST /api/order/accident/pay', { id, pay, expected_total }, who);

  /** Begins a payment of what is due at the cashier. */
  begin = async (who: TestSession, id: string): Promise<string> =>
    (
      await this.rental.get(
        'POST /api/pay/begin',
        { kind: 'ACCIDENT', id, method: 'WECHAT', client_key: freshKey() },
        who,
      )
    ).payment_id;

  finish = (who: TestSession, payment_id: string) =>
    this.rental.ask('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, who);

  /** The deposit for the vehicle of an order, as its renter sees it. */
  async deposit(who: TestSession, orderid: string) {
    const { deposits } = await this.rental.detail(who, orderid);
    return deposits.find(({ kind }) => kind === 'vehicle');
  }

  messages = (who: TestSession): Promise<string[]> => this.violations.messages(who.login.uid);

  /** What the background does: decisions stand, deposits go back. */
  async sweep(): Promise<void> {
    const { db, server } = this.rental;
    await settleAccidents(db, sandboxSmsSender(db), server.clock());
    await releaseDueDeposits(db, server.money, server.clock());
  }

  /** The row itself. */
  async row(id: string) {
    const [row] = await this.db.select().from(accidents).where(eq(accidents.id, id));
    if (!row) throw new Error('There is no such accident');
    return row;
  }
}
