import type { CompanyLevel } from '../../types/api/bill';
import { isMail } from './invoice';

/*
 * 员工福利: who is an employee of which company by their mail address, and what that gives (specification §2,
 * /employee_benefits; issue 14).
 */

/**
 * Domains under which anybody may have an address, so that one tells nothing of where somebody works: the free mail
 * providers of China and the world, and those that forget an address after ten minutes.
 */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  ...['qq.com', 'foxmail.com', 'vip.qq.com', '163.com', '126.com', 'yeah.net', '188.com', 'vip.163.com'],
  ...['vip.126.com', 'netease.com', 'sina.com', 'sina.cn', 'vip.sina.com', 'sohu.com', 'vip.sohu.com'],
  ...['tom.com', '21cn.com', '139.com', '189.cn', 'wo.cn', 'wo.com.cn', 'aliyun.com', '263.net', 'eyou.com'],
  ...['email.cn', '2980.com', 'chinaren.com', 'citiz.net', 'sogou.com', '88.com', '111.com', 'mail.com'],
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'live.cn', 'msn.com'],
  ...[
    'icloud.com',
    'me.com',
    'mac.com',
    'yahoo.com',
    'yahoo.cn',
    'yahoo.com.cn',
    'yahoo.com.hk',
    'ymail.com',
  ],
  ...['proton.me', 'protonmail.com', 'gmx.com', 'gmx.net', 'aol.com', 'zoho.com', 'yandex.com', 'mail.ru'],
  ...['inbox.com', 'fastmail.com', 'tutanota.com', 'hey.com', 'naver.com', 'daum.net'],
  ...[
    '10minutemail.com',
    'mailinator.com',
    'guerrillamail.com',
    'temp-mail.org',
    'yopmail.com',
    'sharklasers.com',
  ],
]);

/** An address in the parts that say whose it is. */
export interface MailAddress {
  /** As it is written to: in small letters, without blanks around it. */
  address: string;
  /** Before the @, without what a person may add or leave out and still be reached: `Li.Na+Car` is `lina`. */
  person: string;
  domain: string;
}

/** An address as it is typed, pasted or written in full width: ＠ and 。 are keys of a Chinese keyboard. */
export const mailText = (typed: string): string =>
  typed.normalize('NFKC').replace(/。/g, '.').replace(/\s/g, '').slice(0, 100);

/** Reads an address; undefined for what can be none. */
export function readMail(typed: string): MailAddress | undefined {
  const address = typed.trim().toLowerCase();
  if (!isMail(address)) return undefined;
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const person = name.replace(/\./g, '');
  return person === '' ? undefined : { address, person, domain: address.slice(at + 1) };
}

/** A domain and those above it, the longest first, without the last part alone: bj.hl.cn, hl.cn. */
export function domainsAbove(domain: string): string[] {
  const parts = domain.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

/** Whether anybody may have an address under a domain, or under one below it. */
export const isPublicDomain = (domain: string): boolean =>
  domainsAbove(domain).some(above => PUBLIC_DOMAINS.has(above));

/** What is wrong with an address as that of an employee, one sentence that says how to mend it; undefined: nothing. */
export function companyMailProblem(typed: string): string | undefined {
  const mail = readMail(typed);
  if (!mail) return '请输入完整的企业邮箱，例如name@company.com';
  return isPublicDomain(mail.domain) ? '这是个人邮箱，请使用公司为您开通的企业邮箱' : undefined;
}

/** What somebody tells us whose company has no benefits yet; they add its name. */
export const companyWish = (domain: string): string =>
  `希望我的公司开通员工福利。\n公司名称：\n企业邮箱后缀：${domain}`;

/** An address as it is shown: li***@hl.cn. */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at - 1))}***${address.slice(at)}`;
}

/** What an employee pays where others pay so much, fen; everybody else pays just that. */
export const companyPrice = (price: number, company: Pick<CompanyLevel, 'percent'> | undefined): number =>
  company ? price - Math.round((price * company.percent) / 100) : price;

/** A price level as it is said: 8.8折. */
export const levelText = (percent: number): string => `${(100 - percent) / 10}折`;

/** What joining and leaving mean, a sentence each: the screens show it, the server does it. */
export const COMPANY_RULES: readonly string[] = [
  '企业优惠按公司约定的折扣减免自驾租车的租车费，选车、日历和下单页的价格都已包含；服务费、保险和押金按原价。',
  '企业优惠先减，再依次计算长租优惠、优惠券和悟空币，可以同时使用。',
  '以下单时间为准：福利到期或退出后，已下单的订单仍按企业优惠计价，修改和续租也一样；新订单恢复原价。',
  '加入时发放企业优惠券，每个企业邮箱领取一次，有效期不晚于福利到期日。',
  '一个企业邮箱只能绑定一个账号，一个账号同时只能加入一家公司。',
  '可以随时退出。退出时，未使用的企业优惠券会收回，重新加入时再发给您；已用在订单里的不受影响。',
];
