import { HOUR, toMillis, type Time } from './shanghaiTime';

/** A moment of a trip for a calendar. */
export interface CalendarEvent {
  /** The same event has the same one whenever it is told: a calendar replaces it. */
  id: string;
  title: string;
  place: string;
  /** When it begins; it lasts an hour. */
  time: Time;
}

/** How long before an event a calendar reminds of it, milliseconds. */
export const REMIND_BEFORE = 2 * HOUR;

/** When an event ends. */
export const endOf = ({ time }: CalendarEvent): number => toMillis(time) + HOUR;

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** 20301122T020000Z. */
const utc = (time: Time): string => `${new Date(toMillis(time)).toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** A line in pieces that a calendar reads, each further one after a space; no character is cut. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    octets += octetsOf(character);
    if (octets > LINE) {
      text += '\r\n ';
      octets = 1 + octetsOf(character);
    }
    text += character;
  }
  return text;
}

const linesOf = (event: CalendarEvent, now: Time): string[] => {
  const { id, title, place, time } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@car-rental`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(time)}`,
    `DTEND:${utc(endOf(event))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${REMIND_BEFORE / HOUR}H`,
    'END:VALARM',
    'END:VEVENT',
  ];
};

/** Events as the text of a calendar file (.ics, RFC 5545), each with a reminder two hours before. */
export const calendarFile = (events: readonly CalendarEvent[], now: Time): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//car-rental//trip//ZH',
    ...events.flatMap(event => linesOf(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
