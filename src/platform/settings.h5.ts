/** A page cannot open the settings of its browser or app: the sentence of a refusal says where they are. */
export const hasSettings = false;

export function openSettings(): Promise<void> {
  return Promise.resolve();
}
