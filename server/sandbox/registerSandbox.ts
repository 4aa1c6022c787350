import { desc, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DAY, format } from '../../src/domain/shanghaiTime';
import type { Database } from '../db/database';
import { signClaim } from '../kernel/members/channelClaim';
import { sandboxMessages } from '../kernel/messages/schema';
import type { Settings } from '../settings';

type Message = typeof sandboxMessages.$inferSelect;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '');

const row = ({ mobile, text, createdAt }: Message): string => `<tr>
<td><time datetime="${createdAt.toISOString()}">${format(createdAt, 'HH:mm:ss')}</time></td>
<td>${escapeHtml(mobile)}</td>
<td>${escapeHtml(text)}</td>
</tr>`;

const table = (messages: readonly Message[]): string => `<table>
<thead><tr><th scope="col">时间</th><th scope="col">发送到</th><th scope="col">内容</th></tr></thead>
<tbody>
${messages.map(row).join('\n')}
</tbody>
</table>`;

/** Some people whom channels send, to try out how they come in. */
const VISITORS = [
  { name: '京东用户甲', channel: 'JD', type: 'JD', openid: 'demo-jd-1' },
  { name: '京东用户乙', channel: 'JD', type: 'JD', openid: 'demo-jd-2' },
  { name: '支付宝用户', channel: 'ALI', type: 'ALIPAY', openid: 'demo-alipay-1' },
  { name: 'QQ用户', channel: 'QQ', type: 'QQ', openid: 'demo-qq-1' },
  { name: '巴士管家用户', channel: 'BSGJ', type: 'BSGJ', openid: 'demo-bsgj-1' },
] as const;

type Keys = Pick<Settings, 'production' | 'channelKeys' | 'channelDemoKey'>;

/** What a channel links to, signed as the channel signs it, and good for five minutes. */
function entryLink({ name, ...person }: (typeof VISITORS)[number], keys: Keys, now: Date): string {
  const claim = signClaim({ ...person, time: now.getTime() }, keys);
  const query = new URLSearchParams({ ...claim, time: String(claim.time), return_url: '/profile' });
  return `<li><a href="${escapeHtml(`/third_before_in?${query.toString()}`)}">${name}</a></li>`;
}

/** How channels bring people; in production it is their keys that sign, and nobody signs for them here. */
const entries = (keys: Keys, now: Date): string =>
  keys.production
    ? ''
    : `<h2>从合作平台进入</h2>
<p>每个链接代表一位合作平台的用户，5分钟内有效，登录后失效。</p>
<ul>
${VISITORS.map(visitor => entryLink(visitor, keys, now)).join('\n')}
</ul>`;

const page = (messages: readonly Message[], links: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>沙盒</title>
<style>
body { max-width: 720px; margin: 0 auto; padding: 24px 16px; color: #1f2329; background: #fff; font: 16px/1.6 system-ui, sans-serif; }
h1, h2 { margin: 0; font-size: 22px; }
h2 { margin-top: 32px; }
ul { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: 10px 0; color: #0b5cad; }
p { margin: 4px 0 20px; color: #4e5969; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 8px; border-bottom: 1px solid #e5e6eb; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; }
td:nth-child(2) { min-width: 116px; word-break: break-all; }
th { color: #4e5969; font-weight: 500; white-space: nowrap; }
</style>
</head>
<body>
<main>
<h1>短信和邮件沙盒</h1>
<p>测试环境不会真的发短信和邮件，验证码都在这里。页面每3秒自动刷新。</p>
${messages.length > 0 ? table(messages) : '<p>还没有短信。请在登录页点“获取验证码”，稍后回来查看。</p>'}
${links}
</main>
</body>
</html>
`;

/** What the sandbox shows, and by which keys and at what time its links are signed. */
interface SandboxParts {
  db: Database;
  settings: Keys;
  clock: () => Date;
}

/**
 * GET /sandbox: the newest 20 messages that would have been sent, with whole numbers and codes, and links by which channels
 * would send people, for testers.
 */
export function registerSandbox(app: FastifyInstance, { db, settings, clock }: SandboxParts): void {
  app.get('/sandbox', { schema: { hide: true } }, async (_request, reply) => {
    const messages = await db.select().from(sandboxMessages).orderBy(desc(sandboxMessages.id)).limit(20);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(messages, entries(settings, clock())));
  });
}

/** Forgets messages older than a day. */
export async function purgeSandboxMessages(db: Database, now: Date): Promise<void> {
  await db.delete(sandboxMessages).where(lt(sandboxMessages.createdAt, new Date(now.getTime() - DAY)));
}
