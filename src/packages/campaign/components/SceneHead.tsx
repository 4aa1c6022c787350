import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Scene } from '@/components/scene/Scene';
import { Text } from '@/components/text/Text';
import styles from './SceneHead.module.scss';

interface SceneHeadProps {
  picture: string;
  title: string;
  slogan: string;
  /** Below them: how it stands. */
  children?: ReactNode;
}

/** What a screen leads with: its picture, and the words on it. */
export function SceneHead({ picture, title, slogan, children }: SceneHeadProps) {
  return (
    <Element as="header" className={styles.head}>
      <Scene src={picture} alt="" shape="banner" />
      <Element className={styles.words}>
        <Text as="h2" size={18} weight={700} tight>
          {title}
        </Text>
        <Text as="p" size={12} tight className={styles.slogan}>
          {slogan}
        </Text>
        {children}
      </Element>
    </Element>
  );
}
