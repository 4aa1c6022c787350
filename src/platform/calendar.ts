import Taro from '@tarojs/taro';

/** Something for the calendar of the phone. */
export interface Appointment {
  title: string;
  place: string;
  /** ISO times. */
  from: string;
  to: string;
  /** Seconds before it begins at which the phone reminds of it. */
  remindBefore: number;
}

/** Appointments, and the same as the text of a calendar file with its name. */
export interface Appointments {
  all: readonly Appointment[];
  name: string;
  file: string;
}

/** Whether a calendar can be had on this host: the phone's in WeChat, a file for it in a browser. */
export const hasCalendar = process.env.TARO_ENV === 'weapp';

/** Each appointment wants a tap of its own, and nothing is seen of it: WeChat writes within a tap alone. A file holds all. */
export const takesOneByOne = true;

const seconds = (iso: string): number => new Date(iso).getTime() / 1000;

/** Puts appointments into the calendar; false where the person or the phone does not let the app. Never rejects. */
export async function addToCalendar({ all }: Appointments): Promise<boolean> {
  try {
    for (const { title, place, from, to, remindBefore } of all) {
      await Taro.addPhoneCalendar({
        title,
        location: place,
        startTime: seconds(from),
        endTime: String(seconds(to)),
        alarm: true,
        alarmOffset: remindBefore,
      });
    }
    return true;
  } catch {
    return false;
  }
}
