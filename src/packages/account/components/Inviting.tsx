import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { INVITATION_GIFT, INVITATION_REWARD, invitationCodeText, NEW_MEMBER_LIFE } from '@/domain/invitation';
import { inGroups } from '@/domain/printedCode';
import { DAY, format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { useStore } from '@/stores/rootContext';
import type { InvitedFriend } from '~types/api/invite';
import { InvitingStore } from '../stores/InvitingStore';
import { InviteActions } from './InviteActions';

const codeId = 'invite-code';

const rules: readonly string[] = [
  `好友须是注册${NEW_MEMBER_LIFE / DAY}天内的新用户，每人只能接受一次邀请。`,
  `好友的首个订单完成后，双方各得${INVITATION_GIFT}：${INVITATION_REWARD.rule}，${INVITATION_REWARD.days}天内有效。`,
  '用自己的其他手机号、同一台设备或同一张身份证参加，不发放优惠券。',
];

const states: Readonly<
  Record<InvitedFriend['state'], { text: string; tone: 'accent' | 'success' | 'danger' }>
> = {
  WAITING: { text: '等好友完成首单', tone: 'accent' },
  REWARDED: { text: '双方已得券', tone: 'success' },
  REFUSED: { text: '同一人，不发券', tone: 'danger' },
};

function FriendRow({ friend: { name, state, accepted_at } }: { friend: InvitedFriend }) {
  const { text, tone } = states[state];
  return (
    <Card as="article" margin="none">
      <Row justify="between" wrap>
        <Grid gap={1}>
          <Text as="h3" size={16} weight={600}>
            {name}
          </Text>
          <Text as="p" size={12} tone="secondary">
            {`${format(accepted_at, 'YYYY年M月D日')}接受邀请`}
          </Text>
        </Grid>
        <Tag tone={tone}>{text}</Tag>
      </Row>
    </Card>
  );
}

/** What the member sends: what both get, their code and its link. */
function MyCode({ code }: { code: string }) {
  return (
    <>
      <Card margin="screen" heading={`邀请好友，双方各得${INVITATION_GIFT}`}>
        <Grid gap={2}>
          <Text as="p" size={14} tone="secondary">
            我的邀请码
          </Text>
          <Text as="p" size={28} weight={700} numeric>
            {inGroups(code)}
          </Text>
          <InviteActions code={code} />
        </Grid>
      </Card>
      <Card margin="screen" heading="怎么得券">
        <Grid as="ul" gap={2}>
          {rules.map(rule => (
            <Text as="li" key={rule} size={14} tone="secondary">
              {rule}
            </Text>
          ))}
        </Grid>
      </Card>
    </>
  );
}

/** Where the code is typed that a friend has told. */
const FriendCode = observer(function FriendCode() {
  const { form } = useStore(InvitingStore);
  const submit = async (): Promise<void> => {
    const code = await form.submit();
    if (code === undefined) focusElement(codeId);
    else void go('account.invite', { code });
  };
  return (
    <Card margin="screen" heading="有好友的邀请码？">
      <Grid as="form" gap={2} onSubmit={() => void submit()}>
        <Field
          id={codeId}
          label="邀请码"
          placeholder="8位字母和数字"
          value={form.values.code}
          error={form.errorOf('code')}
          onChange={text => form.set('code', invitationCodeText(text))}
          onBlur={() => form.values.code && form.leave('code')}
        />
        <Button block submits onClick={() => void submit()}>
          查看邀请
        </Button>
      </Grid>
    </Card>
  );
});

/** The member's own invitations: what they send, and who came. */
export const Inviting = observer(function Inviting() {
  const store = useStore(InvitingStore);
  const { summary, friends } = store;
  return (
    <>
      {summary ? (
        <>
          <MyCode code={summary.code} />
          <FriendCode />
          {summary.total > 0 ? (
            <Card margin="screen" heading="我邀请的好友">
              <Text as="p" size={14} tone="secondary">
                {`${summary.total}位好友接受了邀请，${
                  summary.rewarded > 0 ? `您已得${summary.rewarded}张券` : '等他们完成首单后发券'
                }`}
              </Text>
            </Card>
          ) : null}
        </>
      ) : null}
      <PagedListView
        list={friends}
        keyOf={({ name, accepted_at }) => `${name} ${accepted_at}`}
        empty={<StateView icon="user" title="还没有好友接受邀请" text="把链接或邀请码发给好友吧。" />}
      >
        {friend => <FriendRow friend={friend} />}
      </PagedListView>
    </>
  );
});
