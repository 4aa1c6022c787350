/**
 * Leaves what holds in a wide window or under a mouse (styles/mixins.scss: `wide`, `pointed`) out of a mini-program: its
 * screens are a phone's, and each byte of its packages counts. Taro loads a PostCSS plugin by its path and calls the
 * module itself.
 * @returns {import('postcss').Plugin}
 */
module.exports = () => ({
  postcssPlugin: 'wide',
  AtRule: {
    media(rule) {
      if (/min-width: 900px|hover: hover/.test(rule.params)) rule.remove();
    },
  },
});
