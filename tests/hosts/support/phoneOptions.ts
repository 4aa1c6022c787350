import type { Build, HostLocation, LaunchOptions, Person, PhoneModel } from '../engine/types';

/** How a phone differs from the usual one. */
export interface PhoneOptions {
  launch?: Partial<LaunchOptions>;
  /** Which phone it is (phones.ts). */
  model?: PhoneModel;
  /** Changes the app before it starts, by a mistake that the engine must find. */
  spoil?: (build: Build) => Build;
  /** Where the phone is (GCJ-02), if the person allows the app to know. */
  location?: HostLocation;
  /** How the person answers the host; they agree to whatever is asked, unless told otherwise. */
  person?: Partial<Person>;
  /** Milliseconds from the app's logic to its view. */
  lag?: number;
  /** Bytes that the host lets the app keep. */
  room?: number;
}

/** Who says yes to whatever the host asks. */
export const agreeable: Person = {
  agrees: true,
  allowsPhotos: true,
  allowsCamera: true,
  allowsInSettings: true,
};
