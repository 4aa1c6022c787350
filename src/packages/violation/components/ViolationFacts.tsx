import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Gallery } from '@/components/gallery/Gallery';
import { Text } from '@/components/text/Text';
import { OrderRecord } from '@/blocks/order-record/OrderRecord';
import { yuanText } from '@/domain/money';
import { orderLineOf } from '@/stores/orderLines';
import { format } from '@/domain/shanghaiTime';
import { openUrl } from '@/page/navigate';
import { copyText } from '@/platform/clipboard';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import type { ViolationDetail } from '~types/api/violation';

/** Where the focus goes when what had it is gone with the state that the violation was in. */
export const headlineId = 'violation-status';

/** How it stands, what comes next, and whose clock runs (lines.md, Violations). */
export function ViolationStatus({ violation }: { violation: ViolationDetail }) {
  const { status_text: state, note, transfer_from: transfer, police_appeal_until: appealUntil } = violation;
  return (
    <Card margin="screen" aria-label="违章状态">
      <Text as="h2" id={headlineId} tabIndex={-1} size={22} weight={600} tight>
        {state}
      </Text>
      <Text as="p" tone="secondary">
        {note}
      </Text>
      {violation.can_process && transfer !== undefined ? (
        <Text as="p" size={14}>
          {`请在${format(transfer, 'M月D日')}前处理，过期后交管部门可能把违章转到您名下。`}
        </Text>
      ) : null}
      {appealUntil === undefined ? null : (
        <Text as="p" size={14}>
          {`对处罚有异议，请在${format(appealUntil, 'M月D日')}前向交管部门提出。`}
        </Text>
      )}
    </Card>
  );
}

const numbered = (pictures: readonly string[], name: string) =>
  pictures.map((src, index) => ({ src, alt: `${name}${index + 1}` }));

/** What was found, during which rental, and how the police show it. */
export function ViolationFacts({ violation }: { violation: ViolationDetail }) {
  const { act, time, place, fine, points, car, plate, orderid, line, pictures } = violation;
  const { name, id } = { name: orderLineOf(line).screens.view, id: orderid };
  return (
    <Card margin="screen" heading={act}>
      <Cell title="时间" value={format(time, 'YYYY年M月D日 HH:mm')} />
      <Cell title="地点" note={place} />
      <Cell title="罚款" value={`¥${yuanText(fine)}`} />
      <Cell title="记分" value={points === 0 ? '不记分' : `${points}分`} />
      <Cell
        title="用车订单"
        note={plate === undefined ? car : `${car} · ${plate}`}
        onClick={() => void openUrl(urlOf(routeOf(name), { orderid: id }))}
      />
      {pictures.length > 0 ? <Gallery label="现场照片" pictures={numbered(pictures, '现场照片')} /> : null}
    </Card>
  );
}

/** What its renter has handed in, and what was answered. */
export function ViolationPapers({ violation }: { violation: ViolationDetail }) {
  const { receipts, appeal } = violation;
  return (
    <>
      {receipts.length > 0 ? (
        <Card margin="screen" heading="缴款凭证">
          <Gallery label="缴款凭证" pictures={numbered(receipts, '缴款凭证')} />
        </Card>
      ) : null}
      {appeal ? (
        <Card margin="screen" heading="申诉">
          <Cell title="您的说明" note={appeal.reason} />
          {appeal.answer === undefined ? null : <Cell title="我们的答复" note={appeal.answer} />}
          {appeal.pictures.length > 0 ? (
            <Gallery label="申诉图片" pictures={numbered(appeal.pictures, '申诉图片')} />
          ) : null}
        </Card>
      ) : null}
    </>
  );
}

/** Its number, to be read out on the phone, and what happened since. */
export function ViolationRecord({
  violation: { id, created_at: created, timeline },
}: {
  violation: ViolationDetail;
}) {
  return (
    <OrderRecord
      words={{ heading: '处理记录', number: '违章编号', created: '登记时间' }}
      orderid={id}
      createdAt={created}
      events={timeline}
      onCopy={() => void copyText(id)}
    />
  );
}
