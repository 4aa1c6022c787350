import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { COMMENT_LENGTH, COMMENT_PHOTOS, COMMENT_TAGS } from '@/domain/comment';
import { can } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OrderStore } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { Mark } from '~types/api/mark';
import type { RentalDetail } from '~types/api/rental';
import { ScoreField } from '../../components/ScoreField';
import { TagChoice } from '../../components/TagChoice';
import { CommentStore } from '../../stores/CommentStore';

/** What was said, of the car and of the site. */
function Said({ marks, orderid }: { marks: readonly Mark[]; orderid: string }) {
  const titles = ['对车辆的评价', '对门店的评价'];
  return (
    <>
      <StateView
        icon="circle-check"
        isGood
        title="感谢您的评价"
        text="评价已显示在车型和门店页面。"
        action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
      />
      {marks.map((mark, index) => (
        <Card key={mark.id} heading={titles[index] ?? ''}>
          <ReviewCard review={mark} plain />
        </Card>
      ))}
    </>
  );
}

const Writing = observer(function Writing({ store, order }: { store: CommentStore; order: RentalDetail }) {
  const overlay = useRoot().get(OverlayStore);
  const { form } = store;
  const { values } = form;
  const submit = async (): Promise<void> => {
    if (await form.submit()) overlay.showToast('评价已发布');
  };
  return (
    <>
      <Card margin="screen" aria-label="这次用车">
        <CarSummary cartype={order.cartype}>
          <Text tone="secondary">{order.site.name}</Text>
        </CarSummary>
      </Card>
      <Card heading="打分">
        <ScoreField
          label="车辆"
          score={values.car_score}
          error={form.errorOf('car_score')}
          onChoose={score => form.set('car_score', score)}
        />
        <ScoreField
          label="门店"
          score={values.site_score}
          error={form.errorOf('site_score')}
          onChoose={score => form.set('site_score', score)}
        />
      </Card>
      <Card heading="说说这次用车">
        <TagChoice label="印象" offered={COMMENT_TAGS} chosen={values.tags} onToggle={store.toggle} />
        <LongField
          id="comment-text"
          label="评价内容"
          placeholder="车况、取还车、门店服务，说给后来的人听"
          maxLength={COMMENT_LENGTH}
          value={values.text}
          error={form.errorOf('text')}
          onChange={text => form.set('text', text)}
        />
        <Grid columns={2} gap={3} role="group" aria-label="照片">
          {store.photos.places.map((place, index) => (
            <PhotoUpload
              key={place}
              place={place}
              purpose="COMMENT"
              label={`配图${index + 1}`}
              hint={`最多${COMMENT_PHOTOS}张`}
            />
          ))}
        </Grid>
        {form.errorOf('photos') ? (
          <Text as="p" size={12} tone="danger" role="alert">
            {form.errorOf('photos')}
          </Text>
        ) : null}
        <Text as="p" size={12} tone="secondary">
          评价会以“姓**”的名义公开显示，请不要写电话、拍到人脸和证件等个人信息。
        </Text>
      </Card>
      {form.failure ? (
        <Card>
          <Text as="p" tone="danger" role="alert">
            {form.failure}
          </Text>
        </Card>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          发布评价
        </Button>
      </ActionBar>
    </>
  );
});

const Comment = observer(function Comment({ orderid }: { orderid: string }) {
  const root = useRoot();
  const { detail } = root.get(OrderStore).of('RENTAL', orderid);
  const [store] = useState(() => new CommentStore(root, orderid));
  useEffect(() => {
    void store.load();
    void detail.load();
  }, [store, detail]);
  return (
    <ResourceView resource={store.marks} onRetry={() => void store.load()}>
      {({ marks }) =>
        marks.length > 0 ? (
          <Said marks={marks} orderid={orderid} />
        ) : (
          <ResourceView resource={detail} onRetry={() => void detail.load()}>
            {order =>
              can(lifeOf(order.line), order.status, 'review') ? (
                <Writing store={store} order={order} />
              ) : (
                <StateView
                  icon="star"
                  title="现在还不能评价"
                  text="费用结清、押金退还后就可以评价。"
                  action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
                />
              )
            }
          </ResourceView>
        )
      }
    </ResourceView>
  );
});

/** 评价: car and site of a rental that is over (specification §2, /comment). */
function CommentScreen({ params: { orderid } }: ScreenProps<'order.comment'>) {
  return (
    <MembersOnly text="登录后评价" returnUrl={urlOf(routeOf('order.comment'), { orderid })}>
      <Comment orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('order.comment', CommentScreen);
