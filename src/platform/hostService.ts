/**
 * Whether the host has a customer service that a button of the app opens (WeChat, QQ). Alipay's wants numbers of the
 * operator's own account, which the app has none of.
 */
export const hasHostService = process.env.TARO_ENV !== 'alipay';
