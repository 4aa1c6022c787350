/**
 * What every engine reads that we serve: Chrome 70 and iOS 12, which `scripts/checkSyntax.mjs` holds all builds to; older
 * syntax would only be longer and slower.
 */
const targets = { chrome: '70', ios: '12' };

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, targets }]],
};
