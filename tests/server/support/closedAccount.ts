import { desc, eq } from 'drizzle-orm';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import type { RequestOf } from '../../../types/api';
import type { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from './testServer';

type World = Pick<RentalWorld, 'db' | 'get'>;

/** What an account is closed with: what its member gives up, and the code that they were sent. */
export async function closingOf(
  world: World,
  who: TestSession,
): Promise<RequestOf<'POST /api/user/close_account'>> {
  const { given_up } = await world.get('GET /api/user/get_closing_terms', {}, who);
  await world.get('POST /api/user/send_proof_code', { purpose: 'CLOSE' }, who);
  const [message] = await world.db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.mobile, who.login.uid))
    .orderBy(desc(sandboxMessages.id))
    .limit(1);
  return { given_up, vcode: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '' };
}

/** Closes the account of a member, in which nothing stands in the way. */
export async function closedAccount(world: World, who: TestSession): Promise<void> {
  await world.get('POST /api/user/close_account', await closingOf(world, who), who);
}
