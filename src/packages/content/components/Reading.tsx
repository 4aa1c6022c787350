import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Resource } from '@/stores/Resource';
import type { ReadingText } from '~types/api/content';
import { FoundText } from './FoundText';
import { SearchableText } from './SearchableText';

interface ReadingProps {
  /** Asks for the text; it is the same for as long as the screen is there. */
  fetch: () => Promise<ReadingText>;
  /** What is searched in it from the start. */
  keyword?: string | undefined;
  /** The way to the others of its kind, also where this one is not to be had. */
  others: { title: string; onClick: () => void };
}

/** A text on a screen of its own. */
export const Reading = observer(function Reading({ fetch, keyword, others }: ReadingProps) {
  // Texts lie over one another when one leads to the next: each screen has its own.
  const [text] = useState(() => new Resource(fetch));
  useEffect(() => void text.load(), [text]);
  return (
    <>
      <FoundText text={text}>{reading => <SearchableText text={reading} keyword={keyword} />}</FoundText>
      <Card margin="screen" pad={0} aria-label={others.title}>
        <Cell {...others} />
      </Card>
    </>
  );
});
