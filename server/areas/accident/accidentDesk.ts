import { ACCIDENT_SLOTS, accidentLife } from '../../../src/domain/accident';
import { EXCLUSIONS, LIABILITIES } from '../../../src/domain/accidentBill';
import { COVER_ROWS } from '../../../src/domain/cover';
import { yuanText } from '../../../src/domain/money';
import { format } from '../../../src/domain/shanghaiTime';
import type { DeskDetail, DeskSection } from '../../http/desk/deskSection';
import type { FileRow } from '../../kernel/files/fileRepository';
import type { OrderLines } from '../../kernel/orders/orderLine';
import {
  APPEAL_FILES,
  ASSESSMENT_FILES,
  filesOf,
  IMAGE_FILES,
  missingSlots,
  REPLACED_FILES,
  SHOP_FILES,
  slotKind,
  STAFF_FILES,
  VIDEO_FILES,
} from './accidentFiles';
import { accidentActions, accidentEntrance } from './accidentDeskActions';
import { carsOf } from './accidentPresenter';
import {
  findAnyAccident,
  listAccidentEvents,
  listForDesk,
  type AccidentRow,
  type ShownAccident,
} from './accidentRepository';
import { linkOf, tokenOf } from './merchantLink';
import { readOther } from './stored';

/** Accidents in a list. */
const LISTED = 50;

/** Characters of a hash by which two files are told apart at a glance. */
const SHORT_HASH = 12;

const timeText = (time: Date): string => format(time, 'YYYY-MM-DD HH:mm');

const KIND_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ACCIDENT_SLOTS.map(({ slot, name }) => [slotKind(slot), name])),
  [IMAGE_FILES]: '其他照片',
  [VIDEO_FILES]: '视频',
  [REPLACED_FILES]: '已被替换',
  [ASSESSMENT_FILES]: '定损照片',
  [SHOP_FILES]: '维修厂上传，未采用',
  [APPEAL_FILES]: '申诉照片',
  [STAFF_FILES]: '理赔专员添加',
};

/** What a photo is, when it was taken and came, and what tells that it was not changed. */
const pictureOf = ({ id, subjectKind, deviceTime, createdAt, sha256, seconds }: FileRow) => ({
  label: [
    KIND_NAMES[subjectKind ?? ''] ?? '照片',
    `拍摄${timeText(deviceTime)}`,
    `上传${timeText(createdAt)}`,
    `SHA-256 ${sha256.slice(0, SHORT_HASH)}`,
  ].join(' · '),
  fileId: id,
  isVideo: seconds !== null,
});

type Fact = { label: string; value: string };

const fact = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value }]);

const yuan = (fen: number): string => `¥${yuanText(fen)}`;

function situation({ isInjured, hasPolice, hasOther }: AccidentRow): string {
  return [
    isInjured ? '有人受伤' : '无人受伤',
    hasPolice ? '已报警' : '未报警',
    hasOther ? '涉及对方' : '单方事故',
  ].join('，');
}

function figures({ assessment, decision, total }: AccidentRow): Fact[] {
  const entered = assessment
    ? `${assessment.shop}：维修${assessment.days}天，维修费${yuan(assessment.repair)}，轮胎玻璃${yuan(assessment.glass)}，拖车${yuan(assessment.towing)}${assessment.note && `，${assessment.note}`}`
    : '';
  const decided = decision
    ? [LIABILITIES[decision.facts.liability].text, `保险除外：${EXCLUSIONS[decision.facts.exclusion]}`].join(
        '，',
      )
    : '';
  const lines = (decision?.lines ?? []).map(({ name, damage, amount, rule }) => ({
    label: name,
    value: `${yuan(damage)}，租车人承担${yuan(amount)}：${rule}`,
  }));
  return [
    ...fact('定损', entered),
    ...fact('责任', decided),
    ...lines,
    ...(total === null ? [] : fact('租车人应付', yuan(total))),
    ...fact('核定说明', decision?.note ?? ''),
  ];
}

function factsOf(
  { accident, order }: ShownAccident,
  { car, files, dataKey }: { car: string; files: readonly FileRow[]; dataKey: string },
): Fact[] {
  const other = readOther(accident.other, accident.id, dataKey);
  const missing = missingSlots(accident, files);
  const plate = accident.plate === null ? '' : `，${accident.plate}`;
  return [
    ...fact('订单', `${order.id}，${car}${plate}`),
    ...fact('时间', timeText(accident.happenedAt)),
    ...fact('地点', accident.place),
    ...fact('情况', situation(accident)),
    ...fact('经过', accident.description),
    ...fact('对方', [other.plate, other.name, other.mobile, other.insurer].filter(Boolean).join('，')),
    ...fact('保障', COVER_ROWS.map(({ name, text }) => `${name}${text(accident.cover)}`).join('，')),
    ...fact('停运损失', `每天${yuan(accident.dayPrice)}`),
    ...fact(
      '缺少照片',
      ACCIDENT_SLOTS.filter(({ slot }) => missing.includes(slot))
        .map(({ name }) => name)
        .join('、'),
    ),
    ...fact('已请补充', accident.asked ?? ''),
    ...figures(accident),
    ...fact('申诉', accident.appealReason ?? ''),
    ...fact('申诉答复', accident.appealAnswer ?? ''),
  ];
}

/** Accidents at the desk: written down when a renter phones, worked out by a repair shop, decided (issue 15; issue 12: decide a case). */
export const accidentDesk = (lines: OrderLines): DeskSection => ({
  name: 'accidents',
  title: '事故',
  searchLabel: '事故编号或订单号',
  entrance: accidentEntrance(lines),
  async list({ db, now }, search) {
    const shown = await listForDesk(db, search, LISTED);
    const cars = await carsOf(db, lines, shown, now);
    return shown.map(({ accident, order }) => ({
      id: accident.id,
      title: `${accident.place} · ${cars.get(order.id) ?? ''}`,
      state: accidentLife[accident.state].text,
      facts: [timeText(accident.happenedAt), ...(accident.isInjured ? ['有人受伤'] : []), order.id],
    }));
  },
  async read({ db, settings, origin, now }, id): Promise<DeskDetail | undefined> {
    const found = await findAnyAccident(db, id);
    if (!found) return undefined;
    const { accident, order } = found;
    const { state, round, assessment } = accident;
    const [cars, events, files] = await Promise.all([
      carsOf(db, lines, [found], now),
      listAccidentEvents(db, id),
      filesOf(db, id),
    ]);
    const token = state === 'ASSESSING' ? tokenOf(accident, settings.codePepper, now) : undefined;
    return {
      title: id,
      state: accidentLife[state].text,
      facts: factsOf(found, { car: cars.get(order.id) ?? '', files, dataKey: settings.dataKey }),
      ...(token !== undefined && {
        code: { label: `定损链接（${accident.shop ?? ''}）`, url: linkOf(origin, token) },
      }),
      pictures: files.map(pictureOf),
      // A shop may put its figures right while the staff looks at them.
      seen: [state, round, assessment?.enteredAt ?? '-'].join(' '),
      events: events.map(({ text, createdAt: time }) => ({ text, time })),
      actions: accidentActions(lines, state),
    };
  },
});
