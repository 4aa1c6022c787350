import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ErrorCode } from '@/domain/errorCode';
import { INVITATION_GIFT, INVITATION_REWARD } from '@/domain/invitation';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { InvitationStore, type Invitation } from '../stores/InvitationStore';
import { Inviting } from './Inviting';

interface InvitedProps {
  invitation: Invitation;
  onAccept: () => void;
}

/** Who invites, what both get, and how it stands. */
const Invited = observer(function Invited({ invitation: { from, role }, onAccept }: InvitedProps) {
  const { refusal, isAccepting } = useStore(InvitationStore);
  const { isLoggedIn } = useStore(SessionStore);
  const isOpen = role === 'OTHER' && refusal === undefined;
  return (
    <Card margin="screen" heading={`${from}邀请您来租车`}>
      <Grid gap={3}>
        <Text as="p">{`完成首次租车后，您和${from}各得${INVITATION_GIFT}。`}</Text>
        <Text as="p" size={14} tone="secondary">
          {`${INVITATION_REWARD.rule}，发放后${INVITATION_REWARD.days}天内有效，可在“优惠券”里查看。`}
        </Text>
        {role === 'ACCEPTED' ? (
          <Text as="p" weight={600} role="status">
            已接受邀请，完成首单后发券。
          </Text>
        ) : null}
        {refusal === undefined ? null : (
          <Text as="p" tone="danger" role="alert">
            {refusal}
          </Text>
        )}
        {isOpen ? (
          <>
            <Button kind="primary" block busy={isAccepting} onClick={onAccept}>
              接受邀请
            </Button>
            {isLoggedIn ? null : (
              <Text as="p" size={12} tone="secondary">
                也可以先逛逛，登录后会自动接受邀请。
              </Text>
            )}
          </>
        ) : (
          <Button kind="primary" block onClick={() => void go('home')}>
            去选车
          </Button>
        )}
      </Grid>
    </Card>
  );
});

/** An invitation, for whoever has its link or its code; its sender sees their own screen. */
export const InvitationView = observer(function InvitationView({ code }: { code: string }) {
  const store = useStore(InvitationStore);
  const session = useStore(SessionStore);
  const [isLoginAsked, askLogin] = useState(false);
  const { invitation } = store;
  useEffect(() => {
    void store.open(code);
  }, [store, code, session.uid]);
  if (!invitation.data && codeOf(invitation.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="user"
        title="没有找到这个邀请"
        text="邀请码可能不完整，请向好友再要一次。"
        action={{ text: '去首页', onClick: () => void go('home') }}
      />
    );
  }
  if (invitation.data?.role === 'INVITER') return <Inviting />;
  return (
    <>
      <ResourceView resource={invitation} onRetry={() => void store.open(code)}>
        {data => (
          <Invited
            invitation={data}
            onAccept={() => (session.isLoggedIn ? void store.accept(code) : askLogin(true))}
          />
        )}
      </ResourceView>
      <LoginFormSheet
        title="登录后接受邀请"
        note="新手机号验证后自动创建账号，并接受邀请"
        submitText="登录并接受"
        open={isLoginAsked && !session.isLoggedIn}
        onClose={() => askLogin(false)}
      />
    </>
  );
});
