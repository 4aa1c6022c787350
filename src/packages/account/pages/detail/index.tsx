import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CityChooser } from '@/blocks/city-chooser/CityChooser';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { authText, genderText, orAdd, realNameText } from '@/domain/display';
import { maskMobile } from '@/domain/identity';
import { dayText } from '@/domain/typedText';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { ProfileChanges, User } from '~types/api/user';
import { MemberProfileStore } from '../../stores/MemberProfileStore';
import styles from './Detail.module.scss';

type Open = 'gender' | 'birthday' | 'city' | undefined;

const genders: readonly { gender: User['gender']; text: string }[] = [
  { gender: 'm', text: '男' },
  { gender: 'f', text: '女' },
];

const Details = observer(function Details() {
  const store = useStore(MemberProfileStore);
  const { pickup } = useStore(SearchStore);
  const [open, setOpen] = useState<Open>(undefined);
  const [change] = useState(() =>
    defineAction<ProfileChanges>({
      perform: async changes => {
        await store.change(changes);
        setOpen(undefined);
      },
    }),
  );
  useDidShow(() => void store.load());
  const close = (): void => setOpen(undefined);
  const { birthday: form } = store;
  const saveBirthday = async (): Promise<void> => {
    await form.submit();
    if (form.isValid && !form.failure) close();
  };
  // The whole list of cities, with its index, wants the whole screen.
  if (open === 'city') {
    return (
      <>
        <Row justify="between" className={styles.choosing}>
          <Text as="h2" size={16} weight={600}>
            您住在哪个城市？
          </Text>
          <Button kind="link" onClick={close}>
            取消
          </Button>
        </Row>
        <CityChooser selected={pickup.city} onChoose={({ city }) => void change.run({ city })} />
      </>
    );
  }
  return (
    <ResourceView resource={store.loading} onRetry={() => void store.load()}>
      {user => (
        <>
          <Card margin="screen" pad={2} aria-label="个人资料">
            <Cell
              title="姓名"
              note={user.name ? undefined : '实名认证后显示'}
              value={realNameText(user.name)}
            />
            <Cell title="手机号" value={maskMobile(user.uid)} />
            <Cell title="昵称" value={orAdd(user.nickname)} onClick={() => void go('account.nickname')} />
            <Cell title="性别" value={genderText(user.gender)} onClick={() => setOpen('gender')} />
            <Cell title="生日" value={orAdd(user.birthday)} onClick={() => setOpen('birthday')} />
            <Cell title="城市" value={orAdd(user.city.name)} onClick={() => setOpen('city')} />
          </Card>
          <Card pad={2} aria-label="认证">
            <Cell title="实名认证" value={authText(user)} onClick={() => void go('account.identify')} />
            <Cell title="我的二维码" onClick={() => void go('account.memberCode')} />
          </Card>
          <Sheet id="gender" title="性别" open={open === 'gender'} onClose={close}>
            <Element role="radiogroup" aria-label="性别">
              {genders.map(({ gender, text }) => (
                <Radio
                  key={gender}
                  checked={genderText(user.gender) === text}
                  disabled={change.isRunning}
                  onChoose={() => void change.run({ gender })}
                >
                  {text}
                </Radio>
              ))}
            </Element>
          </Sheet>
          <Sheet
            id="birthday-sheet"
            title="生日"
            open={open === 'birthday'}
            onClose={close}
            footer={
              <Button kind="primary" block busy={form.isSubmitting} onClick={() => void saveBirthday()}>
                保存
              </Button>
            }
          >
            <Field
              id="birthday"
              label="生日"
              type="number"
              value={form.values.birthday}
              error={form.errorOf('birthday') ?? form.failure}
              placeholder="如1990-03-07"
              onChange={text => form.set('birthday', dayText(text))}
              onBlur={() => form.leave('birthday')}
            />
          </Sheet>
        </>
      )}
    </ResourceView>
  );
});

/** 个人资料: who the member is, as far as they tell (specification §2, /profile/detail; §5, display). */
function Detail() {
  return (
    <MembersOnly text="登录后查看个人资料" returnUrl={routeOf('account.detail').url}>
      <Details />
    </MembersOnly>
  );
}

export default definePage('account.detail', Detail);
