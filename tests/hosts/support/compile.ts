import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TmplGroup } from 'glass-easel-template-compiler';
import type { Build, HostFacts, HostName, PageConfig } from '../engine/types';
import { dialects, type Dialect } from './dialects';

/** All files below a folder, relative to it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.split(path.sep).join('/'))
    .filter(file => statSync(path.join(folder, file)).isFile());
}

/** Where the build of a host lies; `npm run bench` also starts an empty app, whose builds are elsewhere. */
export const builtApp = (host: HostName): string =>
  process.env.HOSTS_BUILDS
    ? `${process.env.HOSTS_BUILDS}${host}`
    : path.resolve(__dirname, '../../../dist', host);

/** What scripts/hosts.mjs has read of the hosts. */
export function hostFacts(): HostFacts {
  const file = process.env.HOSTS_FACTS;
  if (!file) throw new Error('HOSTS_FACTS is not set: run the journeys by `npm run hosts`');
  return JSON.parse(readFileSync(file, 'utf8')) as HostFacts;
}

/** What the template compiler says of a template. */
interface Finding {
  isError: boolean;
  message: string;
  startLine: number;
}

const withoutSuffix = (file: string): string => file.replace(/\.\w+$/, '');

/** A style sheet with its imports written in, as a browser takes it. */
function readStyle(folder: string, file: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return (
    text
      .replace(/@import\s+["']([^"']+)["'];?/g, (_whole, name: string) =>
        readStyle(folder, path.join(path.dirname(file), name)),
      )
      .replace(/(-?\d*\.?\d+)rpx/g, (_whole, size: string) => `calc(${size} * 100vw / 750)`)
      // A page is as high as its window, which the host's title bar is no part of (the shell in phone.ts).
      .replace(/(-?\d*\.?\d+)vh\b/g, (_whole, size: string) => `calc(${size} * (100vh - 44px) / 100)`)
  );
}

/** The templates of a build in the syntax of WeChat, by their path with suffix; scripts of templates besides. */
export function templatesOf(host: HostName): {
  templates: Map<string, string>;
  scripts: Map<string, string>;
} {
  const dialect: Dialect = dialects[host];
  const folder = builtApp(host);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = filesBelow(folder);
  return {
    templates: new Map(
      files.filter(file => file.endsWith(dialect.template)).map(file => [file, dialect.toWxml(read(file))]),
    ),
    scripts: new Map(
      files
        .filter(file => file.endsWith(dialect.templateScript))
        .map(file => [file, dialect.toWxs(read(file))]),
    ),
  };
}

function compileTemplates(host: HostName): string {
  const { templates, scripts } = templatesOf(host);
  const group = new TmplGroup();
  try {
    for (const [file, text] of scripts) group.addScript(withoutSuffix(file), text);
    for (const [file, text] of templates) {
      const findings = group.addTmpl(withoutSuffix(file), text) as Finding[] | undefined;
      const wrong = (findings ?? []).filter(({ isError }) => isError);
      const first = wrong[0];
      if (first) throw new Error(`${host}/${file}:${first.startLine}: ${first.message}`);
    }
    return group.getTmplGenObjectGroups();
  } finally {
    group.free();
  }
}

/** The address that a build was made for; scripts/hosts.mjs tells it. */
const builtFor = process.env.HOSTS_API_BASE ?? '';
/**
 * The address of the backend as a released app has it: hosts call nothing but HTTPS, at a listed domain. The build that
 * stands names this machine instead, in one place.
 */
export const released = builtFor.startsWith('https:') ? builtFor : 'https://rental.example.com';

/** Makes a built mini-program ready for the engine. */
export function compile(host: HostName): Build {
  const dialect = dialects[host];
  const facts = hostFacts();
  const folder = builtApp(host);
  const files = filesBelow(folder);
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  // Beside the app lies what developer tools and the search of a host read.
  const ofHost = ['app.json', 'project.config.json', 'mini.project.json', 'sitemap.json'];
  const configs = files.filter(file => file.endsWith('.json') && !ofHost.includes(file));
  const configured = configs.map((file): [string, PageConfig] => {
    const config = dialect.toPageConfig(json(file));
    // The engine knows a component by its path from the root.
    const absolute = (name: string): string => `/${path.posix.join(path.dirname(file), name)}`;
    const using = Object.entries(config.usingComponents ?? {}).map(([name, at]) => [name, absolute(at)]);
    return [
      withoutSuffix(file),
      { ...config, usingComponents: Object.fromEntries(using) as Record<string, string> },
    ];
  });
  return {
    host,
    app: dialect.toAppConfig(json('app.json')),
    configs: Object.fromEntries(configured),
    scripts: Object.fromEntries(
      files
        .filter(file => file.endsWith('.js'))
        .map(file => [
          withoutSuffix(file),
          readFileSync(path.join(folder, file), 'utf8').split(`"${builtFor}"`).join(`"${released}"`),
        ]),
    ),
    styles: Object.fromEntries(
      files
        .filter(file => file.endsWith(dialect.style))
        .map(file => [withoutSuffix(file), readStyle(folder, file)]),
    ),
    templates: compileTemplates(host),
    tabBar: dialect.tabBar,
    typings: facts.typings[host],
    newer: facts.newer,
  };
}

const scripts = new WeakMap<Build, string>();

/** Gives the app to every page of a phone: as a text, which a browser takes many times faster than what a text describes. */
export function scriptOf(build: Build): string {
  const script = scripts.get(build) ?? `window.build = ${JSON.stringify(build)};`;
  scripts.set(build, script);
  return script;
}
