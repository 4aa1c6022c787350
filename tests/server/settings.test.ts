import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { agreements } from '../../server/areas/content/agreements';
import { readSettings } from '../../server/settings';

// Issue 2, section 1: PORT chooses the port; architecture, the backend.
describe('readSettings', () => {
  it('has defaults for development', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, production: false, sandbox: true, databaseUrl: '' });
    expect(readSettings({}).dataDirectory).toBe(path.resolve('.data'));
  });

  it.each(['x', '-1', '65536', '80.5'])('refuses PORT=%s in one sentence', PORT => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${PORT}"`,
    );
  });

  it('refuses production without secrets, and is no sandbox there unless told', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('APP_SECRET must be set in production');
    const secrets = { NODE_ENV: 'production', APP_SECRET: 'a', CODE_PEPPER: 'b', DATA_KEY: 'c' };
    expect(readSettings(secrets)).toMatchObject({ production: true, sandbox: false });
    expect(readSettings({ ...secrets, SANDBOX: 'on' }).sandbox).toBe(true);
  });

  it('reads the channels’ keys, and believes no other channel in production', () => {
    const key = 'k'.repeat(32);
    expect(readSettings({ CHANNEL_KEY_JD: key, CHANNEL_KEY_yk: '' }).channelKeys).toEqual(
      new Map([['JD', key]]),
    );
    expect(readSettings({}).channelDemoKey).not.toBe('');
    expect(
      readSettings({ NODE_ENV: 'production', APP_SECRET: 'a', CODE_PEPPER: 'b', DATA_KEY: 'c' })
        .channelDemoKey,
    ).toBe('');
    expect(() => readSettings({ CHANNEL_KEY_JD: 'development-only' })).toThrow(
      'CHANNEL_KEY_JD must have 32 characters or more',
    );
  });

  // Issue 14, content: some agreement routes redirect to externally hosted documents; no open redirect.
  it('reads the agreements that are read elsewhere, a row each', () => {
    expect(readSettings({}).agreementLinks).toEqual([]);
    expect(
      readSettings({
        AGREEMENT_insurance: '保险条款 https://docs.example.com/insurance.html',
        AGREEMENT_partner_2: 'Partner rules https://example.com/rules?v=2',
        AGREEMENT_old: '',
      }).agreementLinks,
    ).toEqual([
      { id: 'insurance', title: '保险条款', url: 'https://docs.example.com/insurance.html' },
      { id: 'partner_2', title: 'Partner rules', url: 'https://example.com/rules?v=2' },
    ]);
  });

  it.each([
    'http://docs.example.com/a',
    'javascript:alert(1)',
    'data:text/html,x',
    '//docs.example.com/a',
    '/login',
    'https://name:word@docs.example.com/a',
    'https://docs.example.com:8443/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://files.internal/a',
    'https://docs.example.com/../a',
    'HTTPS://docs.example.com/a',
    'https:\\\\docs.example.com/a',
    `https://docs.example.com/${'a'.repeat(500)}`,
  ])('refuses an agreement at %s', url => {
    expect(() => readSettings({ AGREEMENT_insurance: `保险条款 ${url}` })).toThrow(
      'AGREEMENT_insurance must be a title and an address such as',
    );
  });

  it('refuses an agreement without title, with a name of no route, or in the place of one of its own', () => {
    expect(() => readSettings({ AGREEMENT_insurance: 'https://docs.example.com/a' })).toThrow(
      'AGREEMENT_insurance must be a title and an address such as',
    );
    const value = '协议 https://docs.example.com/a';
    expect(() => readSettings({ 'AGREEMENT_../a': value })).toThrow('must end in a name of small letters');
    for (const id of Object.keys(agreements)) {
      expect(() => readSettings({ [`AGREEMENT_${id}`]: value })).toThrow('is an agreement of the app itself');
    }
  });

  // Issue 10, section 2, Medium 13.
  it('refuses an environment that it does not know, which may have meant production', () => {
    expect(() => readSettings({ NODE_ENV: 'prod' })).toThrow(
      'NODE_ENV must be development, test, production or empty, not "prod"',
    );
    for (const NODE_ENV of ['', 'development', 'test']) {
      expect(readSettings({ NODE_ENV }).production).toBe(false);
    }
  });

  // Issue 10, section 5: journeys are the same whatever day it is.
  it('puts the clock forward by milliseconds, and never in production', () => {
    expect(readSettings({}).clockShift).toBe(0);
    expect(readSettings({ CLOCK_SHIFT: '-86400000' }).clockShift).toBe(-86_400_000);
    expect(() => readSettings({ CLOCK_SHIFT: 'soon' })).toThrow(
      'CLOCK_SHIFT must be whole milliseconds, not "soon"',
    );
    const production = { NODE_ENV: 'production', APP_SECRET: 'a', CODE_PEPPER: 'b', DATA_KEY: 'c' };
    expect(() => readSettings({ ...production, CLOCK_SHIFT: '1' })).toThrow(
      'CLOCK_SHIFT puts the clock wrong and must be empty in production',
    );
  });

  it('knows whose map tiles the app may load, and refuses what is no address', () => {
    const MAP_TILES = 'https://tiles.example.com/{z}/{x}/{y}.png';
    expect(readSettings({ MAP_TILES }).mapTilesOrigin).toBe('https://tiles.example.com');
    expect(readSettings({}).mapTilesOrigin).toBe('');
    expect(() => readSettings({ MAP_TILES: 'tiles' })).toThrow(
      'MAP_TILES must be an address with {z}, {x} and {y}, not "tiles"',
    );
  });

  it('knows whose pages may call besides its own, and refuses what is no origin', () => {
    const ALLOWED_ORIGINS = 'https://a.example, https://b.example:8443';
    expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(readSettings({}).allowedOrigins).toEqual([]);
    for (const wrong of ['a.example', 'https://a.example/', '*']) {
      expect(() => readSettings({ ALLOWED_ORIGINS: wrong })).toThrow(
        `ALLOWED_ORIGINS must be origins such as https://rental.example, parted by commas, not "${wrong}"`,
      );
    }
  });

  it('knows the mini-programs whose host may be asked who uses them, and refuses a secret of no app', () => {
    expect(readSettings({}).hostApps).toEqual({});
    expect(readSettings({ WEAPP_APPID: 'wx1', WEAPP_SECRET: 's', QQ_APPID: '2' }).hostApps).toEqual({
      weapp: { appId: 'wx1', secret: 's' },
    });
    expect(() => readSettings({ QQ_SECRET: 's' })).toThrow('QQ_SECRET is of no use without QQ_APPID');
  });

  it('an empty WEB_DIRECTORY serves no files, never the folder it runs in', () => {
    expect(readSettings({ WEB_DIRECTORY: '' }).webDirectory).toBe('');
  });

  describe('who moves money outside (issue 12, real payment)', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const certificate = path.join(__dirname, 'support/platformCertificate.pem');
    const PUBLIC_ORIGIN = 'https://rental.example';
    const wechat = {
      WECHATPAY_MCHID: '1900000001',
      WECHATPAY_SERIAL: '5157F09E',
      WECHATPAY_PRIVATE_KEY: privateKey,
      WECHATPAY_API_KEY: 'x'.repeat(32),
      WECHATPAY_PUBLIC_KEY: publicKey,
      WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
      WEAPP_APPID: 'wx1',
      WEAPP_SECRET: 's',
      PUBLIC_ORIGIN,
    };
    const alipay = {
      ALIPAY_APPID: '2021000000000001',
      ALIPAY_PRIVATE_KEY: privateKey,
      ALIPAY_PUBLIC_KEY: publicKey,
      PUBLIC_ORIGIN,
    };

    it('is nobody by default', () => {
      expect(readSettings({})).toMatchObject({ merchants: {}, publicOrigin: '' });
    });

    it('is WeChat Pay, whose public key is told with its id', () => {
      const { merchants, publicOrigin } = readSettings(wechat);
      expect(publicOrigin).toBe(PUBLIC_ORIGIN);
      expect(merchants.wechat).toMatchObject({
        id: '1900000001',
        serial: '5157F09E',
        gateway: 'https://api.mch.weixin.qq.com',
      });
      expect([...(merchants.wechat?.signers.keys() ?? [])]).toEqual(['PUB_KEY_ID_1']);
      expect(merchants.wechat?.privateKey.equals(pair.privateKey)).toBe(true);
    });

    it('is known by certificates too, each by its own number, in a file or on one line', () => {
      const WECHATPAY_PUBLIC_KEY_ID = '';
      const serial = '5157F09EFDC096DE15EBE81A47057A7200000001';
      const text = readFileSync(certificate, 'utf8').replaceAll('\n', '\\n');
      for (const WECHATPAY_PUBLIC_KEY of [certificate, text]) {
        const { merchants } = readSettings({ ...wechat, WECHATPAY_PUBLIC_KEY, WECHATPAY_PUBLIC_KEY_ID });
        expect([...(merchants.wechat?.signers.keys() ?? [])]).toEqual([serial]);
      }
      const both = readSettings({
        ...wechat,
        WECHATPAY_PUBLIC_KEY: publicKey + readFileSync(certificate, 'utf8'),
      });
      expect([...(both.merchants.wechat?.signers.keys() ?? [])]).toEqual(['PUB_KEY_ID_1', serial]);
    });

    it('is Alipay', () => {
      const { merchants } = readSettings(alipay);
      expect(merchants.alipay).toMatchObject({
        appId: '2021000000000001',
        gateway: 'https://openapi.alipay.com/gateway.do',
      });
      expect(merchants.wechat).toBeUndefined();
    });

    it.each([
      [
        { ...wechat, WECHATPAY_API_KEY: '' },
        'WECHATPAY_PRIVATE_KEY, WECHATPAY_PUBLIC_KEY are of no use without WECHATPAY_API_KEY',
      ],
      [{ ...wechat, WECHATPAY_API_KEY: 'short' }, 'WECHATPAY_API_KEY must be the APIv3 key of 32 characters'],
      [
        { ...wechat, WECHATPAY_PUBLIC_KEY_ID: '' },
        'WECHATPAY_PUBLIC_KEY is of no use without WECHATPAY_PUBLIC_KEY_ID',
      ],
      [{ ...wechat, WEAPP_SECRET: '' }, 'is of no use without an app: set WEAPP_SECRET or WECHAT_SECRET'],
      [
        { ...wechat, WECHATPAY_PRIVATE_KEY: 'nowhere.pem' },
        'WECHATPAY_PRIVATE_KEY must be a key in PEM, or the path of its file',
      ],
      [{ ...wechat, WECHATPAY_PRIVATE_KEY: publicKey }, 'WECHATPAY_PRIVATE_KEY holds no private key in PEM'],
      [{ ...wechat, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN must be set where real money is paid'],
      [
        { ...wechat, PUBLIC_ORIGIN: 'rental.example' },
        'PUBLIC_ORIGIN must be an origin such as https://rental.example',
      ],
      [{ ALIPAY_APPID: '1' }, 'ALIPAY_APPID is of no use without ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY'],
      [{ ...alipay, ALIPAY_PUBLIC_KEY: __filename }, 'ALIPAY_PUBLIC_KEY holds no public key in PEM'],
    ])('is not half-set: %#', (env, sentence) => {
      expect(() => readSettings(env)).toThrow(sentence);
    });
  });
});
