import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { CAMPAIGN_STATES } from '@/domain/campaign';
import { format } from '@/domain/shanghaiTime';
import type { Campaign } from '~types/api/campaign';
import { PictureCard } from './PictureCard';

const dayText = (iso: string): string => format(iso, 'YYYY年M月D日');

/** When, and how many coupons are left, in one line. */
function factsOf({ state, from, to, left, group }: Campaign): string {
  if (state === 'BEFORE') return `${format(from, 'YYYY年M月D日 HH:mm')}开始`;
  if (state === 'OVER') return `${dayText(to)}已结束`;
  const alone = left > 0 ? `还剩${left}张` : '已领完';
  return `${group ? `${group.size}人团，` : ''}${alone}，${dayText(to)}结束`;
}

/** An activity in the list: its picture, what it gives, and how it stands. */
export function CampaignCard({ campaign, onClick }: { campaign: Campaign; onClick: () => void }) {
  const { picture, title, subtitle, state } = campaign;
  return (
    <PictureCard picture={picture} onClick={onClick}>
      <Row as="span" justify="between" align="start">
        <Text as="strong" size={16} weight={600} grow>
          {title}
        </Text>
        <Tag tone={state === 'RUNNING' ? 'success' : undefined}>{CAMPAIGN_STATES[state]}</Tag>
      </Row>
      <Text as="span" size={14} block>
        {subtitle}
      </Text>
      <Text as="span" size={12} tone="secondary" numeric block>
        {factsOf(campaign)}
      </Text>
    </PictureCard>
  );
}
