import { useEffect, useRef } from 'react';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { REPORT_STEPS } from '@/domain/accidentReport';
import { focusElement } from '@/platform/focus';
import { scrollToElement } from '@/platform/scroll';
import styles from './StepHead.module.scss';

const headingId = 'report-step';
const topId = 'report-top';

/** Which of the five steps it is, and what it asks; who comes to another step hears and sees its heading first. */
export function StepHead({ step }: { step: number }) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollToElement(topId, 0);
    focusElement(headingId);
  }, [step]);
  const count = REPORT_STEPS.length;
  return (
    <Card id={topId} margin="screen" aria-label="报案进度">
      <Grid gap={2}>
        <Text as="p" size={14} tone="secondary" numeric>
          {`第${step + 1}步，共${count}步`}
        </Text>
        <Element className={styles.track} aria-hidden>
          <Element className={styles.done} style={{ width: `${((step + 1) * 100) / count}%` }} />
        </Element>
        <Text as="h2" id={headingId} tabIndex={-1} size={22} weight={600} tight>
          {REPORT_STEPS[step] ?? ''}
        </Text>
      </Grid>
    </Card>
  );
}
