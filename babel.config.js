// babel-preset-taro reads TARO_ENV: Chrome 70 and iOS 12 on H5, the mini-programs' engines elsewhere.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
};
