import { forgetPhotos } from './photoDatabase';

export const dropPhotos = forgetPhotos;
