import type { Site } from '../../types/api/site';
import { distanceText } from './geo';

/** How far a site is and what is said of it, where several are shown: 2.3公里 · 4.8分; one without reviews has no score. */
export const siteWorth = ({ distance, score }: Pick<Site, 'distance' | 'score'>): string =>
  score === undefined ? distanceText(distance) : `${distanceText(distance)} · ${score.toFixed(1)}分`;
