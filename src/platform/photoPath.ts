import Taro from '@tarojs/taro';

/** How the names of photos begin among the files of a mini-program. */
export const PHOTO_PREFIX = 'photo-';

/** Where a mini-program keeps a photo or a video that is to be sent: what it is nobody reads from its name. */
export const photoPath = (key: string): string => `${Taro.env.USER_DATA_PATH}/${PHOTO_PREFIX}${key}.jpg`;

/** Where it lays the piece of it that is being sent. */
export const piecePath = (key: string): string => photoPath(`${key}-piece`);
