import { language, scriptRunner } from './globals';
import { hostApi, type Device } from './hostApi';
import { lasting, lastingContents, restoreContents } from './files';
import { complain, complaints, now, updates } from './meter';
import { requestsRunning, whileRunning } from './network';
import { forgetNewer } from './newerBuiltIns';
import { Permissions } from './Permissions';
import { PhoneClock } from './PhoneClock';
import { Screens } from './Screens';
import { HostStorage, storageLimits } from './storage';
import { StrictDate } from './strictDate';
import type { Build, Fields, LaunchOptions, Start } from './types';
import { messagesCrossing } from './view';

interface Module {
  exports: unknown;
}

/** What a test can see and do of a running app besides looking and tapping. */
export interface Engine {
  updates: typeof updates;
  complaints: typeof complaints;
  seen: Device['seen'];
  storage: Record<string, string>;
  /** Files that stay when the app ends. */
  files(): string[];
  /** What stands in those that are no photos. */
  contents(): Record<string, number[]>;
  /** What the person was asked by the host, in order. */
  questions: readonly string[];
  /** Packages whose scripts have been loaded, the main one as ''. */
  packages: string[];
  /**
   * Nothing is on its way and the view has been quiet for a while (milliseconds, `wanted`; without it a moment), which
   * begins `anew` at most now.
   */
  isQuiet(anew?: boolean, wanted?: number): boolean;
  back(): void;
  pullDown(): void;
  /** The person sends the page on top to others by the menu of the host. */
  share(): void;
  /** The person leaves the app, which stays in memory. */
  leave(): void;
  /** They come back after so many milliseconds, by a link or code where there is one. */
  enter(away: number, by?: LaunchOptions): void;
  /** The person changes what they allow, by the menu of the host. */
  changeSettings(): void;
  /** The phone has little memory left. */
  warnOfMemory(): void;
  /** Routes of the open pages, the one on top last. */
  routes(): string[];
  /** What the page on top was opened with. */
  query(): Record<string, string>;
}

declare global {
  interface Window {
    engine: Engine;
    /** Set by the tests before this script runs. */
    build: Build;
    start: Start;
  }
}

/** Milliseconds without an update after which a page stands. */
const quiet = 150;
/** Milliseconds that a view may take to draw what it was sent. */
const patience = 2000;

const globalNames = { weapp: 'wx', qq: 'qq', alipay: 'my' } as const;

function run(build: Build, { launch, model, location, person, room, ...start }: Start): void {
  const { app, scripts } = build;
  const roots = (app.subPackages ?? []).map(({ root }) => root);
  const packageOf = (path: string): string => roots.find(root => path.startsWith(`${root}/`)) ?? '';
  const packages = [''];
  const modules = new Map<string, Module>();
  const seen: Device['seen'] = [];
  const limits = storageLimits[build.host];
  const storage = new HostStorage(start.storage, { ...limits, ofAll: room ?? limits.ofAll });
  const permissions = new Permissions(build.host, person, location !== undefined, start.console.privacyGuide);
  const clock = new PhoneClock();
  const onMemoryWarning: Device['onMemoryWarning'] = new Set();
  let entered = launch;
  let appInstance: Fields = {};
  let quietSince = 0;

  const screens = new Screens(
    build,
    path => {
      // A subpackage is loaded when one of its pages is opened for the first time, and then as a whole.
      const own = packageOf(path);
      if (!packages.includes(own)) packages.push(own);
      load(path);
    },
    card => void seen.push({ call: 'onShareAppMessage', options: card }),
  );
  restoreContents(start.contents);
  const device: Device = {
    ...{ host: build.host, app, typings: build.typings, screens, storage, launch, model, location, seen },
    ...{ permissions, onMemoryWarning, files: new Set(start.files) },
    entered: () => entered,
    coverApp: work =>
      whileRunning(async () => {
        leave();
        await work();
        comeBack();
      }),
  };
  const host = hostApi(device);

  forgetNewer(build.newer, language);
  const script = scriptRunner({
    [globalNames[build.host]]: host,
    App: (definition: Fields) => {
      appInstance = definition;
    },
    getApp: () => appInstance,
    getCurrentPages: () => screens.current(),
    global: {},
    ...clock.globals(StrictDate),
    // Alipay's runtime writes to this global when it is loaded.
    ...(build.host === 'alipay' ? { navigator: { swuserAgent: 'AlipayClient' } } : {}),
  });

  function load(path: string): unknown {
    const known = modules.get(path);
    if (known) return known.exports;
    const code = scripts[path];
    const own = packageOf(path);
    if (code === undefined) throw new Error(`module '${path}.js' is not defined`);
    if (!packages.includes(own))
      throw new Error(`module '${path}.js' belongs to a package that is not loaded`);
    const module: Module = { exports: {} };
    modules.set(path, module);
    script(`${code}\n//# sourceURL=${build.host}/${path}.js`, {
      module,
      exports: module.exports,
      require: (name: string) => load(pathOf(name, path)),
      Page: (definition: Fields) => screens.definePage(path, definition),
      Component: (definition: Fields) => screens.defineComponent(path, definition),
    });
    return module.exports;
  }

  const call = (name: string, options: Fields): void => {
    const hook = appInstance[name];
    if (typeof hook === 'function') hook.call(appInstance, options);
  };

  const leave = (): void => {
    screens.hide();
    call('onHide', {});
  };
  const comeBack = (): void => {
    entered = { ...entered, query: {}, path: screens.onTop().route };
    call('onShow', { ...entered });
    screens.showAgain();
  };

  window.engine = {
    updates,
    complaints,
    seen,
    storage: start.storage,
    files: () => lasting(build.host, device.files),
    contents: () => lastingContents(lasting(build.host, device.files)),
    questions: permissions.questions,
    packages,
    isQuiet: (anew, wanted = quiet) => {
      if (anew) quietSince = now();
      if (requestsRunning() + messagesCrossing() > 0) quietSince = now();
      const rest = now() - Math.max(quietSince, updates[updates.length - 1]?.at ?? 0);
      if (rest <= wanted) return false;
      const undrawn = screens.undrawn();
      // A busy machine draws what it was sent a little later.
      if (undrawn.length > 0 && rest < wanted + patience) return false;
      undrawn.forEach(complain);
      return true;
    },
    back: () => screens.navigateBack(),
    pullDown: () => screens.pullDown(),
    share: () => screens.share('menu'),
    leave: () => {
      leave();
      clock.sleep();
    },
    enter: (away, by) => {
      clock.wake(away);
      if (!by) return comeBack();
      entered = by;
      call('onShow', { ...entered });
      // WeChat and QQ open the page of a link or code anew, without what was open; Alipay tells the app alone.
      if (build.host !== 'alipay') screens.enter(by, options => call('onPageNotFound', options));
      else screens.showAgain();
    },
    changeSettings: () => permissions.change(),
    warnOfMemory: () => {
      for (const report of onMemoryWarning) report({ level: 10 });
    },
    routes: () => screens.current().map(({ route }) => route),
    query: () => screens.onTop().query,
  };

  addEventListener('touchend', permissions.tapped, true);
  addEventListener('click', permissions.tapped, true);
  document.getElementById('back')?.addEventListener('click', () => screens.navigateBack());
  load('app');
  // A host defines the components of the app before the first page is opened, and all pages of the main package, too,
  // unless it loads code when it is needed (WeChat and Alipay).
  for (const [path, config] of Object.entries(build.configs)) {
    if (config.component && packageOf(path) === '') load(path);
  }
  const isLazy = build.host !== 'qq' && app.lazyCodeLoading === 'requiredComponents';
  if (!isLazy) for (const page of app.pages) load(page);
  const entry: LaunchOptions = { ...launch, path: launch.path || (app.pages[0] ?? '') };
  entered = entry;
  call('onLaunch', { ...entry });
  call('onShow', { ...entry });
  screens.launch(entry, options => call('onPageNotFound', options));
}

/** `./vendors` as seen from `pages/home/index`. */
function pathOf(name: string, from: string): string {
  const parts = name.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of name.replace(/\.js$/, '').split('/').filter(Boolean)) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

addEventListener('unhandledrejection', ({ reason }) => {
  complain(
    `unhandled rejection: ${reason instanceof Error ? (reason.stack ?? reason.message) : JSON.stringify(reason)}`,
  );
});

run(window.build, window.start);
