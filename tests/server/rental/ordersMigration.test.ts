import { sql } from 'drizzle-orm';
import { findRentalOrder } from '../../../server/areas/rental/rentalOrderRepository';
import { listEvents, listOverdueOrders, pageOfOrders } from '../../../server/kernel/orders/orderRepository';
import { fillPlaces, openOlderDatabase, type OlderDatabase } from '../support/olderDatabase';

// Issue 9: a spine for the orders of every line; those of an older database become rentals under their numbers.

let database: OlderDatabase;
beforeAll(async () => {
  database = await openOlderDatabase('orders');
});
afterAll(() => database.close());

const choice = {
  site_id: 'east',
  cartype_id: 'lavida',
  from_time: '2026-11-25T10:00:00+08:00',
  to_time: '2026-11-28T10:00:00+08:00',
  services: [],
  insured_count: 1,
  use_wkcoin: true,
  use_discount: true,
};
const bill = {
  lines: [],
  total: 60000,
  days: 3,
  overtimeHours: 0,
  dailyAverage: 20000,
  deposits: { vehicle: 300000, violation: 200000, releaseText: '还车30天后退还' },
};

/** A database as it stood before, with a paid order, an unpaid one and a deleted one. */
async function fillOlder(): Promise<void> {
  const { db } = database;
  await db.execute(sql`insert into users (id, mobile) values ('member', '13800138000')`);
  await fillPlaces(db);
  const orders = [
    { id: 'paid', status: 'AWAITING_PICKUP', paid: 60000, createdAt: '2026-11-20', deletedAt: null },
    { id: 'unpaid', status: 'UNPAID', paid: 0, createdAt: '2026-11-21', deletedAt: null },
    { id: 'deleted', status: 'CANCELLED', paid: 0, createdAt: '2026-11-19', deletedAt: '2026-11-20' },
  ];
  for (const { id, status, paid, createdAt, deletedAt } of orders) {
    await db.execute(
      sql`insert into orders (id, user_id, client_key, status, cartype_id, site_id, return_site_id, from_time, to_time, choice, bill, total, paid, coupon_id, wkcoins, renter_name, renter_mobile, renter_idcard, insured, remark, channel, expires_at, deleted_at, created_at)
        values (${id}, 'member', ${`key-${id}`}, ${status}, 'lavida', 'east', 'west', ${choice.from_time}, ${choice.to_time}, ${JSON.stringify(choice)}, ${JSON.stringify(bill)}, 60000, ${paid}, 'coupon', 300, '王小明', '13800138000', '110101199003071234', '[{"name":"李雷","idcard_no":"110101199003071234"}]', '谢谢', 'qq', ${createdAt}::timestamptz + interval '15 minutes', ${deletedAt}, ${createdAt})`,
    );
    await db.execute(sql`insert into order_events (order_id, text) values (${id}, '订单已提交，等待支付')`);
  }
}

test('orders of an older database are rentals of the spine, with all that they had', async () => {
  await fillOlder();
  await database.migrate();
  const { db } = database;

  const paid = await findRentalOrder(db, 'member', 'paid');
  expect(paid?.order).toMatchObject({
    line: 'RENTAL',
    state: 'AWAITING_PICKUP',
    clientKey: 'key-paid',
    total: 60000,
    paid: 60000,
    refunded: 0,
    channel: 'qq',
    deletedAt: null,
  });
  expect(paid?.rental).toEqual({
    orderId: 'paid',
    cartypeId: 'lavida',
    siteId: 'east',
    returnSiteId: 'west',
    fromTime: new Date(choice.from_time),
    toTime: new Date(choice.to_time),
    choice,
    bill,
    couponId: 'coupon',
    endedBySite: null,
    wkcoins: 300,
    renterName: '王小明',
    renterMobile: '13800138000',
    // Sealed by the next sweep.
    renterNumber: '110101199003071234',
    insured: [{ name: '李雷', keptNumber: '110101199003071234' }],
    remark: '谢谢',
    // Kept only since later.
    accepted: [],
  });
  expect((await listEvents(db, 'paid')).map(({ text }) => text)).toEqual(['订单已提交，等待支付']);
});

test('they are listed, hidden and overdue as before', async () => {
  const { db } = database;
  const { orders, total } = await pageOfOrders(
    db,
    { userId: 'member', group: 2, now: new Date() },
    { offset: 0, limit: 10 },
  );
  expect([orders.map(({ id }) => id), total]).toEqual([['unpaid', 'paid'], 2]);
  const overdue = await listOverdueOrders(db, new Date('2026-11-22T00:00:00+08:00'), 10);
  expect(overdue).toEqual([{ line: 'RENTAL', id: 'unpaid' }]);
});
