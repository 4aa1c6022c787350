import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import { openUrl } from '@/page/navigate';
import type { Banner } from '~types/api/content';
import styles from './BannerStrip.module.scss';

/** Banners side by side; the next one peeps in, and a finger or the keyboard moves on. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  return (
    <Element as="ul" className={styles.strip} aria-label="活动">
      {banners.map(banner => (
        <Element as="li" key={banner.id} className={styles.item}>
          <Element as="button" className={styles.banner} onClick={() => void openUrl(banner.url)}>
            <Picture src={banner.picture} alt="" className={styles.picture} />
            <Element as="span" className={styles.text}>
              <Element as="strong" className={styles.title}>
                {banner.title}
              </Element>
              <Element as="span" className={styles.subtitle}>
                {banner.subtitle}
              </Element>
            </Element>
          </Element>
        </Element>
      ))}
    </Element>
  );
}
