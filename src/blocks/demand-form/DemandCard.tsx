import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { quoteText } from '@/domain/demandLife';
import { format } from '@/domain/shanghaiTime';
import type { DemandSummary } from '~types/api/worksheet';

interface DemandCardProps {
  demand: DemandSummary;
  onOpen: () => void;
}

/** A demand in a list: what was asked for, how it stands, what comes next. */
export function DemandCard({ demand, onOpen }: DemandCardProps) {
  const { kind_text: kind, title, city, take_time: time, status_text: state, note, quote } = demand;
  return (
    <Card as="button" margin="none" onClick={onOpen}>
      <Grid gap={1}>
        <Row as="span" justify="between" wrap>
          <Text as="span" weight={600}>
            {`${kind} · ${title}`}
          </Text>
          <Tag tone={quote ? 'success' : undefined}>{state}</Tag>
        </Row>
        <Text as="span" size={14} tone="secondary" block>
          {`${city} · ${format(time, 'M月D日 ddd HH:mm')}`}
        </Text>
        <Text as="span" size={14} block {...(quote ? {} : { tone: 'secondary' as const })}>
          {quote ? `报价${quoteText(quote.total)}，${note}` : note}
        </Text>
      </Grid>
    </Card>
  );
}
