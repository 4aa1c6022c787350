import type { Agreement } from '~types/api/content';
import { Element } from '@/components/element/Element';
import styles from './AgreementText.module.scss';

/** An agreement to read. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  return (
    <Element className={styles.agreement}>
      <Element as="p" className={styles.updated}>{`更新于${agreement.updated}`}</Element>
      {agreement.sections.map(section => (
        <Element as="section" key={section.title} className={styles.section}>
          <Element as="h3" className={styles.title}>
            {section.title}
          </Element>
          {section.paragraphs.map(paragraph => (
            <Element as="p" key={paragraph} className={styles.paragraph}>
              {paragraph}
            </Element>
          ))}
        </Element>
      ))}
    </Element>
  );
}
