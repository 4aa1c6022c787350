import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { IdentityResult } from '../../components/IdentityResult';
import { IdentityStore } from '../../stores/IdentityStore';

const Result = observer(function Result() {
  const store = useStore(IdentityStore);
  useDidShow(() => void store.load());
  return (
    <ResourceView resource={store.standing} onRetry={() => void store.load()}>
      {standing => <IdentityResult store={store} standing={standing} />}
    </ResourceView>
  );
});

/** 认证结果: how a member stands with being verified (specification §2, /profile/identify_result). */
function ResultScreen() {
  return (
    <MembersOnly text="登录后查看认证结果" returnUrl={routeOf('account.identifyResult').url}>
      <Result />
    </MembersOnly>
  );
}

export default definePage('account.identifyResult', ResultScreen);
