import { Element } from '@/components/element/Element';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Text } from '@/components/text/Text';
import type { Banner } from '~types/api/content';
import styles from './BannerStrip.module.scss';

interface BannerStripProps {
  /** What the banners are: 活动, 专题. */
  label: string;
  banners: readonly Banner[];
  /** Follows the banner's address. */
  onOpen: (url: string) => void;
}

/** The place of the first banner, until it comes. */
export function BannerSkeleton() {
  return (
    <Element className={styles.strip} aria-hidden>
      <Element className={styles.item}>
        <Element className={styles.banner}>
          <SceneSkeleton shape="banner" />
        </Element>
      </Element>
    </Element>
  );
}

/** Banners side by side; the next one peeps in, and a finger or the keyboard moves on. */
export function BannerStrip({ label, banners, onOpen }: BannerStripProps) {
  return (
    <Element as="ul" className={styles.strip} aria-label={label}>
      {banners.map(banner => (
        <Element as="li" key={banner.id} className={styles.item}>
          <Element as="button" className={styles.banner} onClick={() => onOpen(banner.url)}>
            <Scene src={banner.picture} alt="" shape="banner" />
            <Element as="span" className={styles.text}>
              <Text as="strong" size={18} weight={700} tight>
                {banner.title}
              </Text>
              <Text as="span" size={12} className={styles.subtitle}>
                {banner.subtitle}
              </Text>
            </Element>
          </Element>
        </Element>
      ))}
    </Element>
  );
}
