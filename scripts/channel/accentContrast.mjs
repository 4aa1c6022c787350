import { loadSource } from '../lib/loadSource.mjs';
import { inProject } from '../lib/project.mjs';

/** The tokens that the sheet of the app gives an accent, in the light scheme and in the dark; undefined: it knows none of it. */
export async function accentTokens(accent) {
  const { compile } = await import('sass');
  const { css } = compile(inProject('src/styles/app.scss'), { loadPaths: [inProject('src')] });
  const { default: postcss } = await import('postcss');
  const tokens = selectors => {
    const found = new Map();
    postcss.parse(css).walkRules(rule => {
      if (!rule.selectors.some(selector => selectors.includes(selector))) return;
      rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value));
    });
    return found;
  };
  const own = `.accent-${accent}`;
  if (accent && !css.includes(own)) return undefined;
  return {
    light: tokens([':root', own]),
    dark: tokens([':root', '.dark', own, `.dark${own}`]),
  };
}

/** What can hardly be read in a look, as sentences: text needs 4.5 to 1. */
export async function hardToRead(tokens, look) {
  const { contrast } = await loadSource('scripts/lib/contrast.ts');
  const pairs = [
    ['accent-ink', 'accent'],
    ['selected', 'card'],
    ['selected', 'accent-soft'],
  ];
  return pairs.flatMap(([text, ground]) => {
    const [one, other] = [tokens.get(`--${text}`), tokens.get(`--${ground}`)];
    const found = contrast(one, other);
    return found >= 4.5
      ? []
      : [`${look}：${text} ${one} 在 ${ground} ${other} 上对比度只有 ${found.toFixed(1)}，至少要 4.5`];
  });
}
