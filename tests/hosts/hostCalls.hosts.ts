import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostApi, type Device } from './engine/hostApi';
import type { HostName } from './engine/types';

const src = path.resolve(__dirname, '../../src');

/** Calls of the host in the sources of mini-programs, by Taro's names. */
function callsOfTheApp(): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.h5\.tsx?$/.test(file),
  );
  const calls = files.flatMap(file =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(/\bTaro\.([a-z]\w+)\(/g)].map(
      match => match[1] ?? '',
    ),
  );
  return [...new Set(calls)].sort();
}

/** What Taro itself answers, or calls by another name in Alipay. */
const ofTaro = ['getCurrentPages', 'getCurrentInstance'];
const alipayNames: Record<string, string> = {
  setNavigationBarTitle: 'setNavigationBar',
  setClipboardData: 'setClipboard',
};

describe('the engine knows every call that the app makes to its host', () => {
  it.each(['weapp', 'qq', 'alipay'] as const)('%s', (host: HostName) => {
    const known = Object.keys(hostApi({ host } as Device));
    const nameOf = (call: string): string => (host === 'alipay' ? (alipayNames[call] ?? call) : call);
    const calls = callsOfTheApp().filter(call => !ofTaro.includes(call));
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter(call => !known.includes(nameOf(call)))).toEqual([]);
  });
});
