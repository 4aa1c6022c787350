import type { ReactNode } from 'react';
import { Card } from '@/components/card/Card';
import { Text } from '@/components/text/Text';
import type { CreditState } from '@/domain/credit';

const titles: Readonly<Record<CreditState, string>> = {
  PASSED: '已通过信用免押',
  REFUSED: '这次不能免押',
  UNANSWERED: '暂时没有查询到结果',
  LOGIN: '登录后可以查询',
  NOT_ASKED: '这次没有查询信用分',
};

interface CreditResultProps {
  state: CreditState;
  /** Instead of what the state is called. */
  title?: string | undefined;
  /** Why it is so: what the provider has said. */
  reason: string | undefined;
  /** What of the deposits follows from it. */
  note?: string | undefined;
  /** What else can be done than the main action of the screen. */
  children?: ReactNode;
}

/** Said of a channel that knows no score. */
const noScore = '您进入的渠道不支持信用免押，取车时支付押金，还车后按日期原路退回。';

/** What became of the question whether a credit score stands in for the deposits. */
export function CreditResult({ state, title = titles[state], reason, note, children }: CreditResultProps) {
  const why = reason ?? (state === 'NOT_ASKED' ? noScore : undefined);
  return (
    <Card margin="screen" role="status" aria-label="查询结果">
      <Text as="h2" size={18} weight={600} {...(state === 'PASSED' && { tone: 'success' })}>
        {title}
      </Text>
      {why ? <Text as="p">{why}</Text> : null}
      {note ? (
        <Text as="p" size={14} tone="secondary">
          {note}
        </Text>
      ) : null}
      {children}
    </Card>
  );
}
