import { carFacts } from '@/blocks/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { categoryText } from '@/domain/carWords';
import type { CarTypeDetail } from '~types/api/cartype';
import styles from './CarHead.module.scss';

/** What the pictures of a car show, in the order of the contract. */
const views = ['外观', '车头', '车尾', '内饰'] as const;

interface CarHeadProps {
  detail: CarTypeDetail;
  /** The car cannot be had: greyed. */
  dimmed: boolean;
}

/** A car with its pictures, name, facts, score and tags. */
export function CarHead({ detail: { cartype, offer, pictures }, dimmed }: CarHeadProps) {
  const name = `${cartype.brand}${cartype.series}`;
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
      <Element className={styles.title}>
        <Element as="h2" className={styles.name}>
          {name}
        </Element>
        <Element as="span" className={styles.score}>{`${offer.score.toFixed(1)}分`}</Element>
      </Element>
      <Element as="p" className={styles.facts}>
        {`${cartype.model} · ${categoryText[cartype.category]}`}
      </Element>
      <Element as="p" className={styles.facts}>
        {carFacts(cartype)}
      </Element>
      <TagList tags={cartype.tags} />
    </Element>
  );
}

/** What a car has: 倒车影像, CarPlay … */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Element as="ul" className={styles.tags} aria-label="配置">
      {tags.map(tag => (
        <Element as="li" key={tag} className={styles.tag}>
          {tag}
        </Element>
      ))}
    </Element>
  );
}
