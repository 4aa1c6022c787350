import { handOverText, textFileWay } from '@/platform/textFile';
import { host } from '../support/taro';

describe('a text that is handed over in a mini-program (issue 12, export my data)', () => {
  it('is copied, since no host keeps a file of it for the person', async () => {
    expect(textFileWay).toBe('COPY');
    expect(await handOverText('我的数据.json', '{"账号":[]}')).toBe(true);
    expect(host.clipboard).toBe('{"账号":[]}');
  });
});
