import { makeAutoObservable, observable } from 'mobx';

/** A question that a person answers with yes or no. */
export interface Confirmation {
  title: string;
  content: string;
  /** Default 知道了 (specification §2). */
  confirmText?: string;
  /** Default 取消; null leaves only one button. */
  cancelText?: string | null;
  /** The confirming button warns: something is lost. */
  danger?: boolean;
}

/** What lies over a screen: one toast, one dialog, the quick menu. Each screen's frame draws it. */
export class OverlayStore {
  toast: { text: string; key: number } | undefined = undefined;
  dialog: (Confirmation & { settle: (confirmed: boolean) => void }) | undefined = undefined;
  isMenuOpen = false;
  private toastTimer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    // A dialog is replaced, never changed: a plain object, which may be spread on engines with and without Proxy.
    makeAutoObservable<this, 'toastTimer'>(
      this,
      { toastTimer: false, dialog: observable.ref },
      { autoBind: true },
    );
  }

  /** Shows a sentence for 2 seconds (specification §8). */
  showToast(text: string, milliseconds = 2000): void {
    if (this.toastTimer) clearTimeout(this.toastTimer);
    this.toast = { text, key: (this.toast?.key ?? 0) + 1 };
    this.toastTimer = setTimeout(() => this.hideToast(), milliseconds);
  }

  hideToast(): void {
    this.toast = undefined;
  }

  /** Asks; resolves with true when confirmed. A dialog that is open already counts as dismissed. */
  confirm(confirmation: Confirmation): Promise<boolean> {
    this.settleDialog(false);
    return new Promise(resolve => {
      this.openDialog({ ...confirmation, settle: resolve });
    });
  }

  settleDialog(confirmed: boolean): void {
    const dialog = this.dialog;
    this.dialog = undefined;
    dialog?.settle(confirmed);
  }

  openMenu(): void {
    this.isMenuOpen = true;
  }

  closeMenu(): void {
    this.isMenuOpen = false;
  }

  /** A new screen begins with nothing over it. */
  clear(): void {
    this.settleDialog(false);
    this.isMenuOpen = false;
  }

  private openDialog(dialog: OverlayStore['dialog']): void {
    this.dialog = dialog;
  }
}
