export default { navigationBarTitleText: '租车' };
