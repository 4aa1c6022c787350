declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';

/** Set by the build (config/index.ts). */
declare const APP_CONFIG: {
  /** Address of the backend, empty for the same origin. */
  apiBase: string;
  appId: string;
  appSecret: string;
  /** Login gate of channels whose row does not say (decision 2). */
  loginGate: 'auth' | 'all' | 'bypass';
  /** Address under which the app is served on H5, for shared links. */
  webBase: string;
  /** Address of map tiles on H5, with {z}, {x}, {y} (GCJ-02, as the providers of this country draw); empty: a plain ground. */
  mapTiles: string;
  /** Who drew the tiles, as text or HTML. */
  mapAttribution: string;
};
