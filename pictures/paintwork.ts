import type { CarColour } from '../server/demo/pictures/carColours';
import { CanvasTexture, Color, DoubleSide, LinearFilter, MeshPhysicalMaterial, type Texture } from 'three';
import type { CarModel, Material, Patch, Side } from './CarModel';
import { SIDES } from './body';

/** Paints as the renderer mixes them: base colour, and how metallic they are. */
export const PAINTS: Readonly<Record<CarColour, { colour: string; metalness: number; roughness: number }>> = {
  white: { colour: '#e9ebec', metalness: 0, roughness: 0.35 },
  silver: { colour: '#aeb3b8', metalness: 0.55, roughness: 0.36 },
  grey: { colour: '#5d646b', metalness: 0.5, roughness: 0.34 },
  black: { colour: '#0d0e10', metalness: 0.2, roughness: 0.28 },
  red: { colour: '#a3121c', metalness: 0.25, roughness: 0.32 },
  blue: { colour: '#17418f', metalness: 0.35, roughness: 0.32 },
  green: { colour: '#5c7466', metalness: 0.25, roughness: 0.36 },
  orange: { colour: '#cf5a14', metalness: 0.2, roughness: 0.34 },
  pink: { colour: '#e7b6b8', metalness: 0, roughness: 0.38 },
};

/** In which of the three masks a material is drawn, and with which of its colours. */
const CHANNELS: Readonly<Record<Material, readonly [mask: 0 | 1 | 2, colour: string]>> = {
  glass: [0, '#f00'],
  black: [0, '#0f0'],
  gap: [0, '#00f'],
  lamp: [1, '#f00'],
  red: [1, '#0f0'],
  chrome: [1, '#00f'],
  light: [2, '#f00'],
  cladding: [2, '#0f0'],
  roof: [2, '#00f'],
};

const PIXELS = 2048;

/** How far the mask of a side reaches, metres. */
export const reachOf = (
  { size: { length, width, height } }: CarModel,
  side: Side,
): readonly [number, number] => {
  const half = (width / 2) * 1.05;
  if (side === 'side') return [length, height * 1.03];
  if (side === 'top') return [length, half];
  return [half, height * 1.03];
};

function pathOf({ points, isRound, width }: Patch): Path2D {
  const path = new Path2D();
  const [first = [0, 0] as const] = points;
  path.moveTo(first[0], first[1]);
  if (isRound) {
    // Catmull and Rom's curve through the points, as Bézier pieces.
    const isClosed = width === undefined;
    const count = points.length;
    const at = (index: number): readonly [number, number] =>
      points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
    for (let i = 0; i < (isClosed ? count : count - 1); i += 1) {
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      path.bezierCurveTo(
        p1[0] + (p2[0] - p0[0]) / 6,
        p1[1] + (p2[1] - p0[1]) / 6,
        p2[0] - (p3[0] - p1[0]) / 6,
        p2[1] - (p3[1] - p1[1]) / 6,
        p2[0],
        p2[1],
      );
    }
  } else for (const [x, y] of points.slice(1)) path.lineTo(x, y);
  if (width === undefined) path.closePath();
  return path;
}

/** The masks of a car: four quarters for its sides, three pictures of three materials each. */
function masksOf(car: CarModel): readonly Texture[] {
  return [0, 1, 2].map(mask => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = PIXELS * 2;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, PIXELS * 2, PIXELS * 2);
    for (const side of Object.keys(SIDES) as Side[]) {
      const index = SIDES[side];
      const [w, h] = reachOf(car, side);
      pen.save();
      pen.beginPath();
      pen.rect((index % 2) * PIXELS, Math.floor(index / 2) * PIXELS, PIXELS, PIXELS);
      pen.clip();
      pen.translate((index % 2) * PIXELS, (Math.floor(index / 2) + 1) * PIXELS);
      pen.scale(PIXELS / w, -PIXELS / h);
      pen.lineJoin = pen.lineCap = 'round';
      for (const patch of car.patches[side]) {
        const [of, colour] = patch.material === 'erase' ? [mask, '#000'] : CHANNELS[patch.material];
        // What lies above hides what lies below in every mask, a gap or a light line excepted.
        const hides = !['gap', 'light'].includes(patch.material) && of !== mask;
        if (of !== mask && !hides) continue;
        pen.globalCompositeOperation =
          patch.material === 'gap' || patch.material === 'light' ? 'lighter' : 'source-over';
        pen.fillStyle = pen.strokeStyle = hides ? '#000' : colour;
        const path = pathOf(patch);
        if (patch.width === undefined) pen.fill(path);
        else {
          pen.lineWidth = patch.width;
          pen.stroke(path);
        }
      }
      pen.restore();
    }
    const texture = new CanvasTexture(canvas);
    texture.flipY = true;
    texture.generateMipmaps = false;
    texture.minFilter = texture.magFilter = LinearFilter;
    return texture;
  });
}

/** The skin of a car: paint, and what its masks say. Cut out at the wheels. */
export function skinOf(car: CarModel): MeshPhysicalMaterial {
  const paint = PAINTS[car.paint];
  const material = new MeshPhysicalMaterial({
    color: new Color(paint.colour),
    metalness: paint.metalness,
    roughness: paint.roughness,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    side: DoubleSide,
    envMapIntensity: 1,
  });
  const masks = masksOf(car);
  const reach = (Object.keys(SIDES) as Side[]).flatMap(side => reachOf(car, side));
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, {
      maskA: { value: masks[0] },
      maskB: { value: masks[1] },
      maskC: { value: masks[2] },
      reach: { value: reach },
      arches: { value: [...car.axles, car.wheel.radius, car.archRadius] },
      halfWidth: { value: car.size.width / 2 },
    });
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float side; varying float vSide; varying vec3 vAt;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvSide = side; vAt = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying float vSide; varying vec3 vAt;
uniform sampler2D maskA, maskB, maskC; uniform float reach[8]; uniform float arches[4]; uniform float halfWidth;
vec3 mA, mB, mC;
void readMasks() {
  int s = int(vSide + 0.5);
  vec2 at = s == 0 ? vec2(vAt.x, vAt.z) : s == 1 ? vec2(vAt.x, abs(vAt.y)) : vec2(abs(vAt.y), vAt.z);
  vec2 r = s == 0 ? vec2(reach[0], reach[1]) : s == 1 ? vec2(reach[2], reach[3]) : vec2(reach[4], reach[5]);
  vec2 uv = clamp(at / r, 0.001, 0.999);
  vec2 quarter = s == 0 ? vec2(0.0, 0.5) : s == 1 ? vec2(0.5, 0.5) : s == 2 ? vec2(0.0, 0.0) : vec2(0.5, 0.0);
  vec2 t = quarter + uv * 0.5;
  mA = texture2D(maskA, t).rgb; mB = texture2D(maskB, t).rgb; mC = texture2D(maskC, t).rgb;
}`,
      )
      .replace(
        '#include <color_fragment>',
        `readMasks();
float wheelAway = min(distance(vAt.xz, vec2(arches[0], arches[2])), distance(vAt.xz, vec2(arches[1], arches[2])));
if (wheelAway < arches[3] && abs(vAt.y) > halfWidth * 0.55) discard;
vec3 col = diffuseColor.rgb;
col = mix(col, vec3(0.010, 0.011, 0.012), mC.b);
col = mix(col, vec3(0.022, 0.023, 0.024), mC.g);
col = mix(col, vec3(0.012), mA.g);
col = mix(col, vec3(0.62, 0.63, 0.65), mB.b);
col = mix(col, vec3(0.007, 0.009, 0.010), mA.r);
col = mix(col, vec3(0.10, 0.108, 0.115), mB.r);
col = mix(col, vec3(0.30, 0.006, 0.010), mB.g);
col = mix(col, vec3(0.004), mA.b * 0.92);
col = mix(col, vec3(1.0), mC.r);
if (!gl_FrontFacing) col = vec3(0.006);
// Less light comes where the body is near the ground.
float low = smoothstep(0.10, 0.55, vAt.z);
diffuseColor.rgb = col * mix(0.45, 1.0, low);`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>
roughnessFactor = mix(roughnessFactor, 0.55, max(mC.g, mA.g));
roughnessFactor = mix(roughnessFactor, 0.06, max(mA.r, max(mB.r, mB.g)));
roughnessFactor = mix(roughnessFactor, 0.14, mB.b);
roughnessFactor = mix(roughnessFactor, 0.9, mA.b);`,
      )
      .replace(
        '#include <metalnessmap_fragment>',
        `#include <metalnessmap_fragment>
metalnessFactor = mix(metalnessFactor, 0.0, max(max(mA.r, mA.g), max(mA.b, max(mC.g, max(mB.g, mC.r)))));
metalnessFactor = mix(metalnessFactor, 1.0, mB.b);
metalnessFactor = mix(metalnessFactor, 0.75, mB.r);`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
// A line of light is white, and red in a rear lamp.
totalEmissiveRadiance += mix(vec3(0.75, 0.8, 0.85), vec3(1.0, 0.2, 0.12), mB.g) * mC.r + vec3(0.16, 0.0, 0.003) * mB.g;`,
      )
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>
material.clearcoat *= 1.0 - max(mA.b, max(mC.g, mA.g * 0.7));
material.clearcoat *= 1.0 - 0.6 * mA.r;
material.specularColor *= 1.0 - 0.55 * mA.r;
if (!gl_FrontFacing) { material.clearcoat = 0.0; material.specularColor = vec3(0.0); }`,
      );
  };
  return material;
}
