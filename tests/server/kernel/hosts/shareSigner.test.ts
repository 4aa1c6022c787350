import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shareSigner } from '../../../../server/kernel/hosts/shareSigner';

// Specification §7, messenger share signature; issue 16, share: against a stand-in for WeChat.
describe('the account by which pages are signed', () => {
  const account = { appId: 'wx1', secret: 'of the account' };
  const page = 'https://car.example/carlist?city=110000';
  const now = new Date('2026-11-25T10:00:00+08:00');
  const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const asked: string[] = [];
  const answers = { token: '', ticket: '' };
  let messenger: Server;
  let address = '';
  beforeAll(async () => {
    messenger = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      asked.push(request.url ?? '');
      response.end(path.endsWith('/token') ? answers.token : answers.ticket);
    });
    await new Promise<void>(resolve => messenger.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(messenger.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise(resolve => messenger.close(resolve)));
  beforeEach(() => {
    asked.splice(0);
    answers.token = '{"access_token":"A1","expires_in":7200}';
    answers.ticket = '{"errcode":0,"ticket":"T1","expires_in":7200}';
  });

  it('signs ticket, nonce, time and address in WeChat’s order', async () => {
    const signature = await shareSigner(address, account)(page, now);
    expect(signature).toMatchObject({ appId: 'wx1', timestamp: now.getTime() / 1000 });
    const { nonceStr = '', timestamp = 0, configSign } = signature ?? {};
    expect(nonceStr).toMatch(/^\w{16}$/);
    const text = `jsapi_ticket=T1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
    expect(configSign).toBe(createHash('sha1').update(text).digest('hex'));
    expect(asked).toEqual([
      '/cgi-bin/token?grant_type=client_credential&appid=wx1&secret=of+the+account',
      '/cgi-bin/ticket/getticket?access_token=A1&type=jsapi',
    ]);
  });

  it('asks for one ticket for all pages, and for another shortly before its end', async () => {
    const sign = shareSigner(address, account);
    await Promise.all([sign(page, now), sign(`${page}&page=2`, now)]);
    await sign(page, later(114));
    expect(asked).toHaveLength(2);
    answers.ticket = '{"errcode":0,"ticket":"T2","expires_in":7200}';
    await sign(page, later(116));
    expect(asked).toHaveLength(4);
  });

  it.each(['{"errcode":40164,"errmsg":"invalid ip"}', '<html>', ''])(
    'signs nothing when WeChat answers %p, and leaves it alone for half a minute',
    async text => {
      answers.token = text;
      const sign = shareSigner(address, account);
      expect(await sign(page, now)).toBeUndefined();
      answers.token = '{"access_token":"A1"}';
      expect(await sign(page, later(0.4))).toBeUndefined();
      expect(asked).toHaveLength(1);
      expect(await sign(page, later(0.6))).toMatchObject({ appId: 'wx1' });
    },
  );

  it('signs nothing when WeChat cannot be reached', async () => {
    expect(await shareSigner('http://127.0.0.1:1', account)(page, now)).toBeUndefined();
  });
});
