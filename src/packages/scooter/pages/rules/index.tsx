import { RuleList } from '@/blocks/rule-list/RuleList';
import { DEMAND_CANCEL_RULES } from '@/domain/demandCancel';
import { REPLACEMENT_RULES } from '@/domain/replacement';
import { SCOOTER_RULES } from '@/domain/scooter';
import { definePage } from '@/page/definePage';

/** The rules of replacements and scooters, and of giving them up (specification §2, /scooter/rules). */
function ScooterRules() {
  return (
    <>
      <RuleList heading="代步车" rules={REPLACEMENT_RULES} />
      <RuleList heading="踏板车" rules={SCOOTER_RULES} />
      <RuleList heading="取消规则" rules={DEMAND_CANCEL_RULES} />
    </>
  );
}

export default definePage('scooter.rules', ScooterRules);
