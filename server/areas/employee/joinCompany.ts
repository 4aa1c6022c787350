import { eq } from 'drizzle-orm';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { users } from '../../kernel/members/schema';
import { giveCompanyCoupons, takeCompanyCouponsBack } from './companyCoupons';
import { sealedMail } from './companyMail';
import { deleteEmployee, findEmployee, insertEmployee, type Employee } from './companyRepository';
import { companyOfMail, joinableCompany, mailTaken } from './joinableCompany';
import { spendCompanyCode } from './sendCompanyCode';

/** A refusal that is told once the transaction stands: thrown within, it would take back that a code was tried. */
function asRefusal(problem: unknown): Failure {
  if (problem instanceof Failure) return problem;
  throw problem;
}

/**
 * Joins the company of an address with the code that was sent there; its coupons come with it. Who has joined by it already
 * is answered the same, also where the same is sent twice at the same moment. Errors as the contract lists them.
 */
export async function joinCompany(
  { email, vcode }: { email: string; vcode: string },
  context: MemberContext,
): Promise<Employee> {
  const { db, member, settings, now } = context;
  const { mark, mail } = await companyOfMail(email, context);
  const joined = await db.transaction(async tx => {
    // One after the other: what is sent twice finds by its turn that it has joined, and not a code that is spent.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update');
    const before = await findEmployee(tx, member.id);
    // The answer was lost.
    if (before?.row.mailMark === mark) return before;
    const turn = { ...context, db: tx };
    const joinable = await joinableCompany(email, turn);
    const { company } = joinable;
    const refusal = await spendCompanyCode(vcode, joinable, turn).catch(asRefusal);
    if (refusal) return refusal;
    const row = {
      userId: member.id,
      companyId: company.id,
      mailMark: mark,
      sealedMail: sealedMail(mail.address, member.id, settings.dataKey),
      joinedAt: now,
    };
    // Another member has the address.
    if (!(await insertEmployee(tx, row))) return mailTaken();
    await giveCompanyCoupons(tx, company, row, now);
    return { row, company };
  });
  if (joined instanceof Failure) throw joined;
  return joined;
}

/** Leaves the company: its price level ends, and its unused coupons go back. Nothing happens without one. */
export async function leaveCompany({ db, member, now }: MemberContext): Promise<void> {
  await db.transaction(async tx => {
    const employee = await findEmployee(tx, member.id);
    const gone = await deleteEmployee(tx, member.id);
    if (employee && gone) await takeCompanyCouponsBack(tx, employee.company, gone, now);
  });
}
