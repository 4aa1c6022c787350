import { toIso } from '../../../src/domain/shanghaiTime';
import type { PersonalData } from '../../kernel/members/personalData';
import { mailOf } from './companyMail';
import { findEmployee } from './companyRepository';
import { companyMembers } from './schema';

export const employeeData: PersonalData = {
  title: '员工福利',
  tables: [companyMembers],
  read: async ({ db, member, dataKey }) => {
    const employee = await findEmployee(db, member.id);
    if (!employee) return [];
    const { row, company } = employee;
    return [{ 公司: company.name, 企业邮箱: mailOf(row, dataKey), 加入时间: toIso(row.joinedAt) }];
  },
};
