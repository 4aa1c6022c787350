import path from 'node:path';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { compile, compileString } from 'sass';
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
  if (/^(margin|padding)-(inline|block)$/.test(prop)) return 'both ends at once';
  if (/^overflow/.test(prop) && /\b(anywhere|clip)\b/.test(value)) return `${prop}: ${value}`;
  if (/\bcolor-mix\(|\bflow-root\b/.test(value)) return value;
  return undefined;
}

/** Rules at which Chrome 70 and iOS 12 pass over all that stands in them. */
const tooNewRule = ({ name }: AtRule): boolean => /^(layer|container|property|scope)$/.test(name);

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

  it('newer ones are noticed', () => {
    const samples = [
      '.a { display: flex; gap: 4px }',
      '.a { aspect-ratio: 1 }',
      '.a { margin-inline: auto }',
      '.a { overflow: clip }',
      '.a { overflow-wrap: anywhere }',
      '.a { color: color-mix(in srgb, red, blue) }',
      '.a { height: 100dvh }',
    ];
    const found: string[] = [];
    for (const sample of samples) {
      postcss.parse(sample).walkDecls(declaration => {
        if (tooNew(declaration)) found.push(sample);
      });
    }
    expect(found).toEqual(samples);
  });

  it('no sheet has a rule at which they pass over what stands in it', () => {
    const rulesOf = (css: string): string[] => {
      const found: string[] = [];
      postcss.parse(css).walkAtRules(rule => {
        if (tooNewRule(rule)) found.push(rule.toString());
      });
      return found;
    };
    expect(
      sheets.flatMap(file =>
        rulesOf(compile(path.join(repository, file), { loadPaths: [path.join(repository, 'src')] }).css),
      ),
    ).toEqual([]);
    expect(rulesOf('@layer base { .a { color: red } }')).toHaveLength(1);
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

/**
 * What a selector knows of that a mini-program does not: there every element of ours is a `view`, and none is disabled
 * (Element.tsx). Empty: it knows classes alone.
 */
const htmlOnly = (selector: string): string[] => [
  ...(selector.match(/:(disabled|enabled|checked|[a-z-]+-of-type)\b/g) ?? []),
  // What begins a part of a selector and is no class, no id, no attribute and no pseudo-class, is the name of an element.
  // WeChat's compiler takes no `*` either.
  ...(selector.match(/(?<=^|[\s>+~,(])(?:[a-z][\w-]*|\*)/gi) ?? []),
];

/** The selectors of a sheet as a browser gets them. */
function selectors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(rule => {
    const isKeyframe = rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
    if (!isKeyframe) found.push(rule.selector);
  });
  return found;
}

/** Selectors that Chrome 70 or iOS 12 does not know: there the whole rule is lost (issue 10, section 5). */
const tooNewSelector = (selector: string): boolean =>
  /:(has|is|where)\(|:not\([^)]*,/.test(selector) ||
  // Alone it is lost by itself; among others it takes them along.
  (selector.includes(':focus-visible') && selector.includes(','));

describe('selectors', () => {
  it.each(sheets)('%s selects as the oldest browsers and hosts can', file => {
    const { css } = compile(path.join(repository, file), { loadPaths: [path.join(repository, 'src')] });
    expect(selectors(css).filter(tooNewSelector)).toEqual([]);
  });

  it('newer ones are noticed', () => {
    const samples = [
      ...[
        '.card:has(.tag)',
        ':is(.a, .b) .c',
        '.row:where(.last)',
        '.a:not(.b, .c)',
        '.a:focus, .a:focus-visible',
      ],
      ...['.a:not(.b):first-child', '.a:focus-visible'],
    ];
    expect(samples.filter(tooNewSelector)).toEqual(samples.slice(0, 5));
  });
});

describe('what a screen looks like is the same in a mini-program, where every element is a view', () => {
  // The kit's gallery is for those who develop, in a browser.
  const modules = sheets.filter(
    file => file.endsWith('.module.scss') && !file.startsWith('src/packages/kit/'),
  );

  it.each(modules)('%s selects by classes', file => {
    const { css } = compile(path.join(repository, file), { loadPaths: [path.join(repository, 'src')] });
    expect(selectors(css).filter(selector => htmlOnly(selector).length > 0)).toEqual([]);
  });

  it('what HTML alone knows is noticed', () => {
    const samples = [
      '.over > button',
      '.row:disabled',
      '.last:last-of-type',
      'p.note',
      '.row > * + .last',
      '.day:focus-visible::after',
      ':global(.elder) .row + .row:last-child',
      '.band:not(.a):first-child',
      '.mark[data-on]',
    ];
    expect(samples.filter(selector => htmlOnly(selector).length > 0)).toEqual(samples.slice(0, 5));
  });
});

/** A rule of a sheet as it is written: its selector and its declarations, in the order of the alphabet. */
interface WrittenRule {
  file: string;
  selector: string;
  said: readonly string[];
}

/** The rules of a sheet without what it takes from a mixin: that is written once, in the mixin. What it gives to one is its own. */
function writtenRules(file: string, text: string): WrittenRule[] {
  const own = text.replace(/@include [\w.]+ \{/g, '@media all {').replace(/@(include|use)[^;]+;/g, '');
  const { css } = compileString(own);
  const rules: WrittenRule[] = [];
  postcss.parse(css).walkRules(rule => {
    const said = rule.nodes.flatMap(node => (node.type === 'decl' ? [`${node.prop}: ${node.value}`] : []));
    rules.push({ file, selector: rule.selector, said: said.sort() });
  });
  return rules;
}

/** Rules of three and more declarations that several sheets hold, each with where it stands. */
function repeated(rules: readonly WrittenRule[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { file, said } of rules.filter(rule => rule.said.length >= 3)) {
    const rule = said.join('; ');
    places.set(rule, (places.get(rule) ?? new Set()).add(file));
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([rule, files]) => `${rule}: ${[...files].join(', ')}`);
}

/** The parts of the kit that say with a property what a sheet would say with a rule. */
const kit = ['Text', 'Row', 'Grid'].map(name => {
  const file = `src/components/${name.toLowerCase()}/${name}.module.scss`;
  return { name, rules: writtenRules(file, readText(file)).map(({ said }) => said) };
});

/** Rules of an element, of two and more declarations, that are nothing but rules of one part of the kit. */
const sayable = (rules: readonly WrittenRule[]): string[] =>
  rules
    .filter(({ selector, said }) => said.length >= 2 && /^\.\w+$/.test(selector))
    .flatMap(({ file, selector, said }) => {
      const part = kit.find(each => {
        const ofKit = new Set(each.rules.filter(rule => rule.every(line => said.includes(line))).flat());
        return said.every(declaration => ofKit.has(declaration));
      });
      return part ? [`${file} ${selector}: <${part.name}>`] : [];
    });

describe('what is repeated is a part of the kit (design: kit in two floors)', () => {
  const modules = sheets.filter(file => file.endsWith('.module.scss'));
  const written = modules.flatMap(file => writtenRules(file, readText(file)));

  it('no two sheets hold the same rule', () => {
    expect(repeated(written)).toEqual([]);
  });

  it('no sheet above the kit says what Text, Row or Grid say', () => {
    expect(sayable(written.filter(({ file }) => !file.startsWith('src/components/')))).toEqual([]);
  });

  it('both are noticed', () => {
    const note = '.note { color: var(--secondary); font-size: var(--text-12); }';
    const panel = (name: string): string =>
      `.${name} { padding: 0; background: var(--card); border-radius: var(--radius); }`;
    const samples = [
      ...writtenRules('a.module.scss', `${note} ${panel('panel')}`),
      ...writtenRules(
        'b.module.scss',
        `.row { display: flex; align-items: center; margin: 0; } ${panel('box')}`,
      ),
    ];
    expect(sayable(samples)).toEqual(['a.module.scss .note: <Text>']);
    expect(repeated(samples)).toEqual([
      'background: var(--card); border-radius: var(--radius); padding: 0: a.module.scss, b.module.scss',
    ]);
  });
});
