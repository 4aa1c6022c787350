import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { IdentityForm } from '../../components/IdentityForm';
import { IdentityResult } from '../../components/IdentityResult';
import { IdentityStore } from '../../stores/IdentityStore';

const Identify = observer(function Identify() {
  const store = useStore(IdentityStore);
  useDidShow(() => void store.load());
  return (
    <ResourceView resource={store.standing} onRetry={() => void store.load()}>
      {standing =>
        standing.auth.status === 'USER_NOAUTH' ? (
          <IdentityForm
            store={store}
            onDone={() => void go('account.identifyResult', {}, { replace: true })}
          />
        ) : (
          <IdentityResult store={store} standing={standing} />
        )
      }
    </ResourceView>
  );
});

/** 实名认证: identity card and driving licence, until they are handed in; then how they stand (specification §2, /profile/identify). */
function IdentifyScreen() {
  return (
    <MembersOnly text="登录后认证取车人身份" returnUrl={routeOf('account.identify').url}>
      <Identify />
    </MembersOnly>
  );
}

export default definePage('account.identify', IdentifyScreen);
