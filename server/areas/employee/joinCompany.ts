import type { MemberContext } from '../../http/endpoint';
import { giveCompanyCoupons, takeCompanyCouponsBack } from './companyCoupons';
import { sealedMail } from './companyMail';
import { deleteEmployee, findEmployee, insertEmployee, type Employee } from './companyRepository';
import { companyOfMail, joinableCompany, mailTaken } from './joinableCompany';
import { spendCompanyCode } from './sendCompanyCode';

/**
 * Joins the company of an address with the code that was sent there; its coupons come with it. Who has joined by it already
 * is answered the same. Errors as the contract lists them.
 */
export async function joinCompany(
  { email, vcode }: { email: string; vcode: string },
  context: MemberContext,
): Promise<Employee> {
  const { db, member, settings, now } = context;
  const { mark, mail } = await companyOfMail(email, context);
  const before = await findEmployee(db, member.id);
  // The answer was lost.
  if (before?.row.mailMark === mark) return before;
  const joinable = await joinableCompany(email, context);
  const { company } = joinable;
  await spendCompanyCode(vcode, joinable, context);
  const row = {
    userId: member.id,
    companyId: company.id,
    mailMark: mark,
    sealedMail: sealedMail(mail.address, member.id, settings.dataKey),
    joinedAt: now,
  };
  return db.transaction(async tx => {
    if (await insertEmployee(tx, row)) {
      await giveCompanyCoupons(tx, company, row, now);
      return { row, company };
    }
    // Joined at the same moment: by the member, or by another one who has the address, too.
    const meanwhile = await findEmployee(tx, member.id);
    if (meanwhile?.row.mailMark === mark) return meanwhile;
    throw mailTaken();
  });
}

/** Leaves the company: its price level ends, and its unused coupons go back. Nothing happens without one. */
export async function leaveCompany({ db, member, now }: MemberContext): Promise<void> {
  await db.transaction(async tx => {
    const employee = await findEmployee(tx, member.id);
    const gone = await deleteEmployee(tx, member.id);
    if (employee && gone) await takeCompanyCouponsBack(tx, employee.company, gone, now);
  });
}
