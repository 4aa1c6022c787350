import type { Element as EngineElement } from 'glass-easel';
import type { Fields } from './types';

export type Hook = (this: unknown, ...args: unknown[]) => unknown;

interface EngineEvent {
  type: string;
  timeStamp: number;
  detail: unknown;
  target: EngineElement;
  currentTarget: EngineElement;
}

const onlyData = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** The type that the app is told: a map's `regionchange` says by its type that the ground begins or ends to move. */
const toldType = (type: string, detail: unknown): string =>
  type === 'regionchange' ? (detail as { type: string }).type : type;

/** An event as it crosses from the view to the logic: data alone. */
function plainEvent({ type, timeStamp, detail, target, currentTarget }: EngineEvent): Fields {
  const part = (element: EngineElement): Fields => ({
    id: element.id,
    dataset: onlyData(element.dataset) ?? {},
  });
  return {
    type: toldType(type, detail),
    timeStamp,
    detail: onlyData(detail),
    target: part(target),
    currentTarget: part(currentTarget),
    touches: [],
    changedTouches: [],
  };
}

export const isFunction = (value: unknown): value is Hook => typeof value === 'function';

/** The functions of a definition, with events as plain data for the one that handles them. */
export function withPlainEvents(functions: Fields): Fields {
  const { eh, ...rest } = functions;
  return isFunction(eh)
    ? { ...rest, eh: (event: EngineEvent) => eh.call(undefined, plainEvent(event)) }
    : functions;
}
