/** The member behind a call's session. */
export interface Member {
  id: string;
  mobile: string;
}
