import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import type { AcceptedAgreement, ContractPart, SignedAgreement } from '~types/api/contract';

function Part({ part: { title, rows } }: { part: ContractPart }) {
  return (
    <Card heading={title}>
      {rows.map(({ name, value, note }) => (
        <Cell key={`${name}${value}${note ?? ''}`} title={name} value={value || undefined} note={note} />
      ))}
    </Card>
  );
}

interface ContractViewProps {
  /** How it stands: 待支付，支付后生效. */
  standing: string;
  /** The number of its order; absent before it is booked. */
  orderid?: string | undefined;
  parts: readonly ContractPart[];
  /** One sentence each. */
  terms: readonly string[];
  /** Which wordings were accepted, and when; absent before it is booked. */
  accepted?: readonly SignedAgreement[] | undefined;
  accepted_at?: string | undefined;
  /** What was agreed later, each with its own acceptance. */
  supplements?: readonly ContractPart[] | undefined;
  /** Opens the text of an agreement that was accepted. */
  onRead?: (id: AcceptedAgreement['id']) => void;
}

/** A contract to read: how it stands, its parts, what else was agreed, and what was accepted and when. */
export function ContractView({
  standing,
  orderid,
  parts,
  terms,
  accepted = [],
  accepted_at: acceptedAt,
  supplements = [],
  onRead,
}: ContractViewProps) {
  return (
    <>
      <Card aria-label="合同状态" margin="screen">
        <Text as="p" weight={600}>
          {standing}
        </Text>
        {orderid === undefined ? null : (
          <Text as="p" size={12} tone="secondary">{`合同编号 ${orderid}`}</Text>
        )}
      </Card>
      {parts.map(part => (
        <Part key={part.title} part={part} />
      ))}
      <Card heading="约定">
        <Grid as="ul" gap={2}>
          {terms.map(term => (
            <Text as="li" size={14} block key={term}>
              {term}
            </Text>
          ))}
        </Grid>
      </Card>
      {acceptedAt === undefined ? null : (
        <Card heading="签订">
          <Cell title="提交订单" value={format(acceptedAt, 'YYYY-MM-DD HH:mm')} />
          {accepted.map(({ id, title, version }) => (
            <Cell
              key={title}
              title={`同意《${title}》`}
              value={`版本${version}`}
              {...(onRead && id !== undefined ? { onClick: () => onRead(id) } : {})}
            />
          ))}
        </Card>
      )}
      {supplements.map(part => (
        <Part key={part.title} part={part} />
      ))}
    </>
  );
}
