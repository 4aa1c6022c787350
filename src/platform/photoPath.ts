import Taro from '@tarojs/taro';

/** How the names of photos begin among the files of a mini-program. */
export const PHOTO_PREFIX = 'photo-';

/** Where a mini-program keeps a photo that is to be sent. */
export const photoPath = (key: string): string => `${Taro.env.USER_DATA_PATH}/${PHOTO_PREFIX}${key}.jpg`;
