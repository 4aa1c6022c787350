import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { ProfileStore } from '../stores/ProfileStore';
import styles from './ProfileHead.module.scss';

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <>
      <Element as="span" className={styles.value}>
        {value ?? <Skeleton height={24} width="48px" />}
      </Element>
      <Element as="span" className={styles.label}>
        {label}
      </Element>
    </>
  );
}

/** Balance, coins, points and coupons of a member. */
const Figures = observer(function Figures() {
  const { amounts, load } = useStore(ProfileStore);
  const data = amounts.data;
  if (!data && amounts.failure) {
    return (
      <Element className={styles.failure} role="alert">
        {amounts.failure}
        <Button kind="link" onClick={() => void load()}>
          重试
        </Button>
      </Element>
    );
  }
  return (
    <Element as="section" className={styles.figures} aria-label="我的资产" aria-busy={amounts.isLoading}>
      <Element className={styles.figure}>
        <Figure label="余额" value={data && `¥${yuanText(data.balance)}`} />
      </Element>
      <Element className={styles.figure}>
        <Figure label="悟空币" value={data && String(data.wkcoin)} />
      </Element>
      <Element className={styles.figure}>
        <Figure label="积分" value={data && String(data.integral)} />
      </Element>
      <Element as="button" className={styles.figure} onClick={() => void go('wallet.coupons')}>
        <Figure label="优惠券" value={data && `${data.coupon_count}张`} />
      </Element>
    </Element>
  );
});

/** Who I am: avatar, name and authentication; visitors are offered the login. */
export const ProfileHead = observer(function ProfileHead() {
  const store = useStore(ProfileStore);
  const session = useStore(SessionStore);
  return (
    <Element className={styles.head}>
      <Element className={styles.person}>
        <Element className={styles.avatar} aria-hidden>
          {store.initial ?? <Icon name="user" size={28} />}
        </Element>
        <Element className={styles.text}>
          <Element as="h2" className={styles.name}>
            {store.displayName ?? store.authentication}
          </Element>
          {session.isLoggedIn ? (
            store.authentication ? (
              <Element as="span" className={styles.authentication}>
                {store.authentication}
              </Element>
            ) : null
          ) : (
            <Element as="p" className={styles.note}>
              登录后查看订单和优惠
            </Element>
          )}
        </Element>
        {session.isLoggedIn ? null : (
          <Button kind="primary" onClick={() => void go('login', { return_url: '/profile' })}>
            登录/注册
          </Button>
        )}
      </Element>
      {session.isLoggedIn ? <Figures /> : null}
    </Element>
  );
});
