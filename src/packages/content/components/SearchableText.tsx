import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Chips } from '@/components/chips/Chips';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { SearchBox } from '@/components/search-box/SearchBox';
import { Text } from '@/components/text/Text';
import type { TextPart } from '@/domain/textSearch';
import { focusElement } from '@/platform/focus';
import { scrollToElement } from '@/platform/scroll';
import type { ReadingText } from '~types/api/content';
import { TextSearch } from '../stores/TextSearch';
import styles from './SearchableText.module.scss';

const hitId = (hit: number): string => `text-hit-${hit}`;
const sectionId = (index: number): string => `text-section-${index}`;

/** Brings a part of the text into view; who reads by ear or by keyboard goes on from there. */
function jump(id: string): void {
  focusElement(id);
  scrollToElement(id);
}

/** A line with what is searched marked in it. */
function MarkedLine({ parts, current }: { parts: readonly TextPart[]; current: number | undefined }) {
  return (
    <>
      {parts.map(({ text, hit }, index) =>
        hit === undefined ? (
          <Element as="span" key={index}>
            {text}
          </Element>
        ) : (
          <Element
            as="mark"
            key={index}
            id={hitId(hit)}
            tabIndex={-1}
            className={classNames(styles.hit, hit === current && styles.current)}
          >
            {text}
          </Element>
        ),
      )}
    </>
  );
}

/** What is searched in the text, how often it is there, and the way from one place to the next. */
const Find = observer(function Find({ search }: { search: TextSearch }) {
  const step = (by: 1 | -1): void => {
    const hit = search.step(by);
    if (hit !== undefined) jump(hitId(hit));
  };
  return (
    <Element className={styles.find}>
      <SearchBox
        id="text-search"
        placeholder="在本文中搜索"
        value={search.keyword}
        onChange={search.setKeyword}
      />
      <Row wrap>
        <Text as="p" size={14} tone="secondary" role="status" aria-label="搜索结果" grow>
          {search.summary}
        </Text>
        {search.marked.hits > 0 ? (
          <>
            <Button kind="link" onClick={() => step(-1)}>
              上一处
            </Button>
            <Button kind="link" onClick={() => step(1)}>
              下一处
            </Button>
          </>
        ) : null}
      </Row>
    </Element>
  );
});

/** Sections from which on a text has a table of contents. */
const CONTENTS_FROM = 3;

interface SearchableTextProps {
  text: ReadingText;
  /** What is searched in it from the start. */
  keyword: string | undefined;
}

/** A text by sections with its version, a table of contents, and a search within it (issue 14, content). */
export const SearchableText = observer(function SearchableText({ text, keyword }: SearchableTextProps) {
  const [search] = useState(() => new TextSearch(text, keyword));
  const { marked, current } = search;
  return (
    <Element as="article" className={styles.article}>
      <Text as="h2" size={22} weight={600} tight>
        {text.title}
      </Text>
      <Text as="p" size={14} tone="secondary" className={styles.version}>
        {`版本${text.version}，更新于${text.updated}`}
      </Text>
      <Find search={search} />
      {text.sections.length >= CONTENTS_FROM ? (
        <Element as="nav" aria-label="目录">
          <Text as="p" size={14} tone="secondary" aria-hidden className={styles.contentsTitle}>
            目录
          </Text>
          <Chips
            label="目录"
            items={text.sections.map(({ title }, index) => ({ key: sectionId(index), text: title }))}
            onToggle={jump}
          />
        </Element>
      ) : null}
      {marked.sections.map(({ title, paragraphs }, index) => (
        <Element as="section" key={sectionId(index)} className={styles.section}>
          <Text
            as="h3"
            size={18}
            weight={600}
            id={sectionId(index)}
            tabIndex={-1}
            className={styles.sectionTitle}
          >
            <MarkedLine parts={title} current={current} />
          </Text>
          {paragraphs.map((parts, paragraph) => (
            <Text as="p" key={paragraph} size={16} className={styles.paragraph}>
              <MarkedLine parts={parts} current={current} />
            </Text>
          ))}
        </Element>
      ))}
    </Element>
  );
});
