import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import type { Agreement } from '~types/api/content';
import styles from './AgreementText.module.scss';

/** An agreement to read. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  return (
    <Text size={14}>
      <Text as="p" tone="secondary">{`更新于${agreement.updated}`}</Text>
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
