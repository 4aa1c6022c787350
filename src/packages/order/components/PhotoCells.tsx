import { Cell } from '@/components/cell/Cell';
import { HANDOVER_TEXTS, photographed, type HandoverKind } from '@/domain/handoverPhotos';
import { go } from '@/page/navigate';
import type { RentalDetail } from '~types/api/rental';
import { icons } from '../icons';

/** What there is to look at once no more photos are taken. */
const takenText = (taken: readonly HandoverKind[]): string =>
  taken.length > 1
    ? '取车和还车时的照片，可以对比'
    : `${taken.map(kind => HANDOVER_TEXTS[kind]).join('')}时的照片`;

/** The way to the photos of pickup and return, while they can be taken, and afterwards to look at those that there are. */
export function PhotoCells({ order }: { order: RentalDetail }) {
  const { orderid, status, photographed: taken } = order;
  const kinds = photographed(status);
  const shown = kinds.length > 0 ? kinds : taken.slice(-1);
  const noteOf = (kind: HandoverKind): string => {
    if (kinds.length === 0) return takenText(taken);
    return taken.includes(kind) ? '已有照片存证，可以查看或补拍' : '拍下外观、里程和油电量，有据可查';
  };
  return (
    <>
      {shown.map(kind => (
        <Cell
          key={kind}
          icon={icons.camera}
          title={`${HANDOVER_TEXTS[kind]}验车照片`}
          note={noteOf(kind)}
          onClick={() => void go('order.handover', { orderid, kind })}
        />
      ))}
    </>
  );
}
