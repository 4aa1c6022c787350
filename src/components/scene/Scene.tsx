import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Picture } from '../picture/Picture';
import styles from './Scene.module.scss';

/** The shapes in which scenes are drawn: a landscape or a site, and a banner. */
type SceneShape = 'view' | 'banner';

interface SceneProps {
  src: string;
  /** Empty for a scene that only decorates. */
  alt: string;
  /** Default a landscape or a site. */
  shape?: SceneShape;
}

/**
 * A picture that has its own ground: a banner, a landscape, a site. It is as wide as what it stands in and has the shape in
 * which it was drawn, so that the car in it is never cut away (issue 11).
 */
export function Scene({ src, alt, shape = 'view' }: SceneProps) {
  return (
    <Element as="span" className={classNames(styles.scene, styles[shape])}>
      <Picture src={src} alt={alt} fit="cover" className={styles.picture} />
    </Element>
  );
}

/** The place of a scene, until it comes. */
export function SceneSkeleton({ shape = 'view' }: Pick<SceneProps, 'shape'>) {
  return <Element className={classNames(styles.scene, styles[shape], styles.coming)} aria-hidden />;
}
