import { useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import type { Guide } from '~types/api/content';
import styles from './GuideList.module.scss';

/** Things to read before renting; each opens in full in a sheet. */
export function GuideList({ guides }: { guides: readonly Guide[] }) {
  const [read, setRead] = useState<Guide | undefined>();
  return (
    <>
      <Card pad={0} margin="none" as="div">
        {guides.map(guide => (
          <Cell
            key={guide.id}
            title={guide.title}
            note={guide.summary}
            value={`${guide.minutes}分钟`}
            onClick={() => setRead(guide)}
          />
        ))}
      </Card>
      <Sheet
        id="guide"
        tall
        title={read?.title ?? ''}
        open={read !== undefined}
        onClose={() => setRead(undefined)}
      >
        {read ? (
          <Element as="article">
            <Text as="p" size={12} tone="secondary">{`阅读约${read.minutes}分钟`}</Text>
            {read.paragraphs.map(paragraph => (
              <Text as="p" key={paragraph} size={16} className={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
          </Element>
        ) : null}
      </Sheet>
    </>
  );
}
