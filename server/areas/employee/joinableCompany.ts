import { companyMailProblem, readMail, type MailAddress } from '../../../src/domain/companyBenefit';
import { ErrorCode } from '../../../src/domain/errorCode';
import { format } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { mailMark } from './companyMail';
import { companyOfDomain, findEmployee, type CompanyRow } from './companyRepository';

/** An address of an employee, their company, and the mark of the person. */
export interface CompanyMail {
  mail: MailAddress;
  company: CompanyRow;
  mark: string;
}

const invalid = (sentence: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, sentence, { field: 'email' });

const refused = (sentence: string): Failure => new Failure(ErrorCode.COMPANY_REFUSED, sentence);

/** Whose an address is. INVALID_PARAMS (data: `field`), COMPANY_UNKNOWN. */
export async function companyOfMail(
  email: string,
  { db, settings }: Pick<MemberContext, 'db' | 'settings'>,
): Promise<CompanyMail> {
  const problem = companyMailProblem(email);
  const mail = readMail(email);
  if (problem !== undefined || !mail) throw invalid(problem ?? '请输入完整的企业邮箱');
  const company = await companyOfDomain(db, mail.domain);
  if (!company) {
    throw new Failure(
      ErrorCode.COMPANY_UNKNOWN,
      `“${mail.domain}”所在的公司还没有开通员工福利，告诉我们公司名称，我们去联系`,
      { field: 'email' },
    );
  }
  return { mail, company, mark: mailMark(company.id, mail, settings.dataKey) };
}

/** The company that a member may join by an address. As `companyOfMail`, and COMPANY_REFUSED. */
export async function joinableCompany(
  email: string,
  context: Pick<MemberContext, 'db' | 'settings' | 'member' | 'now'>,
): Promise<CompanyMail> {
  const joinable = await companyOfMail(email, context);
  const { company } = joinable;
  const before = await findEmployee(context.db, context.member.id);
  if (before?.row.mailMark === joinable.mark) throw refused(`您已经加入${company.name}`);
  if (before) throw refused(`您已加入${before.company.name}，退出后才能加入别的公司或更换邮箱`);
  if (company.validTo <= context.now) {
    throw refused(`${company.name}的员工福利已于${format(company.validTo, 'YYYY年M月D日')}到期`);
  }
  return joinable;
}

/** What is told who comes with an address by which somebody else has joined. */
export const mailTaken = (): Failure =>
  refused('这个邮箱已绑定其他账号，请先在原账号退出；如果不是您本人绑定的，请联系客服');
