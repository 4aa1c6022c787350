import path from 'node:path';
import postcss, { type Plugin } from 'postcss';
import { compile } from 'sass';
import { filesBelow, readText, repository } from '../support/repository';

// As Taro loads it: by its path.
const phoneOnly: () => Plugin = jest.requireActual('../../config/wide/postcss.js');

const leaveOut = (css: string): string => postcss([phoneOnly()]).process(css, { from: undefined }).css;

/** The queries of a sheet as a browser gets them. */
function queriesOf(file: string): string[] {
  const { css } = compile(path.join(repository, file), { loadPaths: [path.join(repository, 'src')] });
  const found: string[] = [];
  postcss.parse(css).walkAtRules('media', rule => void found.push(rule.params));
  return found;
}

describe('issue 11: from 900 pixels, on H5 alone', () => {
  const queries = [...new Set(filesBelow('src', '.scss').flatMap(queriesOf))];
  const isOfPhones = (query: string): boolean => /max-width|max-height|reduced-motion/.test(query);

  it('a mini-program carries nothing of what only a wide window or a mouse shows', () => {
    expect(leaveOut('.a { color: red } @media (min-width: 900px) { .a { color: blue } }').trim()).toBe(
      '.a { color: red }',
    );
    expect(leaveOut('@media (hover: hover) { .a:hover { color: blue } }')).toBe('');
    expect(leaveOut('@media (max-width: 359px) { .a { color: blue } }')).not.toBe('');
  });

  it('every query of a sheet is one of phones, or is left out of mini-programs', () => {
    expect(queries).toContain('(min-width: 900px)');
    const kept = queries.filter(query => leaveOut(`@media ${query} { .a { color: red } }`) !== '');
    expect(kept.filter(query => !isOfPhones(query))).toEqual([]);
  });

  it('sheets and screens mean the same by wide', () => {
    const [width = ''] = /min-width: \d+px/.exec(readText('src/platform/wide.h5.ts')) ?? [];
    expect(queries.filter(query => /min-width/.test(query)).every(query => query.includes(width))).toBe(true);
  });
});
