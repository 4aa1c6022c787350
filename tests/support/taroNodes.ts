/** Where an element of the view stands, from the top of the window. */
export type NodePlace = Readonly<{ top: number; height: number }>;

/** A window of a small phone, at the top of its page. */
export const VIEWPORT = { top: 0, height: 600, scrollTop: 0 };

type Report = (answer: unknown) => void;

/**
 * `createSelectorQuery()` of a mini-program, of a view whose elements stand at `places`, by their selectors. Questions about
 * the window alone are answered at once: the view shows at once what it is sent.
 */
export function selectorQuery(places: Readonly<Record<string, NodePlace>>) {
  const questions: { answer: unknown; tell: Report | undefined }[] = [];
  let isAtOnce = true;
  const add = (answer: unknown, tell?: Report) => {
    questions.push({ answer, tell });
    return query;
  };
  const query = {
    select: (selector: string) => {
      isAtOnce = false;
      return { boundingClientRect: (tell?: Report) => add(places[selector] ?? null, tell) };
    },
    selectViewport: () => ({
      scrollOffset: (tell?: Report) => add(VIEWPORT, tell),
      boundingClientRect: (tell?: Report) => add(VIEWPORT, tell),
    }),
    exec: (report?: Report) => {
      const answer = (): void => {
        for (const { answer: one, tell } of questions) tell?.(one);
        report?.(questions.map(one => one.answer));
      };
      if (isAtOnce) answer();
      else queueMicrotask(answer);
    },
  };
  return query;
}
