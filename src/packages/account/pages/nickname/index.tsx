import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { NICKNAME_LENGTH } from '@/domain/profile';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { back } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { MemberProfileStore } from '../../stores/MemberProfileStore';

const NicknameForm = observer(function NicknameForm() {
  const store = useStore(MemberProfileStore);
  const { nickname: form, loading } = store;
  useEffect(() => {
    void store.load();
  }, [store]);
  const save = async (): Promise<void> => {
    await form.submit();
    if (form.isValid && !form.failure) await back();
  };
  return (
    <ResourceView resource={loading} onRetry={() => void store.load()}>
      {() => (
        <>
          <Card margin="screen" aria-label="昵称">
            <Field
              id="nickname"
              label="昵称"
              value={form.values.nickname}
              error={form.errorOf('nickname') ?? form.failure}
              hint={`最多${NICKNAME_LENGTH}个字，留空就显示手机号`}
              maxLength={40}
              autoComplete="nickname"
              placeholder="怎么称呼您"
              onChange={text => form.set('nickname', text)}
              onBlur={() => form.leave('nickname')}
            />
          </Card>
          <Card aria-label="昵称用途">
            <Text as="p" size={12} tone="secondary">
              昵称只显示在“我的”里，不影响订单上的取车人姓名。
            </Text>
          </Card>
          <ActionBar>
            <Button kind="primary" block busy={form.isSubmitting} onClick={() => void save()}>
              保存
            </Button>
          </ActionBar>
        </>
      )}
    </ResourceView>
  );
});

/** 昵称 (specification §2, /profile/nickname). */
function Nickname() {
  return (
    <MembersOnly text="登录后修改昵称" returnUrl={routeOf('account.nickname').url}>
      <NicknameForm />
    </MembersOnly>
  );
}

export default definePage('account.nickname', Nickname);
