import { randomUUID } from 'node:crypto';
import { source } from './source.mjs';

const { openDatabase } = source('server/db/openDatabase');
const { logInMember } = source('server/areas/user/logInMember');
const { defaultRentalPeriod } = source('src/domain/rentalTime');
const { seed } = source('server/demo/seed');
const { stockDaysOf } = source('server/kernel/stock/stockDays');

/** How many book at the same time, and how many cars are left for them. */
export const rushMembers = 200;
export const rushCars = 3;

/** So many that none of them comes to the end of what a member may book, however fast the server is. */
const bookingMembers = 1000;

/** Each on a device of their own. */
const devices = () => ({ deviceHash: randomUUID(), deviceName: 'bench', hostIdentity: null });

/**
 * Makes a database, seeded if it was empty, ready to be measured: members with sessions, a car type that is never sold
 * out, and one of which three cars are left. Nobody else may have the database open meanwhile. `cities`: how many of
 * them are seeded, all by default.
 */
export async function prepareData(settings, { cities } = {}) {
  const { db, close } = await openDatabase(settings, database => seed(database, { cities }));
  const { rows } = await db.$client.query(`
    select site_id, cartype_id from inventory where quantity > 0
      and site_id = (select min(id) from sites where city_id = '110000' and not closed) order by cartype_id limit 3`);
  const setQuantity = (row, quantity) =>
    db.$client.query('update inventory set quantity = $3 where site_id = $1 and cartype_id = $2', [
      row.site_id,
      row.cartype_id,
      quantity,
    ]);
  const [plenty, rush, bareRush] = rows;
  await setQuantity(plenty, 10_000_000);
  await setQuantity(rush, rushCars);
  await setQuantity(bareRush, rushCars);
  const members = [];
  for (let index = 0; index < bookingMembers; index += 1) {
    const owner = { mobile: String(13100000000 + index), channel: '' };
    const login = await logInMember(db, owner, devices(), {
      now: new Date(),
      dataKey: settings.dataKey,
    });
    members.push({ id: login.user_id, cookie: `token=${login.token}` });
  }
  await close();
  const { from, to } = defaultRentalPeriod(new Date());
  const choiceOf = ({ site_id, cartype_id }) => ({
    site_id,
    cartype_id,
    from_time: from,
    to_time: to,
    services: ['INS_THIRDPARTY'],
    insured_count: 1,
    use_wkcoin: false,
    use_discount: true,
  });
  return {
    members,
    search: { site_id: plenty.site_id, from_time: from, to_time: to },
    plenty: choiceOf(plenty),
    rush: choiceOf(rush),
    bareRush: choiceOf(bareRush),
    days: stockDaysOf(from, to),
  };
}
