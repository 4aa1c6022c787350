/** The arrow keys of a group of radio buttons: mini-programs have no keyboard to move by, so nothing happens. */
export function giveRadioKeys(_group: HTMLElement | null): void {
  // A tap chooses.
}
