import fc from 'fast-check';
import { calendarFile, type CalendarEvent } from '@/domain/calendarFile';

const now = '2030-11-20T08:00:00+08:00';
const event: CalendarEvent = {
  id: 'ZC30112000000001-pickup',
  title: '取车：丰田卡罗拉',
  place: '首都机场T3店，首都机场T3航站楼',
  time: '2030-11-22T10:00:00+08:00',
};

/** The lines as a calendar puts them together again. */
const unfolded = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file of the trip (issue 11; RFC 5545)', () => {
  it('has the moment in universal time, the place, and a reminder two hours before', () => {
    const lines = unfolded(calendarFile([event], now));
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:ZC30112000000001-pickup@car-rental',
        'DTSTAMP:20301120T000000Z',
        'DTSTART:20301122T020000Z',
        'DTEND:20301122T030000Z',
        'SUMMARY:取车：丰田卡罗拉',
        'TRIGGER:-PT2H',
      ]),
    );
    expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('says of any text what it says, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        const title = text.replace(/[\r\n]/g, '');
        const file = calendarFile([{ ...event, title }], now);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summary = unfolded(file).find(line => line.startsWith('SUMMARY:')) ?? '';
        expect(summary.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')).toBe(title);
      }),
    );
  });

  it('keeps a line break within its line', () => {
    expect(calendarFile([{ ...event, title: '取车\n还车' }], now)).toContain('SUMMARY:取车\\n还车\r\n');
  });
});
