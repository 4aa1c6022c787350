import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { SendLink } from '@/blocks/send-link/SendLink';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ErrorCode } from '@/domain/errorCode';
import { defineAction } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { webAddress } from '@/platform/address';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { codeOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { BrandShopStore } from '../stores/BrandShopStore';
import { BrandCars } from './BrandCars';
import styles from './BrandShopView.module.scss';
import { SceneHead } from './SceneHead';
import { ShopCoupon } from './ShopCoupon';
import { useBrandShare } from './useBrandShare';

/** The shop of one brand: its coupon, its cars in this city, and its story (specification §2, /brand_area; issue 14). */
export const BrandShopView = observer(function BrandShopView({
  id,
  shows,
}: {
  id: string;
  /** How often the screen was seen: what is left is looked at anew each time. */
  shows: number;
}) {
  const root = useRoot();
  const session = root.get(SessionStore);
  const [store] = useState(() => new BrandShopStore(root, id));
  const { shop } = store;
  const row = routeOf('campaign.brand');
  const [take] = useState(() =>
    defineAction({
      auth: () => urlOf(row, { id }),
      perform: async () => {
        await store.take();
        root.get(OverlayStore).showToast('领取成功，优惠券已放进账户');
      },
    }),
  );
  useBrandShare(shop.data);
  useEffect(() => void shop.load(), [shop, session.uid]);
  useEffect(() => store.seeAgain(), [store, shows]);
  if (!shop.data && codeOf(shop.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="store"
        title="没有找到这家品牌店"
        text="链接可能不完整，看看其他品牌吧。"
        action={{ text: '全部明星店', onClick: () => void go('campaign.brand', {}) }}
      />
    );
  }
  return (
    <>
      <ResourceView resource={shop} onRetry={() => void shop.load()}>
        {({ title, slogan, picture, brand, story, coupon }) => (
          <>
            <SceneHead picture={picture} title={title} slogan={slogan} />
            {coupon ? (
              <ShopCoupon
                coupon={coupon}
                busy={take.isRunning}
                onTake={() => (session.isLoggedIn ? void take.run() : store.askLogin())}
              />
            ) : null}
            <BrandCars store={store} brand={brand} />
            <Card margin="screen" heading="品牌故事">
              {story.map(part => (
                <Element key={part.title} className={styles.part}>
                  <Text as="h3" size={16} weight={600}>
                    {part.title}
                  </Text>
                  <Text as="p" size={14} tone="secondary">
                    {part.text}
                  </Text>
                </Element>
              ))}
            </Card>
            <Card heading="叫朋友来看看" margin="last">
              <Grid gap={2} className={styles.share}>
                <SendLink isMain={false} link={webAddress(row, { id })} />
              </Grid>
            </Card>
          </>
        )}
      </ResourceView>
      <LoginFormSheet
        title="登录后领取店铺券"
        note="优惠券会放进您的账户，新手机号验证后自动创建账号"
        submitText="登录并领取"
        open={store.isLoginAsked}
        onClose={store.dismissLogin}
        onDone={() => void take.run()}
      />
    </>
  );
});
