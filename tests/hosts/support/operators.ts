import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostConsole, HostName, ListedCall } from '../engine/types';
import { released } from './compile';

/** What an operator goes by. */
const document = readFileSync(path.resolve(__dirname, '../../../docs/operators.md'), 'utf8');

const names: Record<HostName, string> = { weapp: 'WeChat', qq: 'QQ', alipay: 'Alipay' };

/** The row of a host in the table of domains. */
function domainsRow(host: HostName): string {
  const [, table = ''] = document.split('## Allowed domains');
  const row = table.split('\n').find(line => line.startsWith(`| ${names[host]} `));
  if (!row) throw new Error(`operators are not told what to list for ${host}`);
  return row;
}

/** Alipay has one list, the others have one for each kind of call, and the row names each: `request 合法域名`. */
const isListed = (host: HostName, call: ListedCall): boolean =>
  host === 'alipay' || domainsRow(host).includes(`${call} 合法域名`);

/** The console of a host when its operator has entered what the document says, and nothing else. */
export function consoleOf(host: HostName): HostConsole {
  const own = (call: ListedCall): string[] => (isListed(host, call) ? [new URL(released).host] : []);
  const guide = document.split('\n').filter(line => line.includes('用户隐私保护指引'));
  return {
    domains: { request: own('request'), uploadFile: own('uploadFile') },
    privacyGuide: guide.join('\n'),
  };
}
