/** All that other areas may use of blessings. */
export { blessingData } from './personalData';
