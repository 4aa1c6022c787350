import { desc, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DAY, format } from '../../src/domain/shanghaiTime';
import type { Database } from '../db/database';
import { sandboxMessages } from '../kernel/messages/schema';

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
<thead><tr><th scope="col">时间</th><th scope="col">手机号</th><th scope="col">内容</th></tr></thead>
<tbody>
${messages.map(row).join('\n')}
</tbody>
</table>`;

const page = (messages: readonly Message[]): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>短信沙盒</title>
<style>
body { max-width: 720px; margin: 0 auto; padding: 24px 16px; color: #1f2329; background: #fff; font: 16px/1.6 system-ui, sans-serif; }
h1 { margin: 0; font-size: 22px; }
p { margin: 4px 0 20px; color: #4e5969; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 8px; border-bottom: 1px solid #e5e6eb; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:nth-child(-n + 2) { white-space: nowrap; }
th { color: #4e5969; font-weight: 500; white-space: nowrap; }
</style>
</head>
<body>
<main>
<h1>短信沙盒</h1>
<p>测试环境不会真的发短信，验证码都在这里。页面每3秒自动刷新。</p>
${messages.length > 0 ? table(messages) : '<p>还没有短信。请在登录页点“获取验证码”，稍后回来查看。</p>'}
</main>
</body>
</html>
`;

/** GET /sandbox: the newest 20 messages that would have been sent, with whole numbers and codes, for testers. */
export function registerSandbox(app: FastifyInstance, db: Database): void {
  app.get('/sandbox', { schema: { hide: true } }, async (_request, reply) => {
    const messages = await db.select().from(sandboxMessages).orderBy(desc(sandboxMessages.id)).limit(20);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(messages));
  });
}

/** Forgets messages older than a day. */
export async function purgeSandboxMessages(db: Database, now: Date): Promise<void> {
  await db.delete(sandboxMessages).where(lt(sandboxMessages.createdAt, new Date(now.getTime() - DAY)));
}
