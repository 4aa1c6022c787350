import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { ProfileStore } from '../stores/ProfileStore';
import styles from './ProfileHead.module.scss';

interface FigureProps {
  label: string;
  value: string | undefined;
  /** The screen that tells more of it. */
  screen: 'wallet.balance' | 'wallet.coins' | 'wallet.points' | 'wallet.coupons';
}

function Figure({ label, value, screen }: FigureProps) {
  return (
    <Element as="button" className={styles.figure} onClick={() => void go(screen)}>
      <Row as="span" justify="center" className={styles.value}>
        {value ?? <Skeleton height={24} width="48px" />}
      </Row>
      <Text as="span" size={12} tone="secondary" block>
        {label}
      </Text>
    </Element>
  );
}

/** Balance, coins, points and coupons of a member. */
const Figures = observer(function Figures() {
  const { amounts, load } = useStore(ProfileStore);
  const data = amounts.data;
  if (!data && amounts.failure) {
    return (
      <Row justify="between" className={styles.failure} role="alert">
        {amounts.failure}
        <Button kind="link" onClick={() => void load()}>
          重试
        </Button>
      </Row>
    );
  }
  return (
    <Grid
      as="section"
      columns={4}
      className={styles.figures}
      aria-label="我的资产"
      aria-busy={amounts.isLoading}
    >
      <Figure label="余额" value={data && `¥${yuanText(data.balance)}`} screen="wallet.balance" />
      <Figure label="悟空币" value={data && String(data.wkcoin)} screen="wallet.coins" />
      <Figure label="积分" value={data && String(data.integral)} screen="wallet.points" />
      <Figure label="优惠券" value={data && `${data.coupon_count}张`} screen="wallet.coupons" />
    </Grid>
  );
});

/** Who I am: avatar, name and authentication; visitors are offered the login. */
export const ProfileHead = observer(function ProfileHead() {
  const store = useStore(ProfileStore);
  const session = useStore(SessionStore);
  return (
    <Element className={styles.head}>
      <Row>
        <Element className={styles.avatar} aria-hidden>
          {store.initial ?? <Icon name="user" size={28} />}
        </Element>
        <Rest className={styles.text}>
          <Text as="h2" size={18} weight={600} truncate>
            {store.displayName ?? store.authentication}
          </Text>
          {session.isLoggedIn ? (
            store.authentication ? (
              <Element as="span" className={styles.authentication}>
                {store.authentication}
              </Element>
            ) : null
          ) : (
            <Text as="p" size={12} tone="secondary">
              登录后查看订单和优惠
            </Text>
          )}
        </Rest>
        {session.isLoggedIn ? null : (
          <Button kind="primary" onClick={() => void go('login', { return_url: '/profile' })}>
            登录/注册
          </Button>
        )}
      </Row>
      {session.isLoggedIn ? <Figures /> : null}
    </Element>
  );
});
