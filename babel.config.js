/**
 * What each host's engine reads. H5: Chrome 70 and iOS 12, which `scripts/checkSyntax.mjs` holds the build to; older
 * syntax would only be longer and slower. Mini-programs: ES5, since their hosts' compilers take it as it is.
 */
const targets = process.env.TARO_ENV === 'h5' ? { chrome: '70', ios: '12' } : { ios: '9', android: '5' };

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, targets }]],
};
