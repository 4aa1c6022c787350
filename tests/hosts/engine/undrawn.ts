/** A part of the app as Taro sends it to the view: what it is, its id, what stands in it. Words have a value instead. */
interface SentPart {
  nn?: string;
  /** Its classes, which say where it is from. */
  cl?: string;
  sid?: string;
  uid?: string;
  v?: string;
  /** With gaps: see `isPart`. */
  cn?: (SentPart | undefined)[];
}

/**
 * Parts that were sent to a view and are not on its screen: they lie deeper than the host’s templates reach, or in more of
 * their kind than there are templates for. A host draws nothing in their place, and says nothing.
 */
export function undrawnOf(root: unknown, page: Element): string[] {
  const drawn = new Set([...page.querySelectorAll('[id]')].map(({ id }) => id));
  const lost: string[] = [];
  // What was set by its path into a list that had become shorter meanwhile has gaps before it, and no name: it is no part.
  const isPart = (part: SentPart | undefined): part is SentPart =>
    part !== undefined && (part.nn !== undefined || part.v !== undefined);
  const look = (parts: readonly (SentPart | undefined)[], above: readonly number[]): void => {
    for (const [index, part] of parts.entries()) {
      if (!isPart(part)) continue;
      const { nn = '', cl = '', sid, uid, v, cn = [] } = part;
      const place = [...above, index];
      // Words that took an element's place may still have its children in the data.
      if (v !== undefined) continue;
      const id = uid ?? sid;
      if (id !== undefined && !drawn.has(id))
        lost.push(`part ${nn} “${cl}” is not drawn, ${place.length} deep (${place.join('.')})`);
      else look(cn, place);
    }
  };
  look((root as SentPart | undefined)?.cn ?? [], []);
  return lost;
}
