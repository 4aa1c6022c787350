import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import type { AccidentDetail } from '~types/api/accident';
import { MediaGallery } from '../../components/MediaGallery';
import { NotNow } from '../../components/NotNow';
import { OfAccident } from '../../components/OfAccident';
import { AccidentStore } from '../../stores/AccidentStore';

function Told({ accident }: { accident: AccidentDetail }) {
  const { id, appeal, status_text: state, note } = accident;
  if (!appeal) return <NotNow accident={accident} text="这次事故没有申诉。" />;
  const { reason, pictures, answer, created_at: at } = appeal;
  return (
    <>
      <Card margin="screen" aria-label="申诉状态">
        <Text as="h2" size={22} weight={600} tight>
          {answer === undefined ? '正在复核' : '已答复'}
        </Text>
        <Text as="p" tone="secondary">
          {answer === undefined ? note : `这次事故：${state}`}
        </Text>
      </Card>
      {answer === undefined ? null : (
        <Card margin="screen" heading="我们的答复">
          <Text as="p">{answer}</Text>
        </Card>
      )}
      <Card margin="screen" heading="您的申诉">
        <Cell title="提交时间" value={format(at, 'YYYY-MM-DD HH:mm')} />
        <Cell title="情况说明" note={reason} />
        {pictures.length > 0 ? (
          <MediaGallery
            label="证明图片"
            all={pictures.map((media, index) => ({ name: `证明图片${index + 1}`, media }))}
          />
        ) : null}
      </Card>
      <Card>
        <Element>
          <Button block onClick={() => void returnTo(urlOf(routeOf('claims.detail'), { id }))}>
            查看这次事故
          </Button>
        </Element>
      </Card>
    </>
  );
}

function AppealOf({ id }: { id: string }) {
  const [store] = useState(() => new AccidentStore(id));
  // The staff may have answered meanwhile.
  useDidShow(() => void store.load());
  return <OfAccident store={store}>{accident => <Told accident={accident} />}</OfAccident>;
}

/** What was said against a decision, and what was answered (specification §2, /insure_apply/appeal/detail). */
function AccidentAppealDetail({ params: { id } }: ScreenProps<'claims.appealDetail'>) {
  return (
    <MembersOnly text="登录后查看申诉" returnUrl={urlOf(routeOf('claims.appealDetail'), { id })}>
      <AppealOf id={id} />
    </MembersOnly>
  );
}

export default definePage('claims.appealDetail', AccidentAppealDetail);
