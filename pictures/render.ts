import { Scene } from 'three';
import { carOf } from './car';
import { cameraOf, shadowOf, studio, type View } from './studio';
import { carModelOf } from './carModelOf';

const { renderer, environment, lights } = studio();

/** Draws a view of a car; the picture as a data address. */
function draw(name: string, view: Exclude<View, 'interior'>): string {
  const car = carModelOf(name);
  const scene = new Scene();
  scene.environment = environment;
  scene.add(carOf(car), shadowOf(car), ...lights());
  renderer.render(scene, cameraOf(car, view));
  return renderer.domElement.toDataURL('image/png');
}

Object.assign(window, { draw });
