type Report = (event: { matches: boolean }) => void;

/** What a device may ask for, as a media query says it. */
type Wish = 'dark' | 'reduce';

let wishes: readonly Wish[] = [];
const reports = new Set<{ query: string; report: Report }>();

const isWished = (query: string): boolean => wishes.some(wish => query.includes(`: ${wish}`));

/** The device asks for this from now on, and for nothing else; whoever listens is told. */
export function deviceAsks(...asked: Wish[]): void {
  wishes = asked;
  for (const { query, report } of reports) report({ matches: isWished(query) });
}

/** A device without wishes, and nobody who listens. */
export function resetDevice(): void {
  wishes = [];
  reports.clear();
}

/** `window.matchMedia`, which a test's document lacks. */
export const matchMedia = (query: string): Pick<MediaQueryList, 'matches' | 'addEventListener'> => ({
  matches: isWished(query),
  addEventListener: (_change: string, report: unknown) =>
    void reports.add({ query, report: report as Report }),
});
