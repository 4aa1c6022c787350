import { globalOptions, type template } from 'glass-easel';
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter';
import { resolve, takeApart } from './address';
import { ViewLayer } from './elements';
import { isFunction, withPlainEvents } from './events';
import { HostError } from './HostError';
import { complain, Mirror, send } from './meter';
import { knowShared } from './sharing';
import type { Build, Fields, LaunchOptions } from './types';
import { undrawnOf } from './undrawn';
import { cross } from './view';

/** A page or a component as the app's own code sees it: `this` in its functions. */
export interface Instance extends Fields {
  data: Fields;
  route: string;
  setData(data: Fields, callback?: () => void): void;
  createSelectorQuery(): unknown;
  createIntersectionObserver(options?: Fields): unknown;
}

type Root = ReturnType<ReturnType<MiniProgramEnv['associateBackend']>['createRoot']>;

/** A page that was opened. */
interface Screen {
  route: string;
  /** What it was opened with, still encoded. */
  query: Record<string, string>;
  instance: Instance;
  /** Everything that is drawn of it. */
  frame: HTMLElement;
  /** The part that scrolls. */
  page: HTMLElement;
  roots: Root[];
  title: string;
}

const most = 10;
/** Pixels from the end of a page at which it says so; a host's default. */
const nearEnd = 50;

/** Alipay's names for the life of a component. */
function inWordsOfWeChat({ didMount, didUnmount, ...definition }: Fields): Fields {
  return {
    ...definition,
    ...(isFunction(didMount) ? { attached: didMount } : {}),
    ...(isFunction(didUnmount) ? { detached: didUnmount } : {}),
  };
}

/** Tags of the app's own: what draws a page, and components by the names that pages give them. */
const partsOf = ({ configs }: Build): string[] => [
  ...['page-body', 'tab-bar'],
  ...Object.values(configs).flatMap(({ usingComponents = {} }) => Object.keys(usingComponents)),
];

/** The pages of the running app: which are open, which one is seen, and what a person can do with them. */
export class Screens {
  private readonly space;
  private readonly backend;
  private readonly defined = new Set<string>();
  private readonly tabs = new Map<string, Screen>();
  private readonly closed = new WeakSet<Instance>();
  private readonly styles = new Map<string, HTMLStyleElement>();
  private stack: Screen[] = [];

  constructor(
    private readonly build: Build,
    /** Runs the script that defines a page or component, its package first. */
    private readonly define: (path: string) => void,
    /** Others were sent the page on top. */
    private readonly onShared: (card: Fields) => void,
  ) {
    globalOptions.writeIdToDOM = true;
    globalOptions.throwGlobalError = true;
    const env = new MiniProgramEnv();
    this.space = env.createCodeSpace('app', true);
    this.backend = env.associateBackend(
      new ViewLayer(build.host, partsOf(build), () => this.share('button')),
    );
    const templates = new Function(`return ${build.templates}`) as () => Record<
      string,
      template.ComponentTemplate['content']
    >;
    const list = templates();
    for (const [path, content] of Object.entries(list)) {
      this.space.addCompiledTemplate(path, { groupList: list, content, fallbackListenerOnNativeNode: true });
    }
    for (const [path, config] of Object.entries(build.configs)) {
      // Ids are the app's own in every host: without a prefix of the engine.
      this.space.addComponentStaticConfig(path, config as object);
    }
  }

  /** `Page(definition)` of the script at a path. */
  definePage(path: string, definition: Fields): void {
    this.defined.add(path);
    this.space.componentEnv(path, ({ Page }) => Page(withPlainEvents(definition) as never));
  }

  /** `Component(definition)` of the script at a path. */
  defineComponent(path: string, definition: Fields): void {
    this.defined.add(path);
    const { created, methods, behaviors, externalClasses, ...rest } = inWordsOfWeChat(definition);
    const { watch } = this;
    this.space.componentEnv(path, ({ Component }) =>
      Component({
        ...rest,
        // Taro leaves empty objects where lists belong; WeChat takes them for nothing.
        ...(Array.isArray(behaviors) ? { behaviors } : {}),
        ...(Array.isArray(externalClasses) ? { externalClasses } : {}),
        methods: withPlainEvents((methods ?? {}) as Fields),
        created(this: Instance) {
          watch(this, path);
          if (isFunction(created)) created.call(this);
        },
      } as never),
    );
  }

  /** Puts the meter, and the way to the view, before the setData of an instance. */
  private readonly watch = (instance: Instance, where: string): void => {
    const plain = instance.setData.bind(instance);
    const mirror = new Mirror(instance.data);
    instance.setData = (data, callback) => {
      const arrived = send(where, data, mirror);
      cross(() => {
        if (!this.closed.has(instance)) plain(arrived, callback);
      });
    };
  };

  private isTab(route: string): boolean {
    return this.build.app.tabBar?.list.some(({ pagePath }) => pagePath === route) ?? false;
  }

  private exists(route: string): boolean {
    const { pages, subPackages = [] } = this.build.app;
    return (
      pages.includes(route) ||
      subPackages.some(({ root, pages }) => pages.some(page => `${root}/${page}` === route))
    );
  }

  private top(): Screen {
    const screen = this.stack[this.stack.length - 1];
    if (!screen) throw new HostError('no page is open');
    return screen;
  }

  /** What the app says that is on the page on top, and the templates of the host do not draw. */
  undrawn(): string[] {
    const top = this.stack[this.stack.length - 1];
    return top ? undrawnOf(top.instance.data.root, top.page).map(words => `${top.route}: ${words}`) : [];
  }

  /** `getCurrentPages()`. */
  current(): Instance[] {
    return this.stack.map(({ instance }) => instance);
  }

  private call(screen: Screen, name: string, ...args: unknown[]): void {
    const hook = screen.instance[name];
    if (isFunction(hook)) hook.apply(screen.instance, args);
  }

  private create(route: string, query: Record<string, string>): Screen {
    if (!this.defined.has(route)) this.define(route);
    if (!this.defined.has(route)) throw new HostError(`page "${route}" was not defined by its script`);
    const frame = document.createElement('div');
    frame.className = 'screen';
    const page = document.createElement('page');
    frame.append(page);
    document.getElementById('screens')?.append(frame);
    const root = this.backend.createRoot('page-body', this.space, `/${route}`);
    const instance = root.get() as unknown as Instance;
    instance.route = route;
    this.watch(instance, route);
    const title =
      this.build.configs[route]?.navigationBarTitleText ??
      this.build.app.window?.navigationBarTitleText ??
      '';
    const screen: Screen = { route, query, instance, frame, page, roots: [], title };
    if (this.canBePulled(route) && !isFunction(instance.onPullDownRefresh)) {
      complain(`${route} can be pulled down, and the wheel turns for ever`);
    }
    this.attach(screen, root, page);
    page.addEventListener('scroll', () => this.scrolled(screen));
    this.stack.push(screen);
    this.show();
    this.call(screen, 'onLoad', query);
    this.call(screen, 'onShow');
    if (this.isTab(route) && this.build.app.tabBar?.custom) this.addTabBar(screen);
    requestAnimationFrame(() => this.call(screen, 'onReady'));
    return screen;
  }

  private attach(screen: Screen, root: Root, parent: HTMLElement): void {
    const place = document.createElement('div');
    parent.append(place);
    root.attach(parent as never, place as never);
    screen.roots.push(root);
  }

  /** The app's own tab bar lies over a tab's page; each has one of its own. */
  private addTabBar(screen: Screen): void {
    if (!this.defined.has(this.build.tabBar)) this.define(this.build.tabBar);
    this.attach(
      screen,
      this.backend.createRoot('tab-bar', this.space, `/${this.build.tabBar}`),
      screen.frame,
    );
  }

  private close(screen: Screen): void {
    this.call(screen, 'onUnload');
    this.closed.add(screen.instance);
    for (const root of screen.roots) root.release();
    screen.frame.remove();
  }

  /** Only the page on top is seen, with its own style sheet and that of the app alone. */
  private show(): void {
    const { route, frame, title } = this.top();
    for (const screen of [...this.stack, ...this.tabs.values()]) screen.frame.hidden = screen.frame !== frame;
    const wanted = ['app', this.build.tabBar, 'comp', route];
    for (const path of wanted) {
      const text = this.build.styles[path];
      if (text === undefined || this.styles.has(path)) continue;
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
      this.styles.set(path, style);
    }
    for (const [path, style] of this.styles) style.disabled = !wanted.includes(path);
    this.drawBar(title, this.stack.length > 1);
  }

  private drawBar(title: string, canGoBack: boolean): void {
    const heading = document.getElementById('title');
    if (heading) heading.textContent = title;
    const back = document.getElementById('back');
    if (back) back.hidden = !canGoBack;
  }

  private scrolled({ page, instance }: Screen): void {
    const reached = page.scrollTop + page.clientHeight >= page.scrollHeight - nearEnd;
    if (isFunction(instance.onPageScroll)) instance.onPageScroll({ scrollTop: page.scrollTop });
    if (reached && isFunction(instance.onReachBottom)) instance.onReachBottom();
  }

  private target(url: string, verb: string): { route: string; query: Record<string, string> } {
    const from = this.stack.length > 0 ? this.top().route : '';
    const { path, query } = takeApart(resolve(url, from));
    if (!this.exists(path)) throw new HostError(`page "${path}" is not found`);
    if (verb === 'switchTab' && !this.isTab(path)) throw new HostError('can not switch to no-tabBar page');
    if (['navigateTo', 'redirectTo'].includes(verb) && this.isTab(path)) {
      throw new HostError(`can not ${verb} a tabbar page`);
    }
    return { route: path, query };
  }

  /** The first page of a run; an unknown one is reported to the app, which may open another (onPageNotFound). */
  launch({ path, query }: LaunchOptions, notFound: (options: Fields) => void): void {
    const route = path || (this.build.app.pages[0] ?? '');
    if (this.exists(route)) {
      const screen = this.create(route, query);
      if (this.isTab(route)) this.tabs.set(route, screen);
    } else notFound({ path: route, query, isEntryPage: true });
  }

  /** A running app is opened by a link or code: all pages are closed but that one. */
  enter(options: LaunchOptions, notFound: (options: Fields) => void): void {
    this.closeAll();
    this.launch(options, notFound);
  }

  navigateTo(url: string): void {
    const { route, query } = this.target(url, 'navigateTo');
    if (this.stack.length >= most) throw new HostError('webview count limit exceed');
    this.call(this.top(), 'onHide');
    this.create(route, query);
  }

  redirectTo(url: string): void {
    const { route, query } = this.target(url, 'redirectTo');
    const left = this.stack.pop();
    if (left) this.leave(left);
    this.create(route, query);
  }

  private leave(screen: Screen): void {
    if (this.tabs.get(screen.route) === screen) this.tabs.delete(screen.route);
    this.close(screen);
  }

  navigateBack(delta = 1): void {
    const count = Math.min(delta, this.stack.length - 1);
    if (count < 1) throw new HostError('cannot navigate back at first page');
    for (const screen of this.stack.splice(-count).reverse()) this.close(screen);
    this.show();
    this.call(this.top(), 'onShow');
  }

  /** Closes all pages but the tabs and shows one of those; its address takes no query. */
  switchTab(url: string): void {
    const { route, query } = this.target(url, 'switchTab');
    if (Object.keys(query).length > 0) complain(`switchTab: the address of a tab takes no query: ${url}`);
    const isThere = this.stack.length === 1 && this.stack[0]?.route === route;
    if (isThere) return;
    const [first, ...above] = this.stack;
    for (const screen of above.reverse()) this.close(screen);
    if (first && this.isTab(first.route)) {
      if (above.length === 0) this.call(first, 'onHide');
    } else if (first) this.close(first);
    const kept = this.tabs.get(route);
    this.stack = kept ? [kept] : [];
    if (kept) {
      this.show();
      this.call(kept, 'onShow');
    } else this.tabs.set(route, this.create(route, {}));
  }

  private closeAll(): void {
    for (const screen of new Set([...this.stack, ...this.tabs.values()])) this.close(screen);
    this.stack = [];
    this.tabs.clear();
  }

  reLaunch(url: string): void {
    const { route, query } = this.target(url, 'reLaunch');
    this.closeAll();
    const screen = this.create(route, query);
    if (this.isTab(route)) this.tabs.set(route, screen);
  }

  /** The app goes to the background, and the page on top with it. */
  hide(): void {
    this.call(this.top(), 'onHide');
  }

  /** The app comes to the front as it was left. */
  showAgain(): void {
    this.call(this.top(), 'onShow');
  }

  setTitle(title: string): void {
    this.top().title = title;
    this.drawBar(title, this.stack.length > 1);
  }

  scrollTo({ selector, scrollTop }: { selector?: string; scrollTop?: number }): void {
    const { page } = this.top();
    const element = selector ? page.querySelector(selector) : undefined;
    const offset = element
      ? element.getBoundingClientRect().top - page.getBoundingClientRect().top
      : undefined;
    if (offset !== undefined) page.scrollTop += offset;
    else if (scrollTop !== undefined) page.scrollTop = scrollTop;
  }

  /** The person sends the page on top to others: by the menu of the host, or by a button of the page. */
  share(from: 'menu' | 'button'): void {
    const { instance, route } = this.top();
    if (!isFunction(instance.onShareAppMessage)) {
      complain(`${route} cannot be sent to others`);
      return;
    }
    const card = (instance.onShareAppMessage as (options: Fields) => Fields | undefined)({ from }) ?? {};
    knowShared(this.build.host, card, page => this.exists(page));
    this.onShared(card);
  }

  /** How far the page on top is scrolled, and its size. */
  viewport(): { scrollTop: number; scrollLeft: number; scrollHeight: number; width: number; height: number } {
    const { page } = this.top();
    const { scrollTop, scrollLeft, scrollHeight, clientWidth: width, clientHeight: height } = page;
    return { scrollTop, scrollLeft, scrollHeight, width, height };
  }

  /** The page on top, for queries of its nodes. */
  onTop(): { instance: Instance; page: HTMLElement; route: string; query: Record<string, string> } {
    return this.top();
  }

  private canBePulled(route: string): boolean {
    const { app, configs } = this.build;
    return configs[route]?.enablePullDownRefresh ?? app.window?.enablePullDownRefresh ?? false;
  }

  /** A finger pulls the page down. */
  pullDown(): void {
    const screen = this.top();
    if (!this.canBePulled(screen.route)) {
      complain(`${screen.route} cannot be pulled down`);
      return;
    }
    this.call(screen, 'onPullDownRefresh');
  }
}
