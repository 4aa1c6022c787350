import {
  ACESFilmicToneMapping,
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { CarModel } from './CarModel';

export type View = 'front' | 'side' | 'rear' | 'interior';

export const SIZE = { width: 750, height: 469 } as const;
/** Rendered larger and made smaller: that is what smooths the edges. */
export const OVERSAMPLING = 3;

/** White softboxes in a grey room with a dark horizon: what the paint mirrors. */
function room(): Scene {
  const scene = new Scene();
  scene.add(
    new Mesh(
      new SphereGeometry(50, 64, 64),
      new ShaderMaterial({
        side: BackSide,
        vertexShader:
          'varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: `varying vec3 at; void main() {
          float h = normalize(at).z;
          float v = mix(0.34, 0.16, smoothstep(-0.5, -0.10, h));
          v = mix(v, 0.05, smoothstep(-0.10, -0.01, h));
          v = mix(v, 0.34, smoothstep(-0.005, 0.05, h));
          v = mix(v, 0.66, smoothstep(0.10, 0.50, h));
          v = mix(v, 0.9, smoothstep(0.6, 1.0, h));
          gl_FragColor = vec4(vec3(v) * vec3(0.985, 0.995, 1.0), 1.0); }`,
      }),
    ),
  );
  const box = (x: number, y: number, z: number, w: number, d: number, h: number, strength: number): void => {
    const light = new Mesh(
      new BoxGeometry(w, d, h),
      new MeshBasicMaterial({ color: new Color(strength, strength, strength) }),
    );
    light.position.set(x, y, z);
    scene.add(light);
  };
  box(0, 0, 16, 18, 6, 0.2, 4.2);
  box(0, 20, 9, 26, 0.2, 4, 2.6);
  box(0, -20, 9, 26, 0.2, 4, 2.2);
  box(-22, 4, 7, 0.2, 12, 5, 2.4);
  box(22, -2, 8, 0.2, 12, 4, 2);
  return scene;
}

/** A soft shadow below the car, darkest where it stands. */
export function shadowOf({ size: { length, width }, axles }: CarModel): Mesh {
  const plane = new Mesh(
    new PlaneGeometry(length + 3, width + 3),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms: { size: { value: [length, width] }, axles: { value: [...axles] } },
      vertexShader:
        'varying vec2 at; void main() { at = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `varying vec2 at; uniform float size[2]; uniform float axles[2];
        float box(vec2 p, vec2 e, float r) { vec2 q = abs(p) - e + r; return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r; }
        void main() {
          float d = box(at, vec2(size[0], size[1]) * 0.5 - vec2(0.16, 0.10), 0.35);
          float soft = 1.0 - smoothstep(-0.55, 0.85, d);
          float core = 1.0 - smoothstep(-0.30, 0.12, d);
          float tyres = 0.0;
          for (int i = 0; i < 2; i++) for (int s = -1; s <= 1; s += 2) {
            vec2 c = vec2(axles[i] - size[0] * 0.5, float(s) * (size[1] * 0.5 - 0.12));
            tyres = max(tyres, 1.0 - smoothstep(-0.02, 0.14, box(at - c, vec2(0.16, 0.10), 0.08)));
          }
          float a = soft * soft * 0.30 + core * 0.42 + tyres * 0.35;
          gl_FragColor = vec4(0.02, 0.025, 0.03, min(a, 0.86)); }`,
    }),
  );
  plane.position.set(length / 2, 0, 0.002);
  return plane;
}

/** Angle from the nose and above the ground, in degrees; distance and focal length frame the longest car alike. */
const VIEWS: Readonly<
  Record<Exclude<View, 'interior'>, readonly [around: number, above: number, zoom: number]>
> = {
  front: [37, 8.5, 1],
  side: [90, 2.5, 0.98],
  rear: [146, 10, 1],
};

/** The camera of a view, so far away that the car fills the picture; a small car stays a little smaller than a large one. */
export function cameraOf(
  { size: { length, width, height } }: CarModel,
  view: Exclude<View, 'interior'>,
): PerspectiveCamera {
  const [around, above, zoom] = VIEWS[view];
  const a = (around * Math.PI) / 180;
  const b = (above * Math.PI) / 180;
  const camera = new PerspectiveCamera(20, SIZE.width / SIZE.height, 1, 100);
  camera.up.set(0, 0, 1);
  const from = new Vector3(-Math.cos(a) * Math.cos(b), Math.sin(a) * Math.cos(b), Math.sin(b));
  const corners = [0, length].flatMap(x =>
    [-1, 1].flatMap(y => [0, height].map(z => new Vector3(x, (y * width) / 2, z))),
  );
  const middle = new Vector3(length / 2, 0, height * 0.48);
  // A short car is shown a little smaller than a long one.
  const share = zoom * (0.8 + 0.18 * Math.min(1, (length - 2.9) / 2));
  let distance = 12;
  for (let turn = 0; turn < 12; turn += 1) {
    camera.position.copy(middle).addScaledVector(from, distance);
    camera.lookAt(middle);
    camera.updateMatrixWorld();
    const seen = corners.map(corner => corner.clone().project(camera));
    const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
    const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    distance *= Math.max((right - left) / (2 * share), (high - low) / (2 * 0.84));
    // The middle of what is seen comes into the middle of the picture.
    const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const aside = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    const tall = 2 * distance * Math.tan((camera.fov * Math.PI) / 360);
    middle
      .addScaledVector(up, ((low + high) / 4) * tall)
      .addScaledVector(aside, ((left + right) / 4) * tall * camera.aspect);
  }
  return camera;
}

export function studio(): {
  renderer: WebGLRenderer;
  environment: Texture;
  lights: () => DirectionalLight[];
} {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(SIZE.width * OVERSAMPLING, SIZE.height * OVERSAMPLING, false);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 0.92;
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.setClearColor(0x000000, 0);
  const generator = new PMREMGenerator(renderer);
  const environment = generator.fromScene(room(), 0.01).texture;
  const lights = (): DirectionalLight[] => {
    const key = new DirectionalLight('#ffffff', 0.9);
    key.position.set(-2, 4, 8);
    return [key];
  };
  return { renderer, environment, lights };
}
