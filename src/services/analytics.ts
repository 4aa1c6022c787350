/** Page label of the analytics for routes whose row names none (specification §2). */
export const unknownPage = '未知页面';

type Sink = (event: string, properties: Readonly<Record<string, string | number>>) => void;

let sink: Sink | undefined;

/** Where events go; without one nothing is collected or kept. Set after the privacy consent. */
export function setAnalyticsSink(next: Sink | undefined): void {
  sink = next;
}

/** Reports an event. Never a phone number, a name or an ID number. */
export function track(event: string, properties: Readonly<Record<string, string | number>> = {}): void {
  sink?.(event, properties);
}
