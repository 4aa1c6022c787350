/** Whether this host opens pages of others: a mini-program opens those of its own domains alone. */
export const canLeadTo: boolean = false;

/** Leads to a page of somebody else, in the place of the screen; nothing happens where the host opens none. */
export function leadTo(_url: string): void {
  // Its address can be copied.
}
