/** Tells who uses a mini-program by a code that its host gave to the app; undefined when the host does not say. */
export type IdentifyByHost = (code: string) => Promise<string | undefined>;

/** By the host of the app (`version.deviceType`); a host that is not there tells nothing. */
export type HostIdentities = ReadonlyMap<string, IdentifyByHost>;
