import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Resource } from '@/stores/Resource';
import { FoundText } from '../../components/FoundText';
import { getBulletin } from '../../services/reading';
import styles from './Bulletin.module.scss';

/** A notice in full (specification §2, /profile/more/bulletin_detail). */
const Bulletin = observer(function Bulletin({ params: { id } }: ScreenProps<'content.bulletin'>) {
  const [bulletin] = useState(() => new Resource(() => getBulletin(id)));
  useEffect(() => void bulletin.load(), [bulletin]);
  return (
    <>
      <FoundText text={bulletin}>
        {({ title, published_time, paragraphs }) => (
          <Element as="article" className={styles.article}>
            <Text as="h2" size={22} weight={600} tight>
              {title}
            </Text>
            <Text as="p" size={14} tone="secondary">
              {format(published_time, 'YYYY年M月D日')}
            </Text>
            {paragraphs.map(paragraph => (
              <Text as="p" key={paragraph} size={16} className={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
          </Element>
        )}
      </FoundText>
      <Card margin="screen" pad={0} aria-label="其他公告">
        <Cell title="查看全部公告" onClick={() => void go('content.bulletins')} />
      </Card>
    </>
  );
});

export default definePage('content.bulletin', Bulletin);
