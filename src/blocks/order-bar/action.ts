/** A button: what it says and does. */
export interface Action {
  text: string;
  onClick: () => void;
}
