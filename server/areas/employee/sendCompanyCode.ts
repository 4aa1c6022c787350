import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit, type RateLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { createMailSender } from '../../kernel/messages/mailSender';
import { newCode, spendCode, type CodeHolder } from '../user/public';
import { joinableCompany, type CompanyMail } from './joinableCompany';

/** Mail may take its time, and is looked for in another app. */
const CODE_LIFE = 15 * MINUTE;

interface CodeLimit {
  key: string;
  limit: RateLimit;
  /** What a person reads who has to wait so many seconds. */
  message: (wait: number) => string;
}

/**
 * What may be sent. Who asks is a member, with a number that is theirs: they alone use up their own minute, so that nobody
 * else's asking makes the owner of an address wait. Against bombing an address gets ten mails a day, whoever asks; with 5
 * tries each that is one chance in 20,000 a day to guess a code, for all who try together.
 */
const limitsOf = ({ ip, member, settings }: MemberContext, mark: string): CodeLimit[] => [
  {
    key: `company-codes:${ip}`,
    limit: { limit: settings.codesPerHour, windowMs: HOUR },
    message: () => '获取验证码太频繁了，请稍后再试',
  },
  {
    key: `company-minute:${member.id}`,
    limit: { limit: 1, windowMs: MINUTE },
    message: wait => `验证码刚刚发过，请${wait}秒后再试`,
  },
  {
    key: `company-day:${member.id}`,
    limit: { limit: 10, windowMs: DAY },
    message: () => '今天获取验证码的次数用完了，请明天再试',
  },
  {
    key: `company-address:${mark}`,
    limit: { limit: 10, windowMs: DAY },
    message: () => '这个邮箱今天收到的验证码太多了，请明天再试',
  },
];

/** Who may use a code: the member who has asked for it, for the person of the address. */
const holderOf = ({ member }: Pick<MemberContext, 'member'>, { mark }: CompanyMail): CodeHolder => ({
  mobile: mark,
  asker: `company:${member.id}`,
});

/**
 * Sends a code to an address of a company and answers after how many seconds the next one may be asked for. Errors as the
 * contract lists them.
 */
export async function sendCompanyCode(email: string, context: MemberContext): Promise<number> {
  const { db, settings, now } = context;
  const joinable = await joinableCompany(email, context);
  for (const { key, limit, message } of limitsOf(context, joinable.mark)) {
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.CODE_TOO_OFTEN, message(wait), { retry_after: wait });
  }
  const code = await newCode(context, holderOf(context, joinable), CODE_LIFE);
  const text = `您的企业邮箱验证码是${code}，用于加入“${joinable.company.name}”员工福利，15分钟内有效。如果不是您本人在操作，请忽略这封邮件。`;
  await createMailSender(db, settings).send(joinable.mail.address, text, now);
  return MINUTE / 1000;
}

/** Spends the newest code that the member has asked for an address. Errors as `spendCode`. */
export const spendCompanyCode = (
  code: string,
  joinable: CompanyMail,
  context: MemberContext,
): Promise<void> => spendCode(context, holderOf(context, joinable), code);
