import { Scene } from 'three';
import type { CarModel } from './CarModel';
import { carOf } from './car';
import { cameraOf, shadowOf, studio, type View } from './studio';
import { MODELS } from './models';

const { renderer, environment, lights } = studio();

/** Draws a view of a car; the picture as a data address. */
function draw(name: string, view: Exclude<View, 'interior'>): string {
  const car: CarModel | undefined = MODELS[name];
  if (!car) throw new Error(`no car ${name}`);
  const scene = new Scene();
  scene.environment = environment;
  scene.add(carOf(car), shadowOf(car), ...lights());
  renderer.render(scene, cameraOf(car, view));
  return renderer.domElement.toDataURL('image/png');
}

Object.assign(window, { draw, models: Object.keys(MODELS) });
