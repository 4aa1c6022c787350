import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AgreementText } from '@/blocks/agreement-text/AgreementText';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { Resource } from '@/stores/Resource';
import type { ReadingText } from '~types/api/content';
import { FoundText } from './FoundText';
import styles from './Reading.module.scss';

interface ReadingProps {
  /** Asks for the text; it is the same for as long as the screen is there. */
  fetch: () => Promise<ReadingText>;
  /** The way to the others of its kind, also where this one is not to be had. */
  others: { title: string; onClick: () => void };
}

/** A text on a screen of its own. */
export const Reading = observer(function Reading({ fetch, others }: ReadingProps) {
  // Texts lie over one another when one leads to the next: each screen has its own.
  const [text] = useState(() => new Resource(fetch));
  useEffect(() => void text.load(), [text]);
  return (
    <>
      <FoundText text={text}>
        {reading => (
          <Element as="article" className={styles.article}>
            <Text as="h2" size={22} weight={600} tight className={styles.title}>
              {reading.title}
            </Text>
            <AgreementText agreement={reading} />
          </Element>
        )}
      </FoundText>
      <Card margin="screen" pad={0} aria-label={others.title}>
        <Cell {...others} />
      </Card>
    </>
  );
});
