import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { StarChoice } from '@/components/star-choice/StarChoice';
import { Text } from '@/components/text/Text';
import { COMMENT_LENGTH, SCORE_TEXTS } from '@/domain/comment';
import { focusElement } from '@/platform/focus';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { DemandCommentStore } from '../stores/DemandCommentStore';
import type { DemandOrderStore } from '../stores/DemandOrderStore';

/** A sentence at what is wrong; nothing where all is well. */
function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Text as="p" size={12} tone="danger" role="alert">
      {text}
    </Text>
  );
}

interface OrderCommentProps {
  order: DemandOrderStore;
  orderid: string;
  /** Where the focus goes when the form is gone. */
  doneId: string;
}

const CommentForm = observer(function CommentForm({ order, orderid, doneId }: OrderCommentProps) {
  const overlay = useStore(OverlayStore);
  const [{ form }] = useState(() => new DemandCommentStore(order, orderid));
  const submit = async (): Promise<void> => {
    if (!(await form.submit())) return;
    overlay.showToast('谢谢您的评价');
    focusElement(doneId);
  };
  return (
    <Card margin="screen" heading="评价这次服务">
      <Grid gap={3}>
        <StarChoice
          label="服务"
          score={form.values.score}
          words={SCORE_TEXTS}
          onChoose={score => form.set('score', score)}
        />
        <Problem text={form.errorOf('score')} />
        <LongField
          id="demand-comment"
          label="说说这次用车"
          placeholder="选填，司机、车辆、准时与否，都可以写"
          maxLength={COMMENT_LENGTH}
          value={form.values.text}
          error={form.errorOf('text')}
          onChange={text => form.set('text', text)}
        />
        <Text as="p" size={12} tone="secondary">
          评价会公开展示，只显示您昵称的第一个字。
        </Text>
        <Problem text={form.failure} />
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交评价
        </Button>
      </Grid>
    </Card>
  );
});

/** What its member has said of an order that was carried out, or can say now; nothing before. */
export const OrderComment = observer(function OrderComment(props: OrderCommentProps) {
  const { data } = props.order.detail;
  if (data?.mark) {
    return (
      <Card margin="screen" heading="我的评价">
        <ReviewCard review={data.mark} plain />
      </Card>
    );
  }
  return data?.can_comment ? <CommentForm {...props} /> : null;
});
