import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { QrCode } from '@/blocks/qr-code/QrCode';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { memberCodeText } from '@/domain/memberCode';
import { toMillis } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import type { MemberCode } from '~types/api/memberCode';
import { MemberCodeStore } from '../../stores/MemberCodeStore';
import styles from './Qacode.module.scss';

/** Seconds before its end at which a code is renewed: the next one is there in time. */
const RENEWED_BEFORE = 5;

/** What a member should know of their code. */
const notes = [
  '店员扫码后就能找到您的订单，为您取车或还车。',
  '二维码一分钟内有效，只能用一次，里面没有您的个人信息。请不要截图发给别人。',
  '扫不出来时，请把屏幕调亮，或报出数字。',
];

/** There is no code to show: why, and how it goes on without one. */
function NoCode({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  return (
    <Element role="alert">
      <StateView
        icon="wifi-off"
        title="二维码没有更新"
        text={`${failure}\n也可以向店员出示订单里的取车码，或报您的手机号`}
        action={{ text: '重试', onClick: onRetry }}
      >
        <Button kind="link" onClick={() => void go('orders')}>
          查看我的订单
        </Button>
      </StateView>
    </Element>
  );
}

/** One code for as long as it is good. */
const ShownCode = observer(function ShownCode({
  store,
  shown,
}: {
  store: MemberCodeStore;
  shown: MemberCode;
}) {
  const left = useCountdown(toMillis(shown.expires_at));
  const isDue = left <= RENEWED_BEFORE;
  useEffect(() => {
    if (isDue) void store.renew();
  }, [isDue, store]);
  const { failure } = store.code;
  if (left === 0) {
    return failure === undefined ? (
      <SkeletonCards />
    ) : (
      <NoCode failure={failure} onRetry={() => void store.renew()} />
    );
  }
  return (
    <>
      <Card heading="到店出示" className={styles.centred}>
        <QrCode text={shown.code} label="会员二维码，请店员扫码，或报下方的数字" />
        <Text as="p" size={22} weight={600} numeric>
          {memberCodeText(shown.code)}
        </Text>
        <Text as="p" size={14} tone="secondary">
          请店员扫码，或报这12位数字
        </Text>
        <Text as="p" size={12} tone="secondary" role="timer" numeric>
          {isDue ? '正在更新' : `${left - RENEWED_BEFORE}秒后自动更新`}
        </Text>
      </Card>
      <Card aria-label="使用说明">
        <Grid gap={2}>
          {notes.map(note => (
            <Text as="p" key={note} size={14} tone="secondary">
              {note}
            </Text>
          ))}
        </Grid>
      </Card>
    </>
  );
});

const Code = observer(function Code() {
  const [store] = useState(() => new MemberCodeStore());
  // Each time that it is held out anew: the one before may have been used.
  useDidShow(() => void store.renew());
  const { data, failure } = store.code;
  return data ? (
    <ShownCode key={data.code} store={store} shown={data} />
  ) : failure === undefined ? (
    <SkeletonCards />
  ) : (
    <NoCode failure={failure} onRetry={() => void store.renew()} />
  );
});

/** 我的二维码: by which the staff at the counter knows the member (specification §2, /profile/qacode). */
function MemberCodeScreen() {
  return (
    <MembersOnly text="登录后到店出示二维码" returnUrl={routeOf('account.memberCode').url}>
      <Code />
    </MembersOnly>
  );
}

export default definePage('account.memberCode', MemberCodeScreen);
