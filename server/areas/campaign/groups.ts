import { randomBytes, randomUUID } from 'node:crypto';
import { groupEnd, groupState, joinGroup } from '../../../src/domain/campaign';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import {
  completeGroup,
  findGroup,
  insertGroup,
  insertMember,
  listGroupsOf,
  lockCampaign,
  nextPlace,
  type WholeGroup,
} from './campaignRepository';
import { assertLeft, assertNotTaken, assertRunning, giveCoupons, refused } from './takeCoupon';

type Asking = Pick<MemberContext, 'db' | 'member' | 'settings' | 'now'>;

const groupRefused = (why: string): Failure => new Failure(ErrorCode.GROUP_REFUSED, why);

/** Each group keeps coupons from others until it ends. */
const FOUNDINGS = { limit: 5, windowMs: DAY };

async function countFounding(tx: Database, userId: string, now: Date): Promise<void> {
  const wait = await takeFromLimit(tx, `group-founded:${userId}`, FOUNDINGS, now);
  if (wait === 0) return;
  throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '今天发起的团太多了，请明天再试', { retry_after: wait });
}

/** The group of an activity in which a member is and which still runs. */
async function runningGroupOf(
  tx: Database,
  campaignId: string,
  { member, now }: Pick<Asking, 'member' | 'now'>,
): Promise<WholeGroup | undefined> {
  const groups = await listGroupsOf(tx, member.id, campaignId);
  return groups.find(({ group }) => groupState(group, now) === 'RUNNING');
}

const IN_ANOTHER = '您已在这个活动的另一个团里，等它成团或结束后再来';

/** Founds a group, for which its coupons are kept from then on. Errors as the contract lists them. */
export async function addGroup(campaignId: string, asking: Asking): Promise<WholeGroup> {
  const { db, member, now } = asking;
  const code = await db.transaction(async tx => {
    const stocked = await lockCampaign(tx, campaignId, now);
    const { groupSize: size, groupHours: hours, endsAt } = stocked.campaign;
    const running = await runningGroupOf(tx, campaignId, asking);
    if (running?.group.founderId === member.id) return running.group.code;
    assertRunning(stocked.campaign, now);
    if (size === null || hours === null) throw refused('这个活动不用拼团，直接领取就可以');
    await assertNotTaken(tx, campaignId, asking);
    if (running) throw groupRefused(IN_ANOTHER);
    assertLeft(stocked, size);
    await countFounding(tx, member.id, now);
    const group = {
      id: randomUUID(),
      code: randomBytes(16).toString('base64url'),
      campaignId,
      founderId: member.id,
      size,
      endsAt: groupEnd(now, hours, endsAt),
      completedAt: null,
      createdAt: now,
    };
    await insertGroup(tx, group);
    return group.code;
  });
  return findGroup(db, code);
}

/** Comes into a group; who is the last brings everybody the coupon that was kept for them. Errors as the contract lists them. */
export async function joinGroupBy(code: string, asking: Asking): Promise<WholeGroup> {
  const { db, member, now } = asking;
  // Of what group it is is read before its activity is locked, and how it stands once it is.
  const { campaignId } = (await findGroup(db, code)).group;
  await db.transaction(async tx => {
    const { campaign } = await lockCampaign(tx, campaignId, now);
    const { group, members } = await findGroup(tx, code);
    const memberIds = members.map(({ userId }) => userId);
    if (group.founderId !== member.id && memberIds.includes(member.id)) return;
    const joined = joinGroup({ ...group, memberIds }, member.id, now);
    if ('refusal' in joined) throw groupRefused(joined.refusal);
    await assertNotTaken(tx, campaignId, asking);
    if (await runningGroupOf(tx, campaignId, asking)) throw groupRefused(IN_ANOTHER);
    await insertMember(tx, {
      groupId: group.id,
      userId: member.id,
      place: await nextPlace(tx, group.id),
      createdAt: now,
    });
    if (joined.group.completedAt === null) return;
    await completeGroup(tx, group.id, now);
    await giveCoupons(tx, campaign, joined.group.memberIds, now);
  });
  return findGroup(db, code);
}
