import type { ReceivedBlessing, SentBlessing } from '../../../types/api/blessing';
import { blessingState, maskedPerson } from '../../../src/domain/blessing';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentCoupon } from '../account/public';
import type { WholeBlessing } from './blessingRepository';

const presentBlessing = ({ blessing, coupon }: WholeBlessing, now: Date) => ({
  card: blessing.card,
  words: blessing.words,
  coupon: presentCoupon(coupon, now),
  state: blessingState(blessing, now),
  valid_to: toIso(blessing.validTo),
});

/** A blessing for who sent it: who claimed it is masked, and what became of the coupon then is theirs alone. */
export function presentSent(whole: WholeBlessing, now: Date): SentBlessing {
  const { blessing, receiver } = whole;
  const { coupon, ...shown } = presentBlessing(whole, now);
  return {
    ...shown,
    coupon: blessing.claimedAt ? { ...coupon, status: 0 } : coupon,
    id: blessing.id,
    secret: blessing.secret,
    created_at: toIso(blessing.createdAt),
    ...(blessing.claimedAt && {
      claimed: { by: receiver ? maskedPerson(receiver) : '已注销的用户', at: toIso(blessing.claimedAt) },
    }),
  };
}

/** A blessing for who has its link; `viewerId` is undefined for a visitor. */
export function presentReceived(
  whole: WholeBlessing,
  viewerId: string | undefined,
  now: Date,
): ReceivedBlessing {
  const { blessing, giver } = whole;
  const isReceiver = viewerId !== undefined && blessing.receiverId === viewerId;
  const { coupon, ...shown } = presentBlessing(whole, now);
  return {
    ...shown,
    // Whether its owner has used it is told to its owner alone.
    coupon: isReceiver ? coupon : { ...coupon, status: 0 },
    from: maskedPerson(giver),
    role: isReceiver ? 'RECEIVER' : viewerId === blessing.giverId ? 'GIVER' : 'OTHER',
  };
}
