import type { NewerNames } from './types';

/** The engine's own, kept before they are taken away from the app. */
export const { fromEntries } = Object;

/**
 * Takes away what came to JavaScript after the oldest engines that we serve: what the app then finds of it, it has
 * brought along itself. `types` are the globals that it sees.
 */
export function forgetNewer({ statics, members }: NewerNames, types: readonly string[]): void {
  const all = window as unknown as Record<string, { prototype?: object } | undefined>;
  const forget = (names: readonly string[], ownerOf: (type: string) => object | undefined): void => {
    for (const name of names) {
      const [type = '', member = ''] = name.split('.');
      const owner = types.includes(type) ? ownerOf(type) : undefined;
      if (owner) Reflect.deleteProperty(owner, member);
    }
  };
  forget(statics, type => all[type]);
  forget(members, type => all[type]?.prototype);
}
