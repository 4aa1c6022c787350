import Taro from '@tarojs/taro';

/** Where a mini-program keeps the document that was opened last: one place for all, so that what was opened before may go. */
export const documentPath = (): string => `${Taro.env.USER_DATA_PATH}/document.pdf`;
