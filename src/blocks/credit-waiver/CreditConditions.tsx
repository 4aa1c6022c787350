import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Steps } from '@/components/steps/Steps';
import { CREDIT_SCHEMES } from '@/domain/credit';
import { ChannelStore } from '@/stores/ChannelStore';
import { useStore } from '@/stores/rootContext';

/** From which score on deposits are waived, at the channel of the visit, else at all that know one. */
export const CreditConditions = observer(function CreditConditions() {
  const { credit } = useStore(ChannelStore);
  const schemes = Object.entries(CREDIT_SCHEMES).filter(([scheme]) => !credit || scheme === credit.scheme);
  return (
    <Card heading="申请条件" margin="screen">
      <Steps
        steps={[
          ...schemes.map(([, { name, provider, least }]) => `从${provider}进入，${name}${least}分及以上`),
          '取车前完成实名认证',
          '能否免押，以信用分提供方返回的结果为准',
        ]}
      />
    </Card>
  );
});
