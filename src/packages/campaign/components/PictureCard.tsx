import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Scene } from '@/components/scene/Scene';
import styles from './PictureCard.module.scss';

interface PictureCardProps {
  picture: string;
  onClick: () => void;
  children: ReactNode;
}

/** Something of a list that leads on: its banner, and words below. */
export function PictureCard({ picture, onClick, children }: PictureCardProps) {
  return (
    <Element as="button" className={styles.card} onClick={onClick}>
      <Scene src={picture} alt="" shape="banner" />
      <Element as="span" block className={styles.words}>
        {children}
      </Element>
    </Element>
  );
}
