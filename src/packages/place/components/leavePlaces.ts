import { backPast } from '@/page/navigate';

/**
 * Back to where the choice of a place was begun, over all screens on which it was made: home, car list or booking.
 * `orElse` where it was begun by a link.
 */
export const leavePlaces = (orElse?: () => Promise<void>): Promise<void> =>
  backPast(['place', 'site'], orElse);
