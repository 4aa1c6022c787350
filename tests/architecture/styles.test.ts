import path from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { compile } from 'sass';
import { filesBelow, readText, repository } from '../support/repository';

const sheets = filesBelow('src', '.scss');
const tokens = 'src/styles/tokens.scss';

/** The declarations of a sheet as a browser gets them. */
function declarations(file: string): Declaration[] {
  const { css } = compile(path.join(repository, file), { loadPaths: [path.join(repository, 'src')] });
  const found: Declaration[] = [];
  postcss.parse(css).walkDecls(declaration => void found.push(declaration));
  return found;
}

const isGrid = (declaration: Declaration): boolean =>
  declaration.parent?.some(
    node => node.type === 'decl' && node.prop === 'display' && node.value.includes('grid'),
  ) ?? false;

/** Why a declaration does not work on Chrome 70 and iOS 12, the oldest browsers that we serve; undefined: it does. */
function tooNew(declaration: Declaration): string | undefined {
  const { prop, value } = declaration;
  if (/^(row-|column-)?gap$/.test(prop) && !isGrid(declaration)) return 'gap outside a grid';
  if (/^inset(-|$)/.test(prop)) return 'inset';
  if (prop === 'aspect-ratio') return 'aspect-ratio';
  if (/(^|[^-\w])(clamp|min|max)\(/.test(value)) return 'clamp, min or max';
  if (/\d(dvh|svh|lvh|dvw|cqw)\b/.test(value)) return 'new units';
  return undefined;
}

describe('styles (design: Chrome 70 and iOS 12 on H5, tokens, nothing hard-coded in a page)', () => {
  it('there are sheets to look at', () => {
    expect(sheets).toContain(tokens);
  });

  it.each(sheets)('%s works on the oldest browsers that we serve', file => {
    const problems = declarations(file).flatMap(declaration => {
      const reason = tooNew(declaration);
      return reason ? [`${reason}: ${declaration.toString()}`] : [];
    });
    expect(problems).toEqual([]);
  });

  it.each(sheets.filter(file => file !== tokens))('%s takes its colours from the tokens', file => {
    const colours = readText(file)
      .split('\n')
      .map(line => line.replace(/\/\/.*$/, '').trim())
      // A picture that is drawn in a sheet is a mask: its colour is not seen.
      .filter(line => !line.includes('url(') && /#[0-9a-f]{3,8}\b/i.test(line));
    expect(colours).toEqual([]);
  });
});
