import { localStorage } from '@/platform/storage';
import { kept } from './persistence';
import { hasText, storedList } from './storedList';

/** What was written into a form about a case and not sent. */
interface Written {
  /** The form's own word, as its photos have it (`FormPhotos`). */
  form: string;
  text: string;
}

/** Forms that somebody has begun and not sent, at most: the one that was not touched for longest goes. */
const MOST = 8;

const onDevice = kept({ key: 'form_words', storage: localStorage, personal: true });

const isWritten = (value: unknown): value is Written => hasText(value, 'form', 'text');

const stored = (): Written[] => storedList(onDevice, isWritten, MOST);

/** The words that were written into a form on this device and not sent; '' without any (issue 15: nothing is lost). */
export const wordsOf = (form: string): string => stored().find(one => one.form === form)?.text ?? '';

/** Keeps what is written into a form until it is sent; '': it was, or there is nothing any more. */
export function keepWords(form: string, text: string): void {
  const others = stored().filter(one => one.form !== form);
  const all = text === '' ? others : [{ form, text }, ...others].slice(0, MOST);
  if (all.length > 0) onDevice.write(all);
  else onDevice.remove();
}
