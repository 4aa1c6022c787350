import path from 'node:path';
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
    const secrets = { NODE_ENV: 'production', APP_SECRET: 'a', CODE_PEPPER: 'b' };
    expect(readSettings(secrets)).toMatchObject({ production: true, sandbox: false });
    expect(readSettings({ ...secrets, SANDBOX: 'on' }).sandbox).toBe(true);
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
    const production = { NODE_ENV: 'production', APP_SECRET: 'a', CODE_PEPPER: 'b' };
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

  it('an empty WEB_DIRECTORY serves no files, never the folder it runs in', () => {
    expect(readSettings({ WEB_DIRECTORY: '' }).webDirectory).toBe('');
  });
});
