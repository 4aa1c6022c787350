import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { compile } from 'sass';
import { channels } from '@/channels/registry';
import { hostAccent, hostColours } from '@/platform/hostColours';
import { contrast } from '../../scripts/lib/contrast';
import { filesBelow, readText, repository } from '../support/repository';

type Tokens = ReadonlyMap<string, string>;

/** The rules of a sheet as a browser gets them. */
function rulesOf(file: string): Rule[] {
  const { css } = compile(path.join(repository, file), { loadPaths: [path.join(repository, 'src')] });
  const rules: Rule[] = [];
  postcss.parse(css).walkRules(rule => void rules.push(rule));
  return rules;
}

const said = (rule: Rule): [string, string][] =>
  rule.nodes.flatMap(node => (node.type === 'decl' ? [[node.prop, node.value] as [string, string]] : []));

const global = rulesOf('src/styles/app.scss');
const tokensOf = (selector: string): [string, string][] =>
  global
    .filter(rule => rule.selectors.includes(selector))
    .flatMap(said)
    .filter(([name]) => name.startsWith('--'));

/** The accents of channels that the sheet knows, by the word of a row. */
const accents = [...new Set(global.flatMap(({ selector }) => /^\.accent-(\w+)$/.exec(selector)?.[1] ?? []))];

/** Every look that a screen can have, with its tokens in the order in which the sheet gives them. */
const looks: [string, Tokens][] = [false, true].flatMap(isDark =>
  [false, true].flatMap(isElder =>
    [undefined, ...accents].map((accent): [string, Tokens] => [
      [isDark ? 'dark' : 'light', isElder ? 'elder' : '', accent ?? ''].filter(Boolean).join(' '),
      new Map([
        ...tokensOf(':root'),
        ...(isDark ? tokensOf('.dark') : []),
        ...(isElder ? tokensOf('.elder') : []),
        ...(accent ? tokensOf(`.accent-${accent}`) : []),
        ...(accent && isDark ? tokensOf(`.dark.accent-${accent}`) : []),
      ]),
    ]),
  ),
);

/** The colour that a token has in a look, `#rrggbb`. */
function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(`--${name}`) ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return colourOf(tokens, other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no plain colour: ${value}`);
  return value;
}

/** A colour and what it stands on, by their tokens. */
type Pair = readonly [on: string, ground: string];

/** What stands on screens and cards, on the soft grounds of tags and notes, and on the main action. */
const texts: readonly Pair[] = [
  ...['ink', 'secondary', 'selected', 'success', 'danger', 'info', 'disabled-ink'].flatMap(text =>
    ['page', 'card'].map((ground): Pair => [text, ground]),
  ),
  ...['accent-soft', 'success-soft', 'danger-soft', 'info-soft'].map((ground): Pair => ['ink', ground]),
  ...['accent-soft', 'info-soft'].map((ground): Pair => ['secondary', ground]),
  ['selected', 'accent-soft'],
  ['success', 'success-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['disabled-ink', 'disabled'],
  ['accent-ink', 'accent'],
  ['card', 'toast'],
];

/** What is no text but must be seen: edges of fields and boxes, and what marks the focus. */
const edges: readonly Pair[] = ['border', 'info', 'selected'].flatMap(edge =>
  ['page', 'card'].map((ground): Pair => [edge, ground]),
);

const tokenIn = (value: string | undefined): string | undefined =>
  /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];

/** Rules that say both what is written and on what: a screen may combine tokens as the list above does not. */
const combined = filesBelow('src', '.scss').flatMap(file =>
  rulesOf(file).flatMap((rule): [string, Pair][] => {
    const styles = new Map(said(rule));
    const on = tokenIn(styles.get('color'));
    const ground = tokenIn(styles.get('background') ?? styles.get('background-color'));
    return on && ground ? [[`${path.basename(file)} ${rule.selector}`, [on, ground]]] : [];
  }),
);

const faint = (pairs: readonly (readonly [string, Pair])[], tokens: Tokens, least: number): string[] =>
  pairs.flatMap(([where, [on, ground]]) => {
    const ratio = contrast(colourOf(tokens, on), colourOf(tokens, ground));
    return ratio < least ? [`${where}: ${on} on ${ground} ${ratio.toFixed(2)}`] : [];
  });
const named = (pairs: readonly Pair[]): [string, Pair][] => pairs.map(pair => ['tokens', pair]);

describe('contrast (look.md: 4.5 for text, in light and dark, whatever the accent)', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('there are both schemes, elder mode and accents', () => {
    expect(looks.map(([name]) => name)).toEqual(
      expect.arrayContaining(['light', 'light elder', 'dark', 'dark elder']),
    );
    expect(combined.length).toBeGreaterThan(20);
  });

  it.each(looks)('%s: texts can be read', (_name, tokens) => {
    expect(faint([...named(texts), ...combined], tokens, 4.5)).toEqual([]);
  });

  it.each(looks)('%s: edges can be seen', (_name, tokens) => {
    expect(faint(named(edges), tokens, 3)).toEqual([]);
  });

  it('what says a ground of its own says what is written on it: a colour of before may not be seen there', () => {
    const rules = filesBelow('src', '.scss').flatMap(file =>
      rulesOf(file).map(rule => ({
        where: `${path.basename(file)} ${rule.selector}`,
        styles: new Map(said(rule)),
      })),
    );
    const onDisabled = rules.filter(
      // What is drawn before or after an element bears no words.
      ({ where, styles }) => !where.includes('::') && tokenIn(styles.get('background')) === 'disabled',
    );
    expect(onDisabled.length).toBeGreaterThan(3);
    expect(onDisabled.filter(({ styles }) => !styles.has('color')).map(({ where }) => where)).toEqual([]);
  });

  it('too little of it is noticed', () => {
    const tokens = new Map([...(looks[0]?.[1] ?? []), ['--secondary', '#9aa1a9']]);
    expect(faint(named(texts), tokens, 4.5)).toContain('tokens: secondary on card 2.61');
  });

  it('every token of the dark scheme and of an accent is one of the light scheme', () => {
    const light = new Set(tokensOf(':root').map(([name]) => name));
    const others = ['.dark', ...accents.flatMap(accent => [`.accent-${accent}`, `.dark.accent-${accent}`])];
    for (const selector of others) {
      const names = tokensOf(selector).map(([name]) => name);
      expect(names.length).toBeGreaterThan(0);
      expect([selector, names.filter(name => !light.has(name))]).toEqual([selector, []]);
    }
  });
});

describe('a colour is written in one place (look.md: nothing hard-coded in a page)', () => {
  const [light, dark] = ['light', 'dark'].map(look => new Map(looks).get(look));

  it('what a host or the document paints before the tokens are there is one of them', () => {
    for (const [tokens, colours] of [
      [light, hostColours.light] as const,
      [dark, hostColours.dark] as const,
    ]) {
      const { disabledInk, ...others } = colours;
      for (const [name, colour] of Object.entries({ ...others, 'disabled-ink': disabledInk })) {
        expect([name, colour]).toEqual([name, colourOf(tokens ?? new Map(), name)]);
      }
      expect(hostAccent).toEqual({
        ground: colourOf(tokens ?? new Map(), 'accent'),
        ink: colourOf(tokens ?? new Map(), 'accent-ink'),
      });
    }
    // The bar of the browser; the document's own styles take the tokens, which the build puts into its head.
    expect(readText('src/index.html').match(/#[0-9a-f]{3,8}\b/g)).toEqual([hostColours.light.card]);
  });

  it('no other file of the app writes one', () => {
    // Two words that hosts know for the letters of their bar.
    const allowed = ['src/platform/hostColours.ts', 'src/platform/colourScheme.ts'];
    const found = filesBelow('src', '.ts', '.tsx', '.scss')
      .filter(file => file !== 'src/styles/tokens.scss' && !allowed.includes(file))
      .flatMap(file =>
        readText(file)
          .split('\n')
          .map(line => line.replace(/(^|\s)\/\/.*$/, ''))
          // A picture that is drawn in a sheet or as text has its own colours, alike on every ground.
          .filter(line => !/url\(|<svg/.test(line))
          .filter(line => /#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\w)|\b(rgb|hsl)a?\(/i.test(line))
          .map(line => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});

describe('the accent of a channel is a value of its row (issue 11)', () => {
  const named = [...new Set(channels.flatMap(({ accent }) => accent ?? []))].sort();

  it('every accent that a row names has its tokens in both schemes, and no other is kept', () => {
    expect(named.length).toBeGreaterThan(0);
    expect([...accents].sort()).toEqual(named);
  });
});
