/** Hosts of which a built app can be run. */
export type HostName = 'weapp' | 'qq' | 'alipay';

/** `app.json`, as far as the engine reads it, in the names of WeChat. */
export interface AppConfig {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  tabBar?: { custom?: boolean; list: { pagePath: string; text: string }[] };
  window?: { navigationBarTitleText?: string; enablePullDownRefresh?: boolean };
  /** WeChat and Alipay: a page's script is run when it is opened for the first time. */
  lazyCodeLoading?: string;
  /** WeChat: private calls that the app makes. */
  requiredPrivateInfos?: string[];
  /** WeChat and QQ: the app wants to know whether the phone is dark. */
  darkmode?: boolean;
  /** By scope, why the app asks. */
  permission?: Record<string, { desc?: string }>;
}

/** The JSON of a page or of a component, in the names of WeChat. */
export interface PageConfig {
  component?: boolean;
  navigationBarTitleText?: string;
  enablePullDownRefresh?: boolean;
  usingComponents?: Record<string, string>;
  styleIsolation?: string;
}

/** What a host's typings say of a call: how many arguments it needs, and the JSON schema of each. */
export interface CallTyping {
  needed: number;
  schemas: object[];
  /** The host keeps it for old apps alone. */
  isEnding?: boolean;
}

/** The calls of a host by name (scripts/lib/hostTypings.mjs). */
export type CallTypings = Record<string, CallTyping>;

/** Built-ins that the oldest engines we serve do not have (scripts/lib/newerBuiltIns.mjs). */
export interface NewerNames {
  /** As `Object.hasOwn`. */
  statics: string[];
  /** Of values, as `Array.at`. */
  members: string[];
}

/** What scripts/hosts.mjs reads of the hosts and leaves for the engine. */
export interface HostFacts {
  typings: Record<HostName, CallTypings>;
  newer: NewerNames;
}

/** A built mini-program, made ready for the engine by support/compile.ts. Paths have no suffix. */
export interface Build {
  host: HostName;
  app: AppConfig;
  configs: Record<string, PageConfig>;
  /** JavaScript by path. */
  scripts: Record<string, string>;
  /** Style sheets by path, their imports written in. */
  styles: Record<string, string>;
  /** What the template compiler made of all templates: an expression, an object by path. */
  templates: string;
  /** Path of the component that draws the tab bar. */
  tabBar: string;
  /** What the host's calls may be given. */
  typings: CallTypings;
  newer: NewerNames;
}

/** How a person comes in: by the icon, by a link, by a scanned code. */
export interface LaunchOptions {
  path: string;
  query: Record<string, string>;
  scene: number;
}

/** A phone. Lengths are CSS pixels. */
export interface PhoneModel {
  brand: string;
  name: string;
  /** Apple's own name of it. */
  number?: string;
  system: 'ios' | 'android';
  version: string;
  width: number;
  height: number;
  pixelRatio: number;
  /** Under the status bar, and where one swipes to leave the app: nothing that is read or tapped may stand there. */
  insets: { top: number; bottom: number };
  /** The size of letters that its owner has chosen in the host; 16 unless changed. */
  font: number;
  /** The phone is dark. */
  dark?: true;
}

/** What the tests hand to the engine before it starts. */
export interface Start {
  launch: LaunchOptions;
  model: PhoneModel;
  /** What an earlier run of the app left on the device. */
  storage: Record<string, string>;
  /** Where the phone is (GCJ-02); undefined: the person does not allow the app to know. */
  location: HostLocation | undefined;
  /** What the person says to the host's questions. */
  person: Person;
  /** Milliseconds that a message takes from the app's logic to its view. */
  lag: number;
  /** What the operator has entered in the host's console. */
  console: HostConsole;
  /** Files that an earlier run of the app left in its own folder. */
  files: readonly string[];
  /** What stands in those that are no photos. */
  contents: Readonly<Record<string, readonly number[]>>;
  /** Bytes that the host lets the app keep; undefined: as usual. */
  room?: number | undefined;
}

/** How a person answers the host, which asks for the app. */
export interface Person {
  /** To the privacy agreement of the app, which WeChat shows before a private call. */
  agrees: boolean;
  /** Whether the app may use the photos, where the host asks (Alipay). */
  allowsPhotos: boolean;
  /** Whether it may use the camera: Alipay asks, for the others the phone's own settings decide. */
  allowsCamera: boolean;
  /** In the host's settings, when the app leads there (`openSetting`): what they allow there. */
  allowsInSettings: boolean;
}

/** Calls for which a host has a list of domains each. */
export type ListedCall = 'request' | 'uploadFile';

/** What the operator has entered in a host's console, as docs/operators.md tells them to. */
export interface HostConsole {
  domains: Readonly<Record<ListedCall, readonly string[]>>;
  /** What WeChat's 用户隐私保护指引 of the app names, in one text. */
  privacyGuide: string;
}

/** A place as a host tells it. */
export interface HostLocation {
  longitude: number;
  latitude: number;
}

/** One setData of a page or of a component. */
export interface DataUpdate {
  /** Route of the page, or path of the component with its page. */
  where: string;
  bytes: number;
  /** Of these, what the view knew already. */
  known: number;
  /** Milliseconds since the engine started. */
  at: number;
  /** The path that weighs most. */
  heaviest: string;
}

/** A request as it leaves the phone. */
export interface WireRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Fields of a form, the name of the one with the file, and what stands in it; nothing: a photo that was just taken. */
  form?: { fields: Record<string, string>; file: string; content: readonly number[] };
  timeout: number;
}

/** What comes back: an answer, or the reason why there is none. */
export type WireAnswer =
  { status: number; headers: Record<string, string>; cookies: string[]; text: string } | { failure: string };

/** Text, number and so on by name. */
export type Fields = Record<string, unknown>;

declare global {
  interface Window {
    /** Bound by the tests: carries a request with Node, which keeps no cookies and knows no origin. */
    carry(request: WireRequest): Promise<WireAnswer>;
  }
}
