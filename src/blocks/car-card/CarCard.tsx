import type { ReactNode } from 'react';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Icon } from '@/components/icon/Icon';
import { Picture } from '@/components/picture/Picture';
import { PictureColumn } from '@/components/pictured/PictureColumn';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { isBookable, refusalOf } from '@/domain/carFilter';
import { carClassFacts, carName } from '@/domain/carWords';
import { yuanText } from '@/domain/money';
import { siteWorth } from '@/domain/siteWords';
import type { CarOffer } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { icons } from './icons';
import styles from './CarCard.module.scss';
import { OfferTotal } from './OfferTotal';
import { offerWorths } from './offerWorths';

interface CarCardProps {
  offer: CarOffer;
  /** 免费取消至23日08:00, where that is so for this search. */
  freeCancel: string | undefined;
  /** Where it is taken, in a list of several sites. */
  site?: Site | undefined;
  onClick: () => void;
  /** The person keeps the car (收藏). */
  isFavourite?: boolean;
  /** The list is asked which cars to compare: whether this one is among them, and whether there is no room for it. */
  choice?: { isChosen: boolean; isOff: boolean } | undefined;
  /** Below a car that cannot be booked: what can be had instead. */
  children?: ReactNode;
}

/** A thing of worth: its figure, 23日08:00 or 2辆, stays whole where the line is too short for all of it. */
function Worth({ text }: { text: string }) {
  const figure = text.search(/\d/);
  return figure < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, figure)}
      <Element as="span" className={styles.figure}>
        {text.slice(figure)}
      </Element>
    </>
  );
}

/** 押金¥5000, and at the right 总价¥562 券后¥512 日均¥128; or why it cannot be booked. */
function Prices({ offer }: { offer: CarOffer }) {
  const refusal = refusalOf(offer);
  if (refusal) {
    return (
      <Text size={14} tone="danger" weight={600} block>
        {refusal}
      </Text>
    );
  }
  return (
    <Row align="baseline" wrap className={styles.foot}>
      <Text size={12} tone="secondary" numeric>
        {offer.deposit_waived ? '' : `押金¥${yuanText(offer.deposit)}`}
      </Text>
      <Row align="baseline" justify="end" wrap className={styles.prices}>
        <OfferTotal offer={offer} />
        <Element as="span" className={styles.daily}>
          <Flash of={offer.daily_price}>
            <Price fen={offer.daily_price} label="日均" size="large" />
          </Flash>
        </Element>
      </Row>
    </Row>
  );
}

/** 望京店 2.3公里 · 4.8分: a name that is too long gives way to how far it is. */
function SiteLine({ site }: { site: Site }) {
  return (
    <Row wrap className={styles.site}>
      <Text size={12} tight truncate className={styles.place}>
        {site.name}
      </Text>
      <Text size={12} tone="secondary" numeric tight className={styles.far}>
        {/* The space parts them for who hears it. */}
        {` ${siteWorth(site)}`}
      </Text>
    </Row>
  );
}

/** What a card says: picture, name with score, class, two things of worth, and in one line below what it costs. */
export function CarCardContent({
  offer,
  freeCancel,
  isFavourite = false,
  site,
}: Pick<CarCardProps, 'offer' | 'freeCancel' | 'isFavourite' | 'site'>) {
  const { cartype, score, review_count: reviews } = offer;
  return (
    <>
      <Row align="stretch">
        <Rest>
          <Row align="baseline" wrap>
            <Text as="h2" size={16} weight={600} tight truncate className={styles.name}>
              {carName(cartype)}
            </Text>
            <Text size={12} tone="secondary" numeric tight>
              <Text as="span" tone="selected" weight={600}>{`${score.toFixed(1)}分`}</Text>
              {` ${reviews}条`}
            </Text>
          </Row>
          <Text size={12} tone="secondary" tight truncate words block>
            {carClassFacts(cartype)}
          </Text>
          {site ? <SiteLine site={site} /> : null}
          <Row align="stretch" wrap className={styles.tags}>
            {offerWorths(offer, freeCancel).map(({ text, tone }) => (
              <Tag key={text} tone={tone} className={styles.tag}>
                <Worth text={text} />
              </Tag>
            ))}
          </Row>
        </Rest>
        {/* A card is called by its car: the name comes before its picture. */}
        <PictureColumn className={styles.picture}>
          <Picture src={cartype.picture.small} alt="" />
          {isFavourite ? (
            <Element as="span" role="img" aria-label="已收藏" className={styles.favourite}>
              <Icon name={icons['heart-filled']} size={14} />
            </Element>
          ) : null}
        </PictureColumn>
      </Row>
      <Prices offer={offer} />
    </>
  );
}

/**
 * A car of the list, all in one rhythm (rental.md, details of flow 5; look.md, card rhythm). What all cars share is said
 * above the list.
 */
export function CarCard({ offer, freeCancel, isFavourite, site, onClick, choice, children }: CarCardProps) {
  return (
    <Element className={styles.card}>
      <Element
        as="button"
        className={classNames(
          styles.body,
          !isBookable(offer) && styles.dimmed,
          choice?.isChosen && styles.chosen,
        )}
        {...(choice ? { role: 'checkbox', 'aria-checked': choice.isChosen } : {})}
        onClick={onClick}
      >
        <CarCardContent
          offer={offer}
          freeCancel={freeCancel}
          isFavourite={isFavourite ?? false}
          site={site}
        />
        {choice ? (
          <Element
            as="span"
            className={classNames(styles.tick, choice.isChosen && styles.ticked, choice.isOff && styles.off)}
          >
            {choice.isChosen ? <Icon name="check" size={16} /> : null}
          </Element>
        ) : null}
      </Element>
      {children}
    </Element>
  );
}
