import type { AccidentAssessment, AccidentCase, AccidentMedia, AccidentOrder } from '~types/api/accident';

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
  price_state: {
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
