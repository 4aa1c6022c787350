import { Scene } from 'three';
import { carOf } from './car';
import { carModelOf } from './carModelOf';
import { eyeIn, insideOf } from './interior';
import { interiorOf } from './interiorOf';
import { cameraOf, shadowOf, studio, type View } from './studio';

const { renderer, environment, lights } = studio();

/** Draws a view of a car; the picture as a data address. */
function draw(name: string, view: View): string {
  const scene = new Scene();
  scene.environment = environment;
  scene.add(...lights());
  if (view === 'interior') {
    const model = interiorOf(name);
    scene.environmentIntensity = 0.75;
    scene.add(insideOf(model));
    renderer.render(scene, eyeIn(model));
  } else {
    const car = carModelOf(name);
    scene.add(carOf(car), shadowOf(car));
    renderer.render(scene, cameraOf(car, view));
  }
  return renderer.domElement.toDataURL('image/png');
}

Object.assign(window, { draw });
