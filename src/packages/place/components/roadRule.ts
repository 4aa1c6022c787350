import { ROAD_FACTOR } from '@/domain/delivery';

/** How a distance by road comes about: what the straight line that lists tell has to do with it, and how it is rounded. */
export const ROAD_RULE = `路程按直线距离的${ROAD_FACTOR}倍估算，不满1公里按1公里计`;
