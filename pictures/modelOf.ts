import type { CarModel } from './CarModel';
import { flankOf } from './flank';
import { frameOf } from './frameOf';
import type { ModelRow, Place } from './ModelRow';
import { roofOf, tailWindowOf } from './roof';
import { surfacesOf } from './surfacesOf';

/** The model that a row describes: what the renderer draws. */
export function modelOf(row: ModelRow): CarModel {
  const frame = frameOf(row);
  const { length, half, height, hood, clearance, roofFrom, roofTo } = frame;
  const surfaces = surfacesOf(row, frame);
  const place: Place = { length, half, height, hood, clearance, belt: frame.beltLine, top: frame.top };
  const { side, mirror, handles } = flankOf(row, frame);
  const { radius, rim, style, isDark } = row.wheels;
  return {
    size: { length, width: row.size[1], height },
    axles: frame.axles,
    wheel: { radius, rim, width: 0.225, style, ...(isDark ? { isDark } : {}) },
    archRadius: frame.archRadius,
    clearance,
    paint: row.paint,
    ...surfaces,
    patches: {
      side: [...side, ...(row.flank?.(place) ?? [])],
      top: roofOf(row, frame, surfaces.rail),
      front: row.face(place),
      rear: [...tailWindowOf(frame), ...row.rear(place)],
    },
    mirror,
    handles,
    plates: [clearance + 0.29, frame.deckHeight > 1.2 ? hood - 0.05 : clearance + 0.5],
    plate: row.isElectric ? 'green' : 'blue',
    ...(row.roofRails
      ? {
          roofRails: {
            from: roofFrom + 0.22,
            to: Math.min(roofTo, length - 0.5),
            across: half * (frame.rail - 0.035),
            up: height - frame.crown - 0.025,
          },
        }
      : {}),
    ...(row.spareWheel ? { spareWheel: true } : {}),
    exhausts: row.exhausts ?? 0,
  };
}
