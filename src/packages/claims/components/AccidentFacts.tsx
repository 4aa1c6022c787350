import { OrderRecord } from '@/blocks/order-record/OrderRecord';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { Video } from '@/components/video/Video';
import { ACCIDENT_SLOTS } from '@/domain/accident';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { go, openUrl } from '@/page/navigate';
import { copyText } from '@/platform/clipboard';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { orderLineOf } from '@/stores/orderLines';
import type { AccidentAssessment, AccidentDetail } from '~types/api/accident';
import { MediaGallery, type NamedMedia } from './MediaGallery';
import { slotOf } from './SlotPhoto';

/** Where the focus goes when what had it is gone with the state that the accident was in. */
export const headlineId = 'accident-status';

/** How it stands, what comes next, and what is missing (lines.md, Claims). */
export function AccidentStatus({ accident }: { accident: AccidentDetail }) {
  const { id, status_text: state, note, missing, asked, can_supply: canSupply } = accident;
  const lacking = missing.map(slot => slotOf(slot).name).join('、');
  return (
    <Card margin="screen" aria-label="事故状态">
      <Text as="h2" id={headlineId} tabIndex={-1} size={22} weight={600} tight>
        {state}
      </Text>
      <Text as="p" tone="secondary">
        {note}
      </Text>
      {asked === undefined ? null : (
        <Text as="p" weight={600}>
          {`理赔专员请您补充：${asked}`}
        </Text>
      )}
      {canSupply ? (
        <Cell
          title="补充材料"
          note={lacking === '' ? '照片和说明可以随时补充' : `还差${lacking}`}
          onClick={() => void go('claims.upload', { id })}
        />
      ) : null}
    </Card>
  );
}

const yesNo = (value: boolean): string => (value ? '是' : '否');

/** What has happened, with which car. */
export function AccidentFacts({ accident }: { accident: AccidentDetail }) {
  const { time, place, description, is_injured, has_police, car, plate, orderid, line } = accident;
  return (
    <Card margin="screen" heading="事故经过">
      <Cell title="时间" value={format(time, 'YYYY年M月D日 HH:mm')} />
      <Cell title="地点" note={place} />
      <Cell title="经过" note={description} />
      <Cell title="有人受伤" value={yesNo(is_injured)} />
      <Cell title="已报警" value={yesNo(has_police)} />
      <Cell
        title="用车订单"
        note={plate === undefined ? car : `${car} · ${plate}`}
        onClick={() => void openUrl(urlOf(routeOf(orderLineOf(line).screens.view), { orderid }))}
      />
    </Card>
  );
}

/** What was photographed. */
export function AccidentPhotosCard({ accident }: { accident: AccidentDetail }) {
  const all: NamedMedia[] = [
    ...ACCIDENT_SLOTS.flatMap(({ slot, name }) => {
      const media = accident[slot];
      return media ? [{ name, media }] : [];
    }),
    ...accident.images.map((media, index) => ({ name: `其他照片${index + 1}`, media })),
  ];
  if (all.length === 0) return null;
  return (
    <Card margin="screen" heading="现场照片">
      <MediaGallery label="现场照片" all={all} />
    </Card>
  );
}

/** What was filmed. */
export function AccidentVideosCard({ accident: { videos } }: { accident: AccidentDetail }) {
  if (videos.length === 0) return null;
  return (
    <Card margin="screen" heading="现场视频">
      <Grid gap={3}>
        {videos.map(({ file_id: id, url }, index) => (
          <Video key={id} src={url} label={`视频${index + 1}`} />
        ))}
      </Grid>
    </Card>
  );
}

/** The other side, as its renter has told it. */
export function AccidentOtherCard({
  accident: { has_other: hasOther, other },
}: {
  accident: AccidentDetail;
}) {
  if (!hasOther) return null;
  const { plate, name, mobile, insurer } = other;
  const rows = [
    { title: '车牌', value: plate },
    { title: '姓名', value: name },
    { title: '手机号', value: mobile },
    { title: '保险公司', value: insurer },
  ].filter(({ value }) => value !== undefined);
  return (
    <Card margin="screen" heading="对方">
      {rows.length === 0 ? (
        <Text as="p" tone="secondary">
          还没有对方的信息
        </Text>
      ) : (
        rows.map(({ title, value }) => <Cell key={title} title={title} value={value} />)
      )}
    </Card>
  );
}

/** What the cover of the order means here. */
export function AccidentCover({ accident: { cover } }: { accident: AccidentDetail }) {
  if (cover.length === 0) return null;
  return (
    <Card margin="screen" heading="这个订单的保障">
      {cover.map(({ name, text }) => (
        <Cell key={name} title={name} value={text} />
      ))}
    </Card>
  );
}

const yuan = (fen: number): string => `¥${yuanText(fen)}`;

/** 维修厂定损: each figure with what it follows from, and the photos that prove it. */
function Assessed({ assessment }: { assessment: AccidentAssessment }) {
  const { shop, priceState: price, repair, glass, towing, note, pictures, entered_at: at } = assessment;
  const day = (iso: string): string => format(iso, 'M月D日');
  return (
    <Card margin="screen" heading="维修厂定损">
      <Cell title={shop} note={`${format(at, 'M月D日 HH:mm')}提交`} />
      <Cell title="车辆维修费" value={yuan(repair)} />
      {glass > 0 ? <Cell title="轮胎、玻璃和小额剐蹭" value={yuan(glass)} /> : null}
      {towing > 0 ? <Cell title="拖车费" value={yuan(towing)} /> : null}
      <Cell
        title="停运损失费"
        note={`${day(price.from_time)}至${day(price.to_time)}维修${price.days}天，每天${yuan(price.day_price)}`}
        value={yuan(price.total)}
      />
      {note === '' ? null : <Cell title="维修厂说明" note={note} />}
      {pictures.length > 0 ? (
        <MediaGallery
          label="定损照片"
          all={pictures.map((media, index) => ({ name: `定损照片${index + 1}`, media }))}
        />
      ) : null}
    </Card>
  );
}

/** What was decided: of each part what it costs, what its renter owes, and by which rule. */
function Decided({ accident }: { accident: AccidentDetail }) {
  const { decision } = accident;
  if (!decision) return null;
  const { lines, total, exclusion_text: exclusion, note, liability_text: liability } = decision;
  return (
    <Card margin="screen" heading="您要承担的费用">
      <Cell title="责任认定" value={liability} />
      {exclusion === undefined ? null : <Cell title="保险不赔的原因" note={exclusion} />}
      {lines.map(({ code, name, damage, amount, rule }) => (
        <Cell key={code} title={name} note={`共${yuan(damage)}；${rule}`} value={yuan(amount)} />
      ))}
      <Cell
        title="合计"
        value={
          <Text as="span" size={18} weight={600} tone="ink" numeric>
            {yuan(total)}
          </Text>
        }
      />
      {note === '' ? null : <Cell title="说明" note={note} />}
      {accident.can_appeal ? (
        <Text as="p" size={14} tone="secondary">
          {`有异议请在${format(decision.appeal_until, 'M月D日')}前申诉，可以申诉一次。过期未申诉视为认可。`}
        </Text>
      ) : null}
    </Card>
  );
}

/** The figures: what the shop found, what was decided, what was said against it. */
export function AccidentFigures({ accident }: { accident: AccidentDetail }) {
  const { id, assessment, appeal } = accident;
  return (
    <>
      <Decided accident={accident} />
      {appeal ? (
        <Card margin="screen" heading="申诉">
          <Cell
            title={appeal.answer === undefined ? '正在复核' : '已答复'}
            note={appeal.answer ?? appeal.reason}
            onClick={() => void go('claims.appealDetail', { id })}
          />
        </Card>
      ) : null}
      {assessment ? <Assessed assessment={assessment} /> : null}
    </>
  );
}

/** Its number, to be read out on the phone, and what happened since. */
export function AccidentRecord({
  accident: { id, created_at: created, timeline },
}: {
  accident: AccidentDetail;
}) {
  return (
    <OrderRecord
      words={{ heading: '处理记录', number: '报案号', created: '报案时间' }}
      orderid={id}
      createdAt={created}
      events={timeline}
      onCopy={() => void copyText(id)}
    />
  );
}
