import { addToCalendar } from '@/platform/calendar';
import { host } from '../support/taro';

// Issue 11: a calendar of the trip without personal data, in WeChat that of the phone.

const pickup = {
  title: '取车：丰田卡罗拉',
  place: '首都机场T3店',
  from: '2030-11-22T10:00:00+08:00',
  to: '2030-11-22T11:00:00+08:00',
  remindBefore: 7200,
};
const appointments = {
  all: [pickup, { ...pickup, title: '还车：丰田卡罗拉' }],
  name: '租车行程.ics',
  file: '',
};

describe('the calendar of the phone', () => {
  it('takes each appointment with its reminder, in seconds', async () => {
    expect(await addToCalendar(appointments)).toBe(true);
    expect(host.appointments).toHaveLength(2);
    expect(host.appointments?.[0]).toEqual({
      title: pickup.title,
      location: pickup.place,
      startTime: Date.parse(pickup.from) / 1000,
      endTime: String(Date.parse(pickup.to) / 1000),
      alarm: true,
      alarmOffset: 7200,
    });
  });

  it('says when the person does not let the app, so that the screen copies the trip', async () => {
    host.appointments = undefined;
    expect(await addToCalendar(appointments)).toBe(false);
  });

  it.each([
    ['weapp', true],
    ['qq', false],
    ['alipay', false],
  ])('is had in %s: %p', async (name, expected) => {
    const env = process.env.TARO_ENV;
    process.env.TARO_ENV = name;
    try {
      await jest.isolateModulesAsync(async () => {
        expect((await import('@/platform/calendar')).hasCalendar).toBe(expected);
      });
    } finally {
      process.env.TARO_ENV = env;
    }
  });
});
