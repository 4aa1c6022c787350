import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import type { ReadingText } from '~types/api/content';
import styles from './AgreementText.module.scss';

/** An agreement, or another text by sections, to read. */
export function AgreementText({ agreement }: { agreement: ReadingText }) {
  return (
    <Text size={14}>
      <Text as="p" tone="secondary">{`版本${agreement.version}，更新于${agreement.updated}`}</Text>
      {agreement.sections.map(section => (
        <Element as="section" key={section.title} className={styles.section}>
          <Text as="h3" size={16} weight={600}>
            {section.title}
          </Text>
          {section.paragraphs.map(paragraph => (
            <Element as="p" key={paragraph} className={styles.paragraph}>
              {paragraph}
            </Element>
          ))}
        </Element>
      ))}
    </Text>
  );
}
