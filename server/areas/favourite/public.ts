/** All that other areas may use of favourites. */
export { favouriteData } from './personalData';
