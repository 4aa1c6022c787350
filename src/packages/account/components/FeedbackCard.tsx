import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { feedbackKindText } from '@/domain/feedback';
import { format } from '@/domain/shanghaiTime';
import type { Feedback } from '~types/api/feedback';
import styles from './FeedbackCard.module.scss';

const timeText = (time: string): string => format(time, 'YYYY-MM-DD HH:mm');

/** What a member has told, and what was answered. */
export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { kind, text, pictures, orderid, created_at: createdAt, answer } = feedback;
  const title = feedbackKindText(kind);
  return (
    <Card as="article" margin="none" aria-label={title}>
      <Grid gap={2}>
        <Row justify="between" wrap>
          <Text as="h2" weight={600}>
            {title}
          </Text>
          <Tag tone={answer ? 'success' : undefined}>{answer ? '已回复' : '已提交'}</Tag>
        </Row>
        <Text as="p" className={styles.text}>
          {text}
        </Text>
        {pictures ? (
          <Gallery label="图片" pictures={pictures.map((src, index) => ({ src, alt: `图片${index + 1}` }))} />
        ) : null}
        <Text as="p" size={12} tone="secondary" numeric words>
          {orderid === undefined ? timeText(createdAt) : `${timeText(createdAt)} · 订单 ${orderid}`}
        </Text>
        {answer ? (
          <Element className={styles.answer}>
            <Text as="h3" size={14} weight={600}>
              客服回复
            </Text>
            <Text as="p" size={14} className={styles.text}>
              {answer.text}
            </Text>
            <Text as="p" size={12} tone="secondary" numeric>
              {timeText(answer.at)}
            </Text>
          </Element>
        ) : null}
      </Grid>
    </Card>
  );
}
