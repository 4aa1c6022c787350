import type { Appointments } from './calendar';
import { saveFile } from './share.h5';

export const hasCalendar = true;
export const takesOneByOne = false;

export function addToCalendar({ name, file }: Appointments): Promise<boolean> {
  return Promise.resolve(saveFile(name, 'text/calendar', file));
}
