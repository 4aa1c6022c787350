import { Type } from 'typebox';
import type { CompanyRelation, EmployeeApi } from '../../../types/api/employee';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { listCompanyCoupons } from './companyCoupons';
import { findEmployee, type Employee } from './companyRepository';
import { presentRelation } from './employeePresenter';
import { joinCompany, leaveCompany } from './joinCompany';
import { sendCompanyCode } from './sendCompanyCode';

const email = Type.String({ maxLength: 200 });

async function relationOf(
  employee: Employee,
  { db, settings, now }: MemberContext,
): Promise<CompanyRelation> {
  const coupons = await listCompanyCoupons(db, employee.company, employee.row);
  return presentRelation(employee, coupons, { dataKey: settings.dataKey, now });
}

/** 员工福利 (specification §2, /employee_benefits; §7, company/relation send_email and add; issue 14). */
export const employeeArea: Area<EmployeeApi> = {
  'GET /api/user/company/relation/get_detail': member(
    'The company of the member, and what it gives them',
    Type.Object({}),
    async (_request, context) => {
      const employee = await findEmployee(context.db, context.member.id);
      return employee ? { relation: await relationOf(employee, context) } : {};
    },
  ),
  'POST /api/user/company/relation/send_email': member(
    'Sends a code to an address of a company',
    Type.Object({ email }),
    async (request, context) => ({ retry_after: await sendCompanyCode(request.email, context) }),
  ),
  'POST /api/user/company/relation/add': member(
    'Joins the company of an address with the code that was sent there',
    Type.Object({ email, vcode: Type.String({ maxLength: 20 }) }),
    async (request, context) => relationOf(await joinCompany(request, context), context),
  ),
  'POST /api/user/company/relation/leave': member(
    'Leaves the company',
    Type.Object({}),
    async (_request, context) => {
      await leaveCompany(context);
      return {};
    },
  ),
};
