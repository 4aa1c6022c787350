import {
  BoxGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  SphereGeometry,
} from 'three';
import { bodyOf } from './body';
import type { CarModel } from './CarModel';
import { PAINTS, skinOf } from './paintwork';
import { wheelsOf } from './wheels';

const plastic = new MeshStandardMaterial({ color: '#101112', roughness: 0.6 });
const metal = new MeshStandardMaterial({ color: '#c9ccd0', roughness: 0.25, metalness: 1 });

/** A whole car, standing on the ground with its nose at 0. */
export function carOf(car: CarModel): Group {
  const { length, width } = car.size;
  const half = width / 2;
  const paint = PAINTS[car.paint];
  const painted = new MeshPhysicalMaterial({
    color: new Color(paint.colour),
    metalness: paint.metalness,
    roughness: paint.roughness,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  });
  const group = new Group();
  const body = bodyOf(car);
  group.add(new Mesh(body.geometry, skinOf(car)), wheelsOf(car));

  const under = new Mesh(new BoxGeometry(length * 0.86, width * 0.74, 0.12), plastic);
  under.position.set(length / 2, 0, car.clearance + 0.09);
  group.add(under);

  for (const sign of [1, -1]) {
    const [mx, mz] = car.mirror;
    const at = body.halfWidthAt(mx, mz - 0.06);
    const shell = new Mesh(new SphereGeometry(1, 40, 24), painted);
    shell.scale.set(0.07, 0.115, 0.068);
    shell.position.set(mx, sign * (at + 0.13), mz + 0.02);
    shell.rotation.z = sign * 0.25;
    const foot = new Mesh(new BoxGeometry(0.05, 0.13, 0.025), plastic);
    foot.position.set(mx + 0.01, sign * (at + 0.03), mz - 0.045);
    group.add(shell, foot);
    for (const [hx, hz] of car.handles) {
      const handle = new Mesh(new CapsuleGeometry(0.011, 0.17, 6, 16), painted);
      handle.rotation.z = Math.PI / 2;
      handle.position.set(hx, sign * (body.halfWidthAt(hx, hz) + 0.012), hz);
      group.add(handle);
    }
    if (car.roofRails) {
      const { from, to, across, up } = car.roofRails;
      const rail = new Mesh(new CapsuleGeometry(0.017, to - from, 6, 16), metal);
      rail.rotation.z = Math.PI / 2;
      rail.position.set((from + to) / 2, sign * across, up + 0.02);
      group.add(rail);
    }
  }

  const colour = car.plate === 'green' ? '#3aa876' : '#12418f';
  const plate = new MeshStandardMaterial({ color: colour, roughness: 0.5 });
  const [front, rear] = car.plates;
  for (const [x, z] of [
    [body.noseAt(0.1, front) - 0.012, front],
    [body.tailAt(0.1, rear) + 0.012, rear],
  ] as const) {
    const frame = new Mesh(new BoxGeometry(0.014, 0.46, 0.15), plastic);
    frame.position.set(x + (z === front && x < 1 ? 0.004 : -0.004), 0, z);
    const sheet = new Mesh(new BoxGeometry(0.016, 0.44, 0.135), plate);
    sheet.position.set(x, 0, z);
    group.add(frame, sheet);
  }
  for (let index = 0; index < (car.exhausts ?? 0); index += 1) {
    const sign = index === 0 ? 1 : -1;
    const pipe = new Mesh(new CylinderGeometry(0.036, 0.036, 0.12, 24, 1, true), metal);
    pipe.rotation.z = Math.PI / 2;
    pipe.position.set(body.tailAt(half * 0.6, 0.3) + 0.005, sign * half * 0.62, 0.3);
    group.add(pipe);
  }
  if (car.spareWheel) {
    const cover = new Mesh(new CylinderGeometry(0.36, 0.36, 0.2, 48), plastic);
    cover.rotation.z = Math.PI / 2;
    cover.position.set(length + 0.04, 0, 1.05);
    group.add(cover);
  }
  return group;
}
