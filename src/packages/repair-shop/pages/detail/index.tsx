import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Gallery } from '@/components/gallery/Gallery';
import { Price } from '@/components/price/Price';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ASSESSED_NAMES, ASSESSED_PARTS, assessedTotal } from '@/domain/assessment';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import type { AccidentAssessment } from '~types/api/accident';
import { CaseStatus } from '../../components/CaseFacts';
import { OfCase } from '../../components/OfCase';
import { ShopCaseStore } from '../../stores/ShopCaseStore';

const moment = (time: string): string => format(time, 'M月D日 HH:mm');

/** What a shop has entered, line by line, and its sum. */
function Entered({ assessment }: { assessment: AccidentAssessment }) {
  const { priceState: downtime, pictures, note } = assessment;
  return (
    <Card heading="定损明细">
      <Cell title="停运时间" note={`${moment(downtime.from_time)} 至 ${moment(downtime.to_time)}`} />
      <Cell
        title="停运损失费"
        note={`${downtime.days}天 × ¥${yuanText(downtime.day_price)}`}
        value={<Price fen={downtime.total} size="small" />}
      />
      {ASSESSED_NAMES.map(name => (
        <Cell
          key={name}
          title={ASSESSED_PARTS[name].name}
          value={assessment[name] === 0 ? '无' : <Price fen={assessment[name]} size="small" />}
        />
      ))}
      <Cell
        title="合计"
        value={
          <Text as="span" tone="ink">
            <Price fen={assessedTotal(assessment)} />
          </Text>
        }
      />
      {note ? <Cell title="说明" note={note} /> : null}
      <Cell title="提交时间" value={moment(assessment.entered_at)} />
      <Gallery
        label="定损照片"
        pictures={pictures.map(({ url }, index) => ({ src: url, alt: `定损照片${index + 1}` }))}
      />
    </Card>
  );
}

/**
 * 定损结果: what a repair shop has entered of a case, and the way to put it right while that can be (specification §2,
 * /insure_apply/merchant/detail; issue 15).
 */
function ShopDetail({ params: { token } }: ScreenProps<'repair-shop.detail'>) {
  const [store] = useState(() => new ShopCaseStore(token));
  // It may have been decided, or the link replaced, meanwhile.
  useDidShow(store.load);
  const enter = (): void => void go('repair-shop.price', { token });
  return (
    <OfCase store={store}>
      {shown =>
        shown.assessment ? (
          <>
            <CaseStatus shown={shown} />
            <Entered assessment={shown.assessment} />
            {shown.can_enter ? (
              <ActionBar>
                <Button kind="primary" block onClick={enter}>
                  修改
                </Button>
              </ActionBar>
            ) : null}
          </>
        ) : (
          <StateView
            icon="clipboard-list"
            title={shown.status_text}
            text="还没有录入定损。"
            action={shown.can_enter ? { text: '录入定损', onClick: enter } : undefined}
          />
        )
      }
    </OfCase>
  );
}

export default definePage('repair-shop.detail', ShopDetail);
