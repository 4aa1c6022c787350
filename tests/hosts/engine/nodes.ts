import type { Screens } from './Screens';
import type { Fields } from './types';
import { cross } from './view';

type Report = (answer: unknown) => void;

const rectOf = (element: Element): Fields => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return { id: element.id, left, top, right, bottom, width, height };
};

/** `createSelectorQuery()` for the page on top: questions are asked by `exec`, all at once and later. */
export function selectorQuery(screens: Screens): Fields {
  const questions: { ask: () => unknown; report: Report | undefined }[] = [];
  const add = (ask: () => unknown, report?: Report): Fields => {
    questions.push({ ask, report });
    return query;
  };
  const node = (find: () => unknown): Fields => ({
    boundingClientRect: (report?: Report) => add(find, report),
  });
  const query: Fields = {
    in: () => query,
    select: (selector: string) =>
      node(() => {
        const found = screens.onTop().page.querySelector(selector);
        return found ? rectOf(found) : null;
      }),
    selectAll: (selector: string) =>
      node(() => [...screens.onTop().page.querySelectorAll(selector)].map(rectOf)),
    selectViewport: () => ({
      scrollOffset: (report?: Report) => add(() => screens.viewport(), report),
      boundingClientRect: (report?: Report) =>
        add(() => ({ left: 0, top: 0, ...screens.viewport() }), report),
    }),
    exec: (report?: Report) => {
      cross(() => {
        const answers = questions.map(({ ask }) => ask());
        questions.forEach(({ report: tell }, index) => tell?.(answers[index]));
        report?.(answers);
      });
    },
  };
  return query;
}

interface Margins {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
}

/** `createIntersectionObserver(page)`: watches from the view layer, by the browser's own. */
export function intersectionObserver(screens: Screens): Fields {
  const { page } = screens.onTop();
  let margin = '0px';
  let rootIs: string | undefined;
  const observers: IntersectionObserver[] = [];
  const inset = ({ top = 0, right = 0, bottom = 0, left = 0 }: Margins = {}): string =>
    `${top}px ${right}px ${bottom}px ${left}px`;
  let isOver = false;
  const begin = (selector: string, report: (entry: Fields) => void): void => {
    const element = isOver ? null : page.querySelector(selector);
    if (!element) return;
    const watch = new IntersectionObserver(
      entries => {
        const entry = entries[entries.length - 1];
        if (!entry) return;
        const { left, top, right, bottom, width, height } = entry.boundingClientRect;
        report({
          id: element.id,
          intersectionRatio: entry.intersectionRatio,
          boundingClientRect: { left, top, right, bottom, width, height },
          time: entry.time,
        });
      },
      { root: rootIs === undefined ? page : page.querySelector(rootIs), rootMargin: margin },
    );
    watch.observe(element);
    observers.push(watch);
  };
  const observer: Fields = {
    relativeToViewport: (margins?: Margins) => {
      margin = inset(margins);
      rootIs = undefined;
      return observer;
    },
    relativeTo: (selector: string, margins?: Margins) => {
      margin = inset(margins);
      rootIs = selector;
      return observer;
    },
    observe: (selector: string, report: (entry: Fields) => void) => cross(() => begin(selector, report)),
    disconnect: () => {
      isOver = true;
      for (const watch of observers.splice(0)) watch.disconnect();
    },
  };
  return observer;
}
