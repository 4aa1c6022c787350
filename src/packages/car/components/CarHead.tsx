import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { TagList } from '@/components/tag/TagList';
import { Text } from '@/components/text/Text';
import { carFacts, carName, categoryText } from '@/domain/carWords';
import type { CarTypeDetail } from '~types/api/cartype';
import { FavouriteButton } from './FavouriteButton';
import styles from './CarHead.module.scss';

/** What the pictures of a car show, in the order of the contract. */
const views = ['外观', '侧面', '车尾', '内饰'] as const;

interface CarHeadProps {
  detail: CarTypeDetail;
  /** The car cannot be had: greyed. */
  dimmed: boolean;
}

/** A car with its pictures, name, facts, score and tags. */
export function CarHead({ detail: { cartype, offer, pictures }, dimmed }: CarHeadProps) {
  const name = carName(cartype);
  return (
    <Element className={`${styles.head} ${dimmed ? styles.dimmed : ''}`}>
      <Element className={styles.gallery}>
        <Gallery
          label={`${name}的图片`}
          dimmed={dimmed}
          pictures={pictures.map((src, index) => ({
            src,
            alt: `${cartype.series} ${views[index] ?? `图片${index + 1}`}`,
          }))}
        />
      </Element>
      <Text as="p" size={12} tone="secondary" className={styles.note}>
        示意图，以门店实车为准
      </Text>
      <Row className={styles.title}>
        <Rest>
          <Text as="h2" size={22} weight={600} tight className={styles.name}>
            {name}
          </Text>
        </Rest>
        <Text
          as="span"
          size={16}
          tone="selected"
          weight={600}
          className={styles.score}
        >{`${offer.score.toFixed(1)}分`}</Text>
        <FavouriteButton cartype={cartype} className={styles.favourite} />
      </Row>
      <Text as="p" tone="secondary">
        {`${cartype.model} · ${categoryText[cartype.category]}`}
      </Text>
      <Text as="p" tone="secondary">
        {carFacts(cartype)}
      </Text>
      <TagList label="配置" tags={cartype.tags} />
    </Element>
  );
}
