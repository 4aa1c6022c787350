import type { RecommendedMark } from '../../../types/api/mark';
import { carPictureUrl } from '../../media/pictureUrls';
import { presentMark } from '../mark/public';
import type { RecommendedMarkRow } from './recommendedReviews';

/** A recommended review in its wire form, with what it is about. */
export const presentRecommendedMark = ({
  mark,
  body,
  colour,
  liked,
}: RecommendedMarkRow): RecommendedMark => ({
  ...presentMark(mark),
  cartype_id: mark.subjectId,
  picture: carPictureUrl(body, colour).small,
  likes: mark.likes,
  liked,
});
