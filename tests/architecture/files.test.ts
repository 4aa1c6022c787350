import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readText, repository } from '../support/repository';
import { exportsOf } from '../support/sourceText';

const sources = [...filesBelow('src', '.ts', '.tsx'), ...filesBelow('server', '.ts')];
/** Names that Taro gives, not we. */
const isNamedByTaro = (base: string): boolean =>
  base === 'index' || base === 'index.config' || base === 'app.config';
const baseOf = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');
const nameOf = (file: string): string => baseOf(file).replace(/\.h5$/, '');

describe('files (design: named after their export, under 400 lines)', () => {
  it('no file has more than 400 lines', () => {
    const long = [
      ...sources,
      ...filesBelow('src', '.scss'),
      ...filesBelow('tests', '.ts', '.tsx', '.cjs', '.mjs'),
    ]
      .map(file => ({ file, lines: readText(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  it('folders are in kebab-case', () => {
    const folders = new Set(sources.flatMap(file => path.dirname(file).split('/')));
    expect([...folders].filter(folder => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))).toEqual([]);
  });

  it('files are in camelCase, or named after the component or class that they export', () => {
    const misnamed = sources.filter(file => {
      if (isNamedByTaro(baseOf(file))) return false;
      const name = nameOf(file);
      if (/^[a-z][A-Za-z0-9]*$/.test(name)) return false;
      return !exportsOf(file).some(({ name: exported }) => exported === name);
    });
    expect(misnamed).toEqual([]);
  });

  it('a component lies in a file of its name', () => {
    const misnamed = filesBelow('src', '.tsx').filter(file => {
      const name = nameOf(file);
      return (
        !isNamedByTaro(baseOf(file)) &&
        name !== 'app' &&
        !exportsOf(file).some(exported => exported.name === name)
      );
    });
    expect(misnamed).toEqual([]);
  });

  it('every H5 file stands for a file of the other hosts and exports the same', () => {
    const values = (file: string): string[] =>
      exportsOf(file)
        .filter(({ isValue }) => isValue)
        .map(({ name }) => name)
        .sort();
    for (const file of sources.filter(name => /\.h5\.tsx?$/.test(name))) {
      const twin = file.replace('.h5', '');
      expect(sources).toContain(twin);
      expect([file, values(file)]).toEqual([file, values(twin)]);
    }
  });

  it('every exported function, class and interface says what it is', () => {
    const silent = sources
      // What an H5 file does is said where the interface is.
      .filter(file => !/\.h5\.tsx?$/.test(file))
      .flatMap(file =>
        exportsOf(file)
          .filter(
            ({ kind, hasDocComment }) => ['function', 'class', 'interface'].includes(kind) && !hasDocComment,
          )
          .map(({ name }) => `${file}: ${name}`),
      );
    expect(silent).toEqual([]);
  });

  it('names no file that does not exist, in a message or a comment', () => {
    const named = [...sources, ...filesBelow('types', '.ts')].flatMap(file =>
      [
        ...readText(file).matchAll(/\b(?:server|src|types|scripts|tests)\/[\w/.-]+\.(?:tsx?|mjs|json)\b/g),
      ].map(([name]) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ name }) => !existsSync(path.join(repository, name)))).toEqual([]);
  });

  it('leaves nothing to be done later', () => {
    const later = sources.filter(file =>
      /\b(TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-nocheck|eslint-disable/.test(readText(file)),
    );
    expect(later).toEqual([]);
  });
});
