/** A part of the app as Taro sends it to the view: what it is, its id, what stands in it. Words have a value instead. */
interface SentPart {
  nn?: string;
  sid?: string;
  uid?: string;
  v?: string;
  /** A path may have been set into a list that is shorter: it has gaps. */
  cn?: (SentPart | undefined)[];
}

/**
 * Parts that were sent to a view and are not on its screen: they lie deeper than the host’s templates reach, or in more of
 * their kind than there are templates for. A host draws nothing in their place, and says nothing.
 */
export function undrawnOf(root: unknown, page: Element): string[] {
  const drawn = new Set([...page.querySelectorAll('[id]')].map(({ id }) => id));
  const lost: string[] = [];
  const look = (parts: readonly (SentPart | undefined)[], depth: number): void => {
    for (const { nn = '', sid, uid, v, cn = [] } of parts.filter(part => part !== undefined)) {
      const id = uid ?? sid;
      const isWords = v !== undefined;
      if (!isWords && id !== undefined && !drawn.has(id)) lost.push(`part ${nn} is not drawn, ${depth} deep`);
      else look(cn, depth + 1);
    }
  };
  look((root as SentPart | undefined)?.cn ?? [], 1);
  return lost;
}
