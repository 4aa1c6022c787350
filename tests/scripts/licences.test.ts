import { answerOf } from './support/runScript';

interface Licensed {
  name: string;
  version: string;
  destination: string;
}

/** What the app holds, what the server imports and needs, what builds and what examines. */
const lock = {
  packages: {
    '': {},
    'node_modules/mobx': { version: '6.0.0', license: 'MIT' },
    'node_modules/fastify': { version: '5.0.0', license: 'MIT', dependencies: { pino: '1.0.0' } },
    'node_modules/pino': { version: '1.0.0', license: 'MIT' },
    'node_modules/fastify/node_modules/pino': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/webpack': { version: '5.0.0', license: 'MPL-2.0' },
    'node_modules/jest': { version: '30.0.0', license: 'GPL-3.0-only', dev: true },
  },
};

const expressions = [
  'MIT',
  '(BSD-3-Clause OR GPL-2.0)',
  'Apache-2.0 AND MIT',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'GPL-3.0-only',
];

interface Answer {
  all: Licensed[];
  wrong: Licensed[];
  ours: Licensed[];
  oursWrong: Licensed[];
  permissive: string[];
}

describe('npm run licences (issue 10: what ships with what)', () => {
  const { all, wrong, ours, oursWrong, permissive } = answerOf<Answer>(`
    import { isPermissive, licencesOf, unexplained } from './scripts/lib/licences.mjs';
    const all = licencesOf(${JSON.stringify(lock)}, ['node_modules/mobx']);
    const ours = licencesOf(undefined, []);
    const permissive = ${JSON.stringify(expressions)}.filter(isPermissive);
    console.log(JSON.stringify({ all, wrong: unexplained(all), ours, oursWrong: unexplained(ours), permissive }));`);

  const destinationOf = (name: string, version: string): string | undefined =>
    all.find(one => one.name === name && one.version === version)?.destination;

  it('tells where each package ends up, by what the builds hold and the server imports', () => {
    expect(destinationOf('mobx', '6.0.0')).toBe('app');
    expect(destinationOf('fastify', '5.0.0')).toBe('server');
    expect(destinationOf('webpack', '5.0.0')).toBe('build');
    expect(destinationOf('jest', '30.0.0')).toBe('examination');
  });

  it('finds what a package needs where Node would find it', () => {
    expect(destinationOf('pino', '2.0.0')).toBe('server');
    expect(destinationOf('pino', '1.0.0')).toBe('build');
  });

  it('refuses what ships under a licence that nobody has looked at, not what only builds or examines', () => {
    expect(wrong.map(({ name, version }) => `${name}@${version}`)).toEqual(['pino@2.0.0']);
  });

  it('reads licences as SPDX writes them', () => {
    expect(permissive).toEqual(['MIT', '(BSD-3-Clause OR GPL-2.0)', 'Apache-2.0 AND MIT']);
  });

  it('holds for what our server needs, libvips being explained', () => {
    expect(oursWrong).toEqual([]);
    expect(ours.find(({ name }) => name === '@img/sharp-libvips-linux-x64')?.destination).toBe('server');
  });
});
