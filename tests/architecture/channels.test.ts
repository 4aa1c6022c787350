import { channels, defaultMenu } from '@/channels/registry';
import { routes } from '@/routes';
import { matchUrl } from '@/routes/match';
import { stringLiterals } from '../support/sourceText';
import { filesBelow } from '../support/repository';
import { specifiedChannels, specifiedRoutes } from '../support/specification/readSpecification';

const codes = channels.map(row => row.code);
/** A channel that came since has a row like any other, and is none of the specification's. */
const specified = channels.filter(row => specifiedChannels().includes(row.code));

describe('channel registry (specification §1)', () => {
  it('has one row for each of the 23 channels, and no code twice', () => {
    expect(specifiedChannels()).toHaveLength(23);
    expect(specified.map(row => row.code).sort()).toEqual(specifiedChannels().sort());
    expect(codes).toEqual([...new Set(codes)]);
  });

  it('every row has a name that people read', () => {
    expect(channels.filter(row => !row.name)).toEqual([]);
  });

  it('titles refer to routes that exist', () => {
    const names: readonly string[] = routes.map(row => row.name);
    for (const row of channels) {
      expect([row.code, Object.keys(row.titles ?? {}).filter(name => !names.includes(name))]).toEqual([
        row.code,
        [],
      ]);
    }
  });

  it('menus lead to screens that exist', () => {
    for (const row of [...channels, { code: 'default', menu: defaultMenu }]) {
      const dead = (row.menu ?? []).filter(link => !matchUrl(link.url));
      expect([row.code, dead]).toEqual([row.code, []]);
    }
  });

  it('guests are sent only to addresses of the specification', () => {
    const urls = specifiedRoutes().map(route => route.url);
    const targets = specified.flatMap(row => row.guestProfileUrl ?? []);
    expect(targets).toEqual(['/qqcard']);
    expect(targets.every(url => urls.includes(url))).toBe(true);
  });

  it('the partners bashiguanjia and taoyouji bypass login checks (specification §6)', () => {
    expect(specified.filter(row => row.loginGate === 'bypass').map(row => row.code)).toEqual(['BSGJ', 'TYJ']);
  });

  it('exactly one keeps its visit longer, for 6 days (specification §4)', () => {
    expect(specified.flatMap(row => row.sessionMinutes ?? [])).toEqual([6 * 24 * 60]);
  });

  it('no code of a channel is written anywhere else in the app', () => {
    const found = filesBelow('src', '.ts', '.tsx')
      .filter(file => !file.startsWith('src/channels/'))
      .flatMap(file =>
        stringLiterals(file)
          .filter(text => codes.includes(text))
          .map(text => `${file}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});
