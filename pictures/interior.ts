import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  CapsuleGeometry,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { dial, film, gauges, map } from './displays';
import type { InteriorModel } from './InteriorModel';
import { SIZE } from './studio';

// Metres: x from the middle to the passenger's side, y from the camera to the nose, z from the floor.

/** Where the driver sits. */
const DRIVER = -0.37;
/** The face of the dashboard, before it bends. */
const FACE = 0.62;
const WINDSCREEN = 1.25;

const plastic = new MeshStandardMaterial({ color: '#15171a', roughness: 0.55 });
const chrome = new MeshStandardMaterial({ color: '#d6dade', roughness: 0.2, metalness: 1 });

const soft = (colour: string, roughness = 0.72): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: new Color(colour), roughness });

function put(
  group: Group,
  geometry: BufferGeometry,
  material: Material | Material[],
  x = 0,
  y = 0,
  z = 0,
): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(x, y, z);
  group.add(mesh);
  return mesh;
}

const rounded = (width: number, depth: number, height: number, radius: number): RoundedBoxGeometry =>
  new RoundedBoxGeometry(width, depth, height, 6, radius);

/** What runs from door to door bends towards the doors. */
const bend = (x: number, half: number): number => -0.16 * (Math.abs(x) / half) ** 3;

/** A profile (y forward, z up) drawn from door to door along the bent dashboard. */
function across(half: number, profile: readonly (readonly [y: number, z: number])[]): BufferGeometry {
  const steps = 72;
  const points: number[] = [];
  const faces: number[] = [];
  const smooth = new CatmullRomCurve3(
    profile.map(([y, z]) => new Vector3(0, y, z)),
    false,
    'centripetal',
  ).getPoints(40);
  for (let step = 0; step <= steps; step += 1) {
    const x = half * ((2 * step) / steps - 1);
    for (const { y, z } of smooth) points.push(x, y + bend(x, half), z);
  }
  const row = smooth.length;
  for (let step = 0; step < steps; step += 1) {
    for (let at = 0; at < row - 1; at += 1) {
      const a = step * row + at;
      faces.push(a, a + row, a + 1, a + 1, a + row, a + row + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Both sides of a sheet are seen. */
const sheet = (material: MeshStandardMaterial): MeshStandardMaterial => {
  material.side = 2;
  return material;
};

/** Wood, metal or gloss. */
const bandOf = ({ band: { colour, metalness, roughness } }: InteriorModel): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: colour, metalness, roughness, clearcoat: metalness > 0.5 ? 0 : 0.6 });

function dashboard(group: Group, model: InteriorModel): void {
  const { dash, width } = model;
  const half = width / 2 + 0.1;
  const f = FACE;
  const top = [
    [WINDSCREEN, dash - 0.02],
    [f + 0.34, dash + 0.03],
    [f + 0.1, dash + 0.02],
    [f + 0.02, dash - 0.015],
    [f + 0.05, dash - 0.05],
  ] as const;
  const band = [
    [f + 0.05, dash - 0.05],
    [f + 0.012, dash - 0.06],
    [f, dash - 0.09],
    [f + 0.012, dash - 0.125],
    [f + 0.03, dash - 0.132],
  ] as const;
  const face = [
    [f + 0.03, dash - 0.132],
    [f - 0.012, dash - 0.15],
    [f - 0.03, dash - 0.22],
    [f + 0.02, dash - 0.31],
    [f + 0.16, dash - 0.5],
    [f + 0.3, dash - 0.8],
  ] as const;
  put(group, across(half, top), sheet(soft(model.top, 0.85)));
  put(group, across(half, band), sheet(bandOf(model)));
  put(group, across(half, face), sheet(soft(model.face)));
  const light = new MeshBasicMaterial({ color: new Color(model.light).lerp(new Color('#ffffff'), 0.25) });
  put(
    group,
    across(half, [
      [f + 0.024, dash - 0.13],
      [f + 0.012, dash - 0.134],
      [f + 0.018, dash - 0.139],
    ]),
    light,
  );
  // Air comes from four places.
  for (const x of [-half + 0.12, -0.1, 0.1, half - 0.12]) {
    const vent = new Group();
    put(vent, rounded(0.15, 0.03, 0.052, 0.012), plastic);
    for (const z of [-0.013, 0, 0.013]) put(vent, new BoxGeometry(0.135, 0.008, 0.003), chrome, 0, -0.016, z);
    const isMiddle = Math.abs(x) < 0.2;
    vent.position.set(x, f + bend(x, half) - (isMiddle ? 0.032 : 0.004), dash - (isMiddle ? 0.185 : 0.092));
    vent.rotation.z = isMiddle ? 0 : Math.sign(x) * 0.32;
    group.add(vent);
  }
}

/** A screen in its frame, leaning back a little. */
function screen(
  group: Group,
  texture: CanvasTexture,
  [width, height]: readonly [number, number],
  at: readonly [x: number, y: number, z: number],
  turn = 0,
): void {
  const glass = new Group();
  put(glass, rounded(width + 0.018, 0.02, height + 0.018, 0.009), plastic);
  const face = put(
    glass,
    new PlaneGeometry(width, height),
    new MeshBasicMaterial({ map: texture }),
    0,
    -0.0105,
  );
  face.rotation.x = Math.PI / 2;
  glass.position.set(...at);
  glass.rotation.set(0.12, 0, turn);
  group.add(glass);
}

function screens(group: Group, { screens: layout, dash, width }: InteriorModel): void {
  const before = FACE - 0.035;
  const cluster = [DRIVER, before + 0.05, dash + 0.035] as const;
  if (layout === 'dials') {
    const hood = put(
      group,
      rounded(0.4, 0.2, 0.19, 0.06),
      soft('#17191c'),
      DRIVER,
      FACE + 0.13,
      dash - 0.005,
    );
    hood.rotation.x = 0.1;
    for (const side of [-1, 1]) {
      const clock = put(
        group,
        new CylinderGeometry(0.072, 0.072, 0.02, 48),
        [chrome, new MeshBasicMaterial({ map: dial(0.144) }), plastic],
        DRIVER + side * 0.085,
        before + 0.058,
        dash + 0.002,
      );
      clock.rotation.set(Math.PI + 0.12, Math.PI, 0);
    }
    screen(group, map(0.17, 0.1), [0.17, 0.1], [0, before + 0.02, dash - 0.085]);
    return;
  }
  if (layout === 'wide') {
    const wide = 0.62;
    const glass = put(
      group,
      rounded(wide, 0.02, 0.15, 0.01),
      plastic,
      DRIVER + 0.21,
      before + 0.02,
      dash + 0.055,
    );
    glass.rotation.x = 0.12;
    screen(group, gauges(0.27, 0.12), [0.27, 0.12], [DRIVER + 0.05, before + 0.012, dash + 0.055]);
    screen(group, map(0.3, 0.12), [0.3, 0.12], [DRIVER + 0.36, before + 0.012, dash + 0.055]);
    return;
  }
  if (layout !== 'alone') screen(group, gauges(0.27, 0.105), [0.27, 0.105], cluster);
  if (layout === 'upright') screen(group, map(0.21, 0.3), [0.21, 0.3], [0, before - 0.02, dash - 0.11]);
  else if (layout === 'alone') screen(group, map(0.36, 0.22), [0.36, 0.22], [0, before - 0.03, dash + 0.01]);
  else screen(group, map(0.3, 0.17), [0.3, 0.17], [0.02, before, dash + 0.045]);
  if (layout === 'three') {
    screen(group, film(0.27, 0.13), [0.27, 0.13], [width / 2 - 0.24, before + 0.02, dash + 0.025], -0.06);
  }
}

function steering(group: Group, { dash, wheel }: InteriorModel): void {
  const whole = new Group();
  const leather = soft('#1a1c1f', 0.6);
  const rim = new TorusGeometry(0.172, 0.0165, 24, 96);
  if (wheel.isFlat) {
    const { position } = rim.attributes;
    for (let index = 0; position && index < position.count; index += 1) {
      position.setY(index, Math.max(position.getY(index), -0.148));
    }
    rim.computeVertexNormals();
  }
  put(whole, rim, leather);
  const hub = put(whole, new SphereGeometry(0.062, 40, 24), leather);
  hub.scale.set(1.08, 0.86, 0.5);
  const emblem = put(whole, new CylinderGeometry(0.017, 0.017, 0.006, 32), chrome, 0, 0, 0.032);
  emblem.rotation.x = Math.PI / 2;
  const spokes: readonly (readonly [angle: number, wide: number])[] =
    wheel.spokes === 2
      ? [
          [0.05, 0.05],
          [Math.PI - 0.05, 0.05],
        ]
      : wheel.spokes === 3
        ? [
            [0.08, 0.044],
            [Math.PI - 0.08, 0.044],
            [-Math.PI / 2, 0.036],
          ]
        : [
            [0.12, 0.04],
            [Math.PI - 0.12, 0.04],
            [-1.15, 0.03],
            [Math.PI + 1.15, 0.03],
          ];
  for (const [angle, wide] of spokes) {
    const spoke = put(whole, rounded(0.13, wide, 0.02, 0.008), leather);
    spoke.position.set(Math.cos(angle) * 0.105, Math.sin(angle) * 0.105, 0);
    spoke.rotation.z = angle;
    if (Math.sin(angle) > -0.5) {
      const keys = put(whole, rounded(0.05, 0.026, 0.008, 0.004), chrome);
      keys.position.set(Math.cos(angle) * 0.098, Math.sin(angle) * 0.098, 0.011);
      keys.rotation.z = angle;
    }
  }
  // It faces the driver, who sits behind and above it.
  whole.position.set(DRIVER, FACE - 0.22, dash - 0.11);
  whole.rotation.x = Math.PI / 2 - 0.42;
  group.add(whole);
  const column = put(
    group,
    new CylinderGeometry(0.045, 0.06, 0.26, 32),
    plastic,
    DRIVER,
    FACE - 0.08,
    dash - 0.16,
  );
  column.rotation.x = -0.42;
  for (const side of [-1, 1]) {
    const stalk = put(
      group,
      new CapsuleGeometry(0.008, 0.11, 6, 16),
      plastic,
      DRIVER + side * 0.12,
      FACE - 0.17,
      dash - 0.1,
    );
    stalk.rotation.z = Math.PI / 2 - side * 0.25;
  }
}

function middle(group: Group, model: InteriorModel): void {
  const { console: kind, dash, gear } = model;
  put(group, new PlaneGeometry(3, 4), soft('#17191b', 0.95), 0, 0, 0.12);
  const top = kind === 'high' ? dash - 0.34 : kind === 'low' ? dash - 0.46 : 0.2;
  const dark = soft(model.top, 0.75);
  if (kind === 'none') {
    put(group, rounded(0.2, 0.34, 0.34, 0.05), dark, 0, FACE - 0.02, 0.24);
  } else {
    put(group, rounded(0.25, 1.5, 0.5, 0.04), dark, 0, FACE - 0.6, top - 0.25);
    put(group, rounded(0.2, 0.62, 0.012, 0.005), bandOf(model), 0, FACE - 0.3, top + 0.003);
    // Where one lays the arm, and where cups stand.
    put(group, rounded(0.2, 0.36, 0.09, 0.035), soft(model.seat.cover), 0, FACE - 1, top + 0.035);
    for (const y of [-0.52, -0.62]) {
      const cup = put(
        group,
        new CylinderGeometry(0.04, 0.036, 0.012, 40),
        plastic,
        0.045,
        FACE + y,
        top + 0.008,
      );
      cup.rotation.x = Math.PI / 2;
      put(group, new TorusGeometry(0.041, 0.003, 12, 48), chrome, 0.045, FACE + y, top + 0.014);
    }
    const slope = put(group, rounded(0.25, 0.34, 0.3, 0.04), soft(model.face), 0, FACE + 0.04, dash - 0.42);
    slope.rotation.x = -0.35;
  }
  // Keys for the air, below the screen.
  for (const x of [-0.075, -0.025, 0.025, 0.075]) {
    put(
      group,
      rounded(0.034, 0.014, 0.02, 0.005),
      x === -0.075 || x === 0.075 ? chrome : plastic,
      x,
      FACE - 0.035,
      dash - 0.25,
    );
  }
  const at = kind === 'none' ? ([-0.02, FACE - 0.12, 0.4] as const) : ([-0.03, FACE - 0.34, top] as const);
  if (gear === 'manual' || gear === 'lever') {
    const boot = put(
      group,
      new CylinderGeometry(0.022, 0.055, 0.07, 32),
      soft('#202326', 0.9),
      at[0],
      at[1],
      at[2] + 0.035,
    );
    boot.rotation.x = Math.PI / 2;
    const stick = put(group, new CylinderGeometry(0.008, 0.01, 0.13, 20), chrome, at[0], at[1], at[2] + 0.1);
    stick.rotation.x = Math.PI / 2 + 0.1;
    const knob = gear === 'manual' ? new SphereGeometry(0.028, 32, 24) : rounded(0.046, 0.06, 0.07, 0.02);
    put(group, knob, soft('#16181a', 0.35), at[0], at[1] - 0.012, at[2] + 0.17);
  } else if (gear === 'knob') {
    const knob = put(group, new CylinderGeometry(0.034, 0.037, 0.03, 48), chrome, at[0], at[1], at[2] + 0.02);
    knob.rotation.x = Math.PI / 2;
    const cap = put(
      group,
      new CylinderGeometry(0.028, 0.028, 0.008, 48),
      plastic,
      at[0],
      at[1],
      at[2] + 0.037,
    );
    cap.rotation.x = Math.PI / 2;
  }
}

/** A cushion: an outline (x, z) with rounded edges, so deep. */
function cushion(outline: readonly (readonly [x: number, z: number])[], depth: number): BufferGeometry {
  const curve = new CatmullRomCurve3(
    outline.map(([x, z]) => new Vector3(x, z, 0)),
    true,
    'centripetal',
  ).getPoints(120);
  const shape = new Shape();
  curve.forEach(({ x, y }, index) => void (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelThickness: 0.035,
    bevelSize: 0.03,
    bevelSegments: 8,
    curveSegments: 12,
  });
  // Up is z: the outline stands.
  geometry.rotateX(Math.PI / 2);
  return geometry;
}

function seat(group: Group, { seat: { cover, middle: inner, seam } }: InteriorModel, x: number): void {
  const whole = new Group();
  const leather = soft(cover, 0.6);
  const lining = soft(inner, 0.66);
  const back = [
    [-0.2, 0],
    [0.2, 0],
    [0.235, 0.26],
    [0.2, 0.52],
    [0.1, 0.6],
    [-0.1, 0.6],
    [-0.2, 0.52],
    [-0.235, 0.26],
  ] as const;
  put(whole, cushion(back, 0.07), leather, 0, 0, 0);
  const panel = back.map(([px, pz]) => [px * 0.52, 0.05 + pz * 0.8] as const);
  // Seen from the front in the mirror and from behind here: the middle stands out on both faces.
  put(whole, cushion(panel, 0.09), lining, 0, 0.01, 0);
  for (const side of [-1, 1]) {
    const line = new CatmullRomCurve3([
      new Vector3(side * 0.135, -0.112, 0.06),
      new Vector3(side * 0.155, -0.118, 0.28),
      new Vector3(side * 0.125, -0.112, 0.52),
    ]);
    put(whole, new TubeGeometry(line, 40, 0.0022, 8), soft(seam));
    const post = put(whole, new CylinderGeometry(0.006, 0.006, 0.1, 16), chrome, side * 0.05, -0.035, 0.66);
    post.rotation.x = Math.PI / 2;
  }
  const rest = put(whole, rounded(0.25, 0.09, 0.17, 0.042), leather, 0, -0.03, 0.76);
  rest.rotation.x = 0.08;
  const base = put(whole, rounded(0.48, 0.52, 0.16, 0.06), leather, 0, 0.27, 0.02);
  base.rotation.x = 0.1;
  put(whole, rounded(0.27, 0.46, 0.17, 0.05), lining, 0, 0.27, 0.026).rotation.x = 0.1;
  whole.position.set(x, -0.22, 0.4);
  whole.rotation.x = 0.24;
  group.add(whole);
}

function shell(group: Group, model: InteriorModel): void {
  const { dash, width, lining } = model;
  const half = width / 2 + 0.07;
  const belt = dash - 0.03;
  for (const side of [-1, 1]) {
    const door = new Group();
    put(door, rounded(0.06, 1.9, belt - 0.1, 0.03), soft(model.face), 0, 0, (belt + 0.1) / 2);
    put(door, rounded(0.075, 1.9, 0.12, 0.03), soft(model.top, 0.85), -side * 0.006, 0, belt - 0.05);
    put(door, rounded(0.1, 0.72, 0.075, 0.03), soft(model.seat.cover), -side * 0.05, -0.15, belt - 0.24);
    put(door, rounded(0.068, 0.9, 0.02, 0.008), bandOf(model), -side * 0.01, 0, belt - 0.125);
    put(door, new CapsuleGeometry(0.011, 0.1, 6, 16), chrome, -side * 0.045, 0.24, belt - 0.17);
    const grille = put(
      door,
      new CylinderGeometry(0.085, 0.085, 0.012, 48),
      plastic,
      -side * 0.036,
      0.42,
      0.34,
    );
    grille.rotation.z = Math.PI / 2;
    door.position.set(side * (half + 0.01), -0.1, 0);
    group.add(door);
    // The pillar beside the windscreen, and the mirror outside.
    const pillar = new CatmullRomCurve3([
      new Vector3(side * (half + 0.02), WINDSCREEN - 0.2, dash - 0.06),
      new Vector3(side * (half - 0.02), WINDSCREEN - 0.5, dash + 0.22),
      new Vector3(side * (half - 0.1), 0.36, dash + 0.44),
      new Vector3(side * (half - 0.14), 0.1, dash + 0.58),
    ]);
    put(group, new TubeGeometry(pillar, 40, lining ? 0.04 : 0.026, 20), soft(lining ?? model.top, 0.9));
    const mirror = put(
      group,
      rounded(0.19, 0.08, 0.13, 0.04),
      soft(model.light, 0.3),
      side * (half + 0.17),
      0.86,
      dash + 0.03,
    );
    mirror.rotation.z = side * -0.25;
    const glass = put(
      group,
      rounded(0.16, 0.01, 0.1, 0.004),
      chrome,
      side * (half + 0.162),
      0.818,
      dash + 0.03,
    );
    glass.rotation.z = side * -0.25;
  }
  if (lining) {
    const roof = across(half, [
      [0.44, dash + 0.45],
      [0.3, dash + 0.49],
      [-0.2, dash + 0.53],
      [-1.6, dash + 0.55],
    ]);
    put(group, roof, sheet(soft(lining, 0.95)));
    for (const side of [-1, 1]) {
      const visor = put(
        group,
        rounded(0.4, 0.16, 0.02, 0.01),
        soft(lining, 0.8),
        side * 0.36,
        0.3,
        dash + 0.452,
      );
      visor.rotation.x = -0.3;
    }
  } else {
    const frame = new CatmullRomCurve3([
      new Vector3(-half + 0.1, 0.36, dash + 0.44),
      new Vector3(0, 0.42, dash + 0.47),
      new Vector3(half - 0.1, 0.36, dash + 0.44),
    ]);
    put(group, new TubeGeometry(frame, 40, 0.03, 20), soft(model.top));
  }
  const mirror = put(group, rounded(0.24, 0.025, 0.07, 0.02), plastic, 0.03, 0.42, dash + 0.33);
  mirror.rotation.z = 0.16;
  const silver = put(group, rounded(0.22, 0.004, 0.054, 0.002), chrome, 0.032, 0.405, dash + 0.33);
  silver.rotation.z = 0.16;
  put(group, new CylinderGeometry(0.009, 0.009, 0.12, 16), plastic, 0.03, 0.44, dash + 0.4).rotation.x = 0.9;
}

/** What is seen through the windows: the pale wall of the studio, and its floor. */
function outside(group: Group): void {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = 256;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  const light = context.createLinearGradient(0, 0, 0, 256);
  for (const [at, colour] of [
    [0, '#f4f7f9'],
    [0.46, '#e3e9ee'],
    [0.53, '#cfd7dd'],
    [0.56, '#b9c2c9'],
    [1, '#9ba5ad'],
  ] as const) {
    light.addColorStop(at, colour);
  }
  context.fillStyle = light;
  context.fillRect(0, 0, 4, 256);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const wall = put(
    group,
    new PlaneGeometry(60, 16),
    new MeshBasicMaterial({ map: texture, toneMapped: false }),
    0,
    14,
    1,
  );
  wall.rotation.x = Math.PI / 2;
}

/** The inside of a car, as seen from between its front seats. */
export function insideOf(model: InteriorModel): Group {
  const group = new Group();
  outside(group);
  dashboard(group, model);
  screens(group, model);
  steering(group, model);
  middle(group, model);
  shell(group, model);
  for (const side of [-1, 1]) seat(group, model, side * (model.width * 0.26));
  const lamp = new PointLight('#fff6ea', 0.55, 3);
  lamp.position.set(0, -0.3, model.dash + 0.4);
  group.add(lamp);
  return group;
}

/** The eye of somebody who leans forward between the seats. */
export function eyeIn({ dash }: InteriorModel): PerspectiveCamera {
  const camera = new PerspectiveCamera(64, SIZE.width / SIZE.height, 0.05, 100);
  camera.up.set(0, 0, 1);
  camera.position.set(0.02, -0.4, dash + 0.2);
  camera.lookAt(new Vector3(0, FACE, dash - 0.08));
  return camera;
}
