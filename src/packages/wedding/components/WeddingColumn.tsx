import { observer } from 'mobx-react-lite';
import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import { Text } from '@/components/text/Text';
import { carName } from '@/domain/carWords';
import { evenHint } from '@/domain/wedding';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../stores/WeddingStore';
import styles from './WeddingColumn.module.scss';

/** Cars that are drawn behind the head car; how many follow is said below. */
const MOST_DRAWN = 4;

/** Of the picture's width: the head car, and the first that follows it; each is a little smaller than the one before. */
const HEAD_WIDTH = 52;
const FOLLOWING_WIDTH = 34;
const SHRINK = 0.86;

/** Where the following cars stand, the last one first, so that who is nearer lies on top. In percent of the width. */
function placesOf(count: number): { left: number; width: number }[] {
  const places: { left: number; width: number }[] = [];
  let right = 100 - HEAD_WIDTH + 8;
  for (let index = 0; index < count; index += 1) {
    const width = FOLLOWING_WIDTH * SHRINK ** index;
    places.unshift({ left: right - width, width });
    right -= width * 0.48;
  }
  return places;
}

/** The column as it will drive: the head car in front, those that follow it behind (issue 14). */
export const WeddingColumn = observer(function WeddingColumn() {
  const { head, following, number } = useStore(WeddingStore);
  if (!head) return null;
  const behind = following
    ? `，后面${number}辆${carName(following)}`
    : number > 0
      ? `，还没有选后面的${number}辆`
      : '';
  const drawn = following ? placesOf(Math.min(number, MOST_DRAWN)) : [];
  return (
    <>
      <Element role="img" aria-label={`车队：头车${carName(head)}${behind}`} className={styles.road}>
        {drawn.map(({ left, width }) => (
          <Element key={left} className={styles.car} style={{ left: `${left}%`, width: `${width}%` }}>
            <Picture src={following?.picture ?? ''} alt="" />
          </Element>
        ))}
        <Element className={styles.car} style={{ left: `${100 - HEAD_WIDTH - 2}%`, width: `${HEAD_WIDTH}%` }}>
          <Picture src={head.picture} alt="" />
        </Element>
      </Element>
      <Text as="p" size={14} tone="secondary" className={styles.hint}>
        {evenHint(number)}
      </Text>
    </>
  );
});
