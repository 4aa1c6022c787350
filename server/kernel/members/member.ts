/** The member behind a call's session token. */
export interface Member {
  id: string;
  mobile: string;
}
