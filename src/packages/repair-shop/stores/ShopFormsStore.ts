import { watchNetwork } from '@/platform/network';
import type { AccidentCase } from '~types/api/accident';
import { ShopForm } from './ShopForm';

/** What a shop enters, by link: a form goes on sending its photos while another screen is looked at. */
export class ShopFormsStore {
  private readonly forms = new Map<string, ShopForm>();

  constructor() {
    watchNetwork(isOnline => {
      if (isOnline) this.forms.forEach(({ photos }) => photos.resume());
    });
  }

  /** The form of a link: as it was left on this device, else as it was entered before, else empty. */
  of(token: string, shown: AccidentCase): ShopForm {
    const existing = this.forms.get(token);
    if (existing) return existing;
    const form = new ShopForm(token, shown, () => this.forms.delete(token));
    this.forms.set(token, form);
    return form;
  }
}
