import { inProject } from '../lib/project.mjs';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5]
    .map(start => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2): from 1 to 21. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
export function hardToRead(tokens, look) {
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
