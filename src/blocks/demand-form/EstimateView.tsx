import { Grid } from '@/components/grid/Grid';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { amountText } from '@/domain/money';
import type { Estimate } from '~types/api/worksheet';

/** An amount, or that there is none to pay. */
const costText = (fen: number): string => (fen === 0 ? '免费' : amountText(fen));

/** What something will cost about: its parts, each with its rule, and what is in the price and what is not. */
export function EstimateView({ estimate }: { estimate: Estimate }) {
  return (
    <Grid gap={2}>
      {estimate.parts.map(({ name, rule, amount }) => (
        <Row key={name} align="start">
          <Rest>
            <Text as="p">{name}</Text>
            <Text as="p" size={12} tone="secondary" words>
              {rule}
            </Text>
          </Rest>
          <Text as="span" numeric>
            {costText(amount)}
          </Text>
        </Row>
      ))}
      <Row justify="between">
        <Text as="span" weight={600}>
          预估合计
        </Text>
        <Text as="span" weight={600} numeric>
          {costText(estimate.total)}
        </Text>
      </Row>
      <Text as="p" size={12} tone="secondary" words>{`已含：${estimate.includes.join('、')}。`}</Text>
      {estimate.excludes.length > 0 ? (
        <Text as="p" size={12} tone="secondary" words>{`另计：${estimate.excludes.join('；')}。`}</Text>
      ) : null}
      <Text as="p" size={12} tone="secondary">
        {estimate.total === 0 ? '客服来电确认后为您安排。' : '以客服报价为准，接受报价前不收费。'}
      </Text>
    </Grid>
  );
}
