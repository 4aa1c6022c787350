import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { ClosingForm } from '../../components/ClosingForm';
import { ClosingModel } from '../../stores/ClosingModel';

const Closing = observer(function Closing({ onClosed }: { onClosed: () => void }) {
  const [model] = useState(() => new ClosingModel());
  useEffect(() => void model.terms.load(), [model]);
  // What stood in the way may have ended meanwhile.
  useDidShow(() => {
    if (model.terms.data) void model.terms.load();
  });
  return (
    <ResourceView resource={model.terms}>
      {terms => <ClosingForm model={model} terms={terms} onClosed={onClosed} />}
    </ResourceView>
  );
});

/** 注销账号 (Personal Information Protection Law, article 47; issue 12). */
function CloseAccount() {
  const session = useStore(SessionStore);
  const [isClosed, setClosed] = useState(false);
  const onClosed = (): void => {
    setClosed(true);
    void session.logOut();
  };
  if (isClosed) {
    return (
      <Element role="status">
        <StateView
          icon="circle-check"
          isGood
          title="账号已注销"
          text="您的个人资料已删除，所有设备都已退出登录。以后可以用这个手机号重新注册。"
          action={{ text: '回首页', onClick: () => void go('home') }}
        />
      </Element>
    );
  }
  return (
    <MembersOnly text="登录后注销账号" returnUrl={routeOf('account.close').url}>
      <Closing onClosed={onClosed} />
    </MembersOnly>
  );
}

export default definePage('account.close', CloseAccount);
