import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Vector2,
} from 'three';
import type { CarModel, WheelStyle } from './CarModel';

const rubber = new MeshStandardMaterial({ color: '#131415', roughness: 0.82, side: DoubleSide });
const dark = new MeshStandardMaterial({ color: '#08090a', roughness: 0.8, side: DoubleSide });
const alloy = new MeshPhysicalMaterial({
  color: '#b4b8bc',
  metalness: 0.9,
  roughness: 0.28,
  clearcoat: 0.4,
  side: DoubleSide,
});
const blackAlloy = new MeshPhysicalMaterial({
  color: '#1c1e20',
  metalness: 0.6,
  roughness: 0.3,
  clearcoat: 0.8,
  side: DoubleSide,
});
const steel = new MeshStandardMaterial({
  color: '#8b9095',
  metalness: 0.7,
  roughness: 0.5,
  side: DoubleSide,
});
const disc = new MeshStandardMaterial({ color: '#5a5d60', metalness: 0.9, roughness: 0.4, side: DoubleSide });

/** A ring turned about the axle: radius, and how far out. */
const turned = (profile: readonly (readonly [number, number])[], material: MeshStandardMaterial): Mesh =>
  new Mesh(
    new LatheGeometry(
      profile.map(([r, out]) => new Vector2(r, out)),
      72,
    ),
    material,
  );

interface Spokes {
  count: number;
  /** Half of the width at the hub and at the rim, as a share of the rim. */
  from: number;
  to: number;
  /** Distance of the two of a pair, as a share of the rim. */
  pair?: number;
  /** How far they lean, radians from hub to rim. */
  lean?: number;
}

const SPOKES: Readonly<Record<WheelStyle, Spokes>> = {
  five: { count: 5, from: 0.13, to: 0.2 },
  six: { count: 6, from: 0.12, to: 0.14 },
  twin: { count: 5, from: 0.05, to: 0.07, pair: 0.17 },
  multi: { count: 10, from: 0.05, to: 0.06 },
  mesh: { count: 10, from: 0.035, to: 0.045, pair: 0.09 },
  turbine: { count: 9, from: 0.06, to: 0.13, lean: 0.42 },
  disc: { count: 5, from: 0.22, to: 0.52 },
  steel: { count: 8, from: 0.16, to: 0.27 },
};

/** One spoke from hub to rim: a bar with a bevelled face. */
function spoke(
  rim: number,
  { from, to, lean = 0 }: Spokes,
  angle: number,
  shift: number,
  out: number,
): BufferGeometry {
  const stations = [0.1, 0.32, 0.6, 0.86, 0.99];
  const corners: number[][] = stations.map(s => {
    const r = rim * s;
    const half = rim * (from + (to - from) * s);
    const face = out + 0.012 * (s - 0.5);
    const a = angle + lean * s;
    return [
      [-1, -0.03],
      [-0.62, 0.008],
      [0.62, 0.008],
      [1, -0.03],
    ].flatMap(([side = 0, rise = 0]) => {
      const across = side * half + shift * s;
      return [r * Math.cos(a) - across * Math.sin(a), face + rise, r * Math.sin(a) + across * Math.cos(a)];
    });
  });
  const positions: number[] = [];
  const point = (station: number, corner: number): number[] =>
    corners[station]?.slice(corner * 3, corner * 3 + 3) ?? [];
  for (let s = 0; s < stations.length - 1; s += 1) {
    for (let c = 0; c < 3; c += 1) {
      for (const [ds, dc] of [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 0],
        [0, 1],
        [1, 1],
      ] as const)
        positions.push(...point(s + ds, c + dc));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A wheel whose face looks to +y of the wheel, which is its axle. */
function wheelOf({ wheel: { radius, rim, width, style, isDark } }: CarModel): Group {
  const group = new Group();
  const out = width / 2;
  const face = isDark ? blackAlloy : style === 'steel' ? steel : alloy;
  group.add(
    turned(
      [
        [rim - 0.01, out - 0.014],
        [rim + 0.006, out - 0.004],
        [rim + (radius - rim) * 0.45, out + 0.004],
        [radius - 0.022, out - 0.008],
        [radius - 0.005, out - 0.03],
        [radius, out - 0.055],
        [radius, 0],
        [radius, -out + 0.055],
        [radius - 0.02, -out],
      ],
      rubber,
    ),
    turned(
      [
        [rim - 0.02, -0.06],
        [rim - 0.016, out - 0.035],
        [rim - 0.006, out - 0.012],
        [rim + 0.008, out - 0.007],
        [rim + 0.01, out - 0.014],
      ],
      face,
    ),
    turned(
      [
        [0.001, -0.03],
        [rim * 0.68, -0.03],
        [rim * 0.68, -0.05],
      ],
      disc,
    ),
    turned(
      [
        [0.001, -0.05],
        [rim - 0.004, -0.06],
      ],
      dark,
    ),
    turned(
      [
        [0.001, out - 0.02],
        [0.03, out - 0.02],
        [0.036, out - 0.028],
        [0.04, out - 0.06],
      ],
      face,
    ),
  );
  const spokes = SPOKES[style];
  for (let index = 0; index < spokes.count; index += 1) {
    const angle = (2 * Math.PI * (index + 0.25)) / spokes.count;
    for (const shift of spokes.pair === undefined ? [0] : [-spokes.pair * rim, spokes.pair * rim]) {
      group.add(new Mesh(spoke(rim, spokes, angle, shift, out - 0.028), face));
    }
  }
  return group;
}

/** The wheels of a car in their places, and the dark wells that they stand in. */
export function wheelsOf(car: CarModel): Group {
  const group = new Group();
  const half = car.size.width / 2;
  for (const axle of car.axles) {
    for (const sign of [1, -1]) {
      const wheel = wheelOf(car);
      wheel.position.set(axle, sign * (half - car.wheel.width / 2 - 0.012), car.wheel.radius);
      if (sign < 0) wheel.rotation.z = Math.PI;
      group.add(wheel);
      // The well is dark down to the sill: below it one sees the ground.
      const well = new Group();
      const arc = new Mesh(
        new CylinderGeometry(
          car.archRadius + 0.02,
          car.archRadius + 0.02,
          half * 0.42,
          48,
          1,
          false,
          0,
          Math.PI,
        ),
        dark,
      );
      arc.rotation.y = -Math.PI / 2;
      const sill = car.clearance + 0.03;
      const box = new Mesh(
        new BoxGeometry(car.archRadius * 2 + 0.02, half * 0.34, car.wheel.radius - sill),
        dark,
      );
      box.position.set(0, 0, (sill - car.wheel.radius) / 2);
      well.add(arc, box);
      well.position.set(axle, sign * half * 0.56, car.wheel.radius);
      group.add(well);
    }
  }
  return group;
}
