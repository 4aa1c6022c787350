/** A car of the fleet that stands in a drawing. */
export interface ParkedCar {
  /** Name of its rendered pictures. */
  picture: string;
  view: 'front' | 'side' | 'rear';
  /** Left edge of its picture, and where its tyres stand, in units of the drawing. */
  x: number;
  ground: number;
  width: number;
}

/** A drawing with the cars that stand in front of it. */
export interface Scenery {
  svg: string;
  cars: readonly ParkedCar[];
}
