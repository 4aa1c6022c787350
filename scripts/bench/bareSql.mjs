import { randomUUID } from 'node:crypto';
import { repeat } from './load.mjs';
import { rushMembers } from './serverData.mjs';
import { source } from './source.mjs';

const { openDatabase } = source('server/db/openDatabase');

/** The cars of a site with what is left of them, as one would ask by hand. */
const cars = `
  select to_json(s.*), to_json(c.*), i.weekday_price, i.quantity - coalesce((
    select max(taken) from stock_days d
    where d.site_id = i.site_id and d.cartype_id = i.cartype_id and d.day between $2::date and $3::date), 0) as available
  from sites s join inventory i on i.site_id = s.id join cartypes c on c.id = i.cartype_id
  where s.id = $1`;

/** An order with its stock and its first event, all or nothing; no row when a day has no car left. */
const booking = `
  with taken as (
    insert into stock_days (site_id, cartype_id, day, taken)
    select i.site_id, i.cartype_id, day, 1 from inventory i cross join unnest($3::date[]) as day
    where i.site_id = $1 and i.cartype_id = $2 order by day
    on conflict (site_id, cartype_id, day) do update set taken = stock_days.taken + 1
    where stock_days.taken < (select quantity from inventory q
      where q.site_id = stock_days.site_id and q.cartype_id = stock_days.cartype_id)
    returning 1),
  ordered as (
    insert into orders (id, line, user_id, client_key, state, total, channel, expires_at)
    select $4, 'RENTAL', $5, $4, 'UNPAID', 0, '', now() + interval '1 day'
    where (select count(*) from taken) = cardinality($3::date[])
    returning id),
  rented as (
    insert into rental_orders (order_id, cartype_id, site_id, return_site_id, from_time, to_time, choice, bill,
      renter_name, renter_mobile, renter_idcard, remark)
    select id, $2, $1, $1, now(), now(), '{}', '{}', '', '', '', '' from ordered)
  insert into order_events (order_id, text) select id, '' from ordered returning order_id`;

/**
 * What the database alone can do: the questions of the measured calls as one hand-written statement each, asked through
 * the driver, without HTTP, signature, prices or presentation. Nobody else may have the database open meanwhile.
 */
export async function measureBareSql(settings, { members, plenty, bareRush, days }) {
  const { db, close } = await openDatabase(settings);
  const query = (text, values) => db.$client.query(text, values);
  const book = (choice, member) =>
    query(booking, [choice.site_id, choice.cartype_id, days, randomUUID(), member.id]);
  const period = [days[0], days.at(-1)];
  const figures = {
    cities: await repeat(() => query('select * from cities order by id')),
    search: await repeat(() => query(`${cars} order by i.weekday_price`, [plenty.site_id, ...period])),
    calc: await repeat(() => query(`${cars} and c.id = $4`, [plenty.site_id, ...period, plenty.cartype_id])),
    booking: await repeat(() => book(plenty, members[0])),
  };
  const began = performance.now();
  await Promise.all(members.slice(0, rushMembers).map(member => book(bareRush, member)));
  const rush = performance.now() - began;
  await close();
  return { ...figures, rush };
}
