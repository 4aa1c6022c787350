import type { WheelStyle } from '../CarModel';
import type { Back, Face } from '../faces';
import type { ModelRow, Style } from '../ModelRow';

/** What a row says of a model: the fleet knows its size and its paint. */
export interface Drawing {
  style: Style;
  /** Millimetres. */
  wheelbase: number;
  wheels: ModelRow['wheels'];
  face: Face;
  back: Back;
  more: Partial<
    Omit<ModelRow, 'style' | 'size' | 'wheelbase' | 'paint' | 'wheels' | 'face' | 'rear' | 'flank'>
  >;
}

/** How models look, by the names of their pictures. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** Wheels of a style; rim and radius in metres. */
export const wheels = (
  style: WheelStyle,
  rim: number,
  radius: number,
  isDark = false,
): ModelRow['wheels'] => ({
  style,
  rim,
  radius,
  isDark,
});

/** A row of a model; the wheelbase in millimetres. */
export const car = (
  style: Style,
  wheelbase: number,
  of: ModelRow['wheels'],
  face: Face,
  back: Back,
  more: Drawing['more'] = {},
): Drawing => ({ style, wheelbase, wheels: of, face, back, more });
