import type {
  AccidentAssessment,
  AccidentCase,
  AccidentDetail,
  AccidentMedia,
  AccidentOrder,
  AccidentSummary,
} from '~types/api/accident';

/** An accident that was just reported. */
export const accidentSummary = (changes: Partial<AccidentSummary> = {}): AccidentSummary => ({
  ...{ id: 'SG301126000001', orderid: 'ZC30112300000001', line: 'RENTAL', car: '大众朗逸' },
  ...{ time: '2030-11-26T09:30:00+08:00', place: '东三环三元桥', due: 0 },
  ...{ status: 'REPORTED', status_text: '已报案', note: '理赔专员会在2小时内联系您，请保持电话畅通' },
  ...changes,
});

/** A photo of it, by number. */
export const accidentMedia = (number: number, changes: Partial<AccidentMedia> = {}): AccidentMedia => ({
  ...{ file_id: `file-${number}`, media: 'photo', url: `/media/photo/${number}.jpg` },
  ...{ sha256: `${number}`.padStart(64, 'ab') },
  ...{ device_time: '2030-11-26T09:35:00+08:00', server_time: '2030-11-26T09:36:00+08:00' },
  ...changes,
});

/** The same in full: its renter can supply what is missing, or take it back. */
export const accidentDetail = (changes: Partial<AccidentDetail> = {}): AccidentDetail => ({
  ...accidentSummary(),
  ...{ created_at: '2030-11-26T09:40:00+08:00', plate: '京A12345', description: '被追尾' },
  ...{ is_injured: false, has_police: true, has_other: true, other: { plate: '京B67890' } },
  ...{ front_pic: accidentMedia(1), images: [], videos: [], missing: ['scene_pic'] },
  cover: [{ name: '车损', text: '您最多承担1500元' }],
  ...{ can_supply: true, can_withdraw: true, can_appeal: false, can_pay: false, from_deposit: 0 },
  timeline: [{ text: '已报案', time: '2030-11-26T09:40:00+08:00' }],
  ...changes,
});

/** The same once it is decided what its renter owes: 1,500 yuan of the repair, and two days of standing still. */
export const decidedAccident = (changes: Partial<AccidentDetail> = {}): AccidentDetail =>
  accidentDetail({
    ...{ status: 'DECIDED', status_text: '待您确认', note: '请核对每一项费用，有异议可以申诉一次' },
    ...{ due: 190_000, missing: [], from_deposit: 190_000 },
    ...{ can_supply: false, can_withdraw: false, can_appeal: true, can_pay: true },
    assessment: {
      shop: '北京顺捷汽修',
      priceState: {
        from_time: '2030-11-27T09:00:00+08:00',
        to_time: '2030-11-29T09:00:00+08:00',
        ...{ days: 2, day_price: 20_000, total: 40_000 },
      },
      ...{ repair: 300_000, glass: 0, towing: 0, note: '更换后保险杠', pictures: [accidentMedia(7)] },
      entered_at: '2030-11-27T10:00:00+08:00',
    },
    decision: {
      ...{ liability: 'FULL', liability_text: '我方全责', exclusion: 'NONE', note: '' },
      lines: [
        {
          ...{ code: 'REPAIR', name: '车辆维修费', damage: 300_000, amount: 150_000 },
          rule: '保险赔付，您最多承担1500元',
        },
        {
          ...{ code: 'DOWNTIME', name: '停运损失费', damage: 40_000, amount: 40_000 },
          rule: '维修2天，每天200元',
        },
      ],
      ...{ total: 190_000, decided_at: '2030-11-28T10:00:00+08:00', appeal_until: '2030-12-05' },
    },
    ...changes,
  });

/** A car that is out. */
export const accidentOrder = (changes: Partial<AccidentOrder> = {}): AccidentOrder => ({
  ...{ orderid: 'ZC30112300000001', line: 'RENTAL', car: '大众朗逸', plate: '京A12345' },
  from_time: '2030-11-25T10:00:00+08:00',
  ...changes,
});

/** A photo as it is shown. */
export const accidentPhoto = (file_id = 'file-1'): AccidentMedia => ({
  ...{ file_id, media: 'photo', url: `/api/file/${file_id}`, sha256: 'a'.repeat(64) },
  ...{ device_time: '2030-11-26T09:20:00+08:00', server_time: '2030-11-26T09:21:00+08:00' },
});

/** What a repair shop has entered. */
export const accidentAssessment = (changes: Partial<AccidentAssessment> = {}): AccidentAssessment => ({
  shop: '北京顺捷汽修',
  priceState: {
    ...{ from_time: '2030-11-27T10:00:00+08:00', to_time: '2030-11-30T10:00:00+08:00' },
    ...{ days: 3, day_price: 158_00, total: 474_00 },
  },
  ...{ repair: 1200_50, glass: 0, towing: 300_00, note: '更换前保险杠' },
  pictures: [accidentPhoto('proof-1')],
  entered_at: '2030-11-26T15:00:00+08:00',
  ...changes,
});

/** An accident as its repair shop sees it. */
export const accidentCase = (changes: Partial<AccidentCase> = {}): AccidentCase => ({
  ...{ number: '000001', shop: '北京顺捷汽修', car: '大众朗逸', plate: '京A12345' },
  ...{ time: '2030-11-26T09:10:00+08:00', place: '东三环三元桥', description: '追尾前车，前保险杠破损' },
  photos: { front_pic: accidentPhoto(), images: [accidentPhoto('file-2')], videos: [] },
  ...{ can_enter: true, status_text: '待定损', expires_at: '2030-12-03T10:00:00+08:00' },
  ...changes,
});
