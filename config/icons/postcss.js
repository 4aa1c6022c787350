const path = require('node:path');
const { requireWithEsbuild } = require('@tarojs/helper');

const { stylesOf } = requireWithEsbuild(path.join(__dirname, 'sheet.ts'));
const drawings = require('@iconify-json/lucide/icons.json');

/**
 * `@icons './icons.ts';` in a style module stands for the classes of the icons which that file names, each by its Lucide
 * name, and for the one picture in which they are. Taro loads a PostCSS plugin by its path and calls the module itself.
 * @returns {import('postcss').Plugin}
 */
module.exports = () => ({
  postcssPlugin: 'icons',
  AtRule: {
    icons(rule, { parse, result }) {
      const from = rule.source.input.file;
      const file = path.resolve(path.dirname(from), rule.params.replace(/['"]/g, ''));
      rule.replaceWith(parse(stylesOf(file, drawings), { from }));
      // Whoever changes the names sees it at once.
      result.messages.push({ type: 'dependency', plugin: 'icons', file, parent: from });
    },
  },
});
