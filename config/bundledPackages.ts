import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';

const name = 'BundledPackages';

/** The modules that webpack made one of. */
const partsOf = (module: Module & { modules?: Module[] }): Module[] => module.modules ?? [module];

/** The packages in whose files a module was found, the innermost of nested ones. */
function packageOf(module: Module): string | undefined {
  const file = module.nameForCondition()?.split(path.sep).join('/') ?? '';
  return /.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[0].replace(/\/$/, '');
}

/**
 * Notes into a file which packages ended up in the built app, each by its place below the project
 * (`node_modules/mobx`), as the lock file calls it: what `npm run licences` tells people of.
 */
export class BundledPackages {
  constructor(
    private readonly root: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(name, compilation => {
      const used = [...compilation.modules].filter(
        module => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
      );
      const places = used
        .flatMap(partsOf)
        .flatMap(module => packageOf(module) ?? [])
        .map(folder => path.relative(this.root, folder).split(path.sep).join('/'));
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify([...new Set(places)].sort(), undefined, 1));
    });
  }
}
