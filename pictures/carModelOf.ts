import { FLEET } from '../server/demo/data/fleet';
import type { CarModel } from './CarModel';
import { backOf, faceOf, flankOf } from './faces';
import { modelOf } from './modelOf';
import type { Drawings } from './models/drawing';
import { businessCars } from './models/businessCars';
import { comfortCars } from './models/comfortCars';
import { economyCars } from './models/economyCars';
import { luxuryCars } from './models/luxuryCars';
import { microCars } from './models/microCars';
import { mpvs } from './models/mpvs';
import { newEnergyCars } from './models/newEnergyCars';
import { pickups } from './models/pickups';
import { premiumCars } from './models/premiumCars';
import { sportsCars } from './models/sportsCars';
import { suvs } from './models/suvs';

/** How the cars of the fleet look: a file for each class. */
const DRAWINGS: Drawings = {
  ...microCars,
  ...economyCars,
  ...comfortCars,
  ...businessCars,
  ...premiumCars,
  ...luxuryCars,
  ...sportsCars,
  ...suvs,
  ...mpvs,
  ...newEnergyCars,
  ...pickups,
};

/** The car of a picture; throws for a name that the fleet does not have, or that has no row here. */
export function carModelOf(picture: string): CarModel {
  const car = FLEET.find(known => known.picture === picture);
  const drawing = DRAWINGS[picture];
  if (!car || !drawing) throw new Error(`There is no car ${picture}.`);
  const { style, wheelbase, wheels: of, face, back, more } = drawing;
  const [length = 0, width = 0, height = 0] = car.size.split('×').map(text => Number(text) / 1000);
  return modelOf({
    ...more,
    style,
    size: [length, width, height],
    wheelbase: wheelbase / 1000,
    paint: car.colour,
    wheels: of,
    isElectric: car.energy !== 'FUEL' && more.isElectric === true,
    face: faceOf(face),
    rear: backOf(back),
    flank: flankOf(face, back),
  });
}
