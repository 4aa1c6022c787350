import { remedyText, type Remedy } from '@/domain/remedy';
import type { AnyCheckout } from './anyCheckout';
import type { WayOut } from './refusal';

/** What each way out does on a screen; a remedy that a line does not have is only read. */
export type WaysOut = Readonly<Partial<Record<Remedy, () => void>> & Record<'ACCEPT' | 'CLOSE', () => void>>;

const texts: Readonly<Record<WayOut, string>> = {
  ...remedyText,
  ACCEPT: '接受',
  CLOSE: '知道了',
};

/** The ways out on a screen: its own ones to change what was chosen, after which nothing is refused any more. */
export function waysOut(
  checkout: Pick<AnyCheckout, 'refusal' | 'price' | 'dismissRefusal'>,
  submit: () => void,
  changes: Partial<Record<Exclude<Remedy, 'RETRY'>, () => void>>,
): WaysOut {
  const own = Object.entries(changes).map(([remedy, change]) => [
    remedy,
    () => {
      checkout.dismissRefusal();
      change();
    },
  ]);
  return {
    ...(Object.fromEntries(own) as typeof changes),
    ACCEPT: submit,
    // A submit that is tried again keeps what was said until it is answered.
    RETRY: () => (checkout.refusal ? submit() : void checkout.price()),
    CLOSE: checkout.dismissRefusal,
  };
}

/** The button of a way out. */
export function wayOut(ways: WaysOut, remedy: WayOut): { remedy: WayOut; text: string; onClick: () => void } {
  const existing = ways[remedy] ? remedy : 'CLOSE';
  return { remedy: existing, text: texts[existing], onClick: ways[existing] ?? ways.CLOSE };
}
