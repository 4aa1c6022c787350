/** All that other areas may use of photos. */
export { fileData } from './personalData';
