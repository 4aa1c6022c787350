import type { Compiler } from 'webpack';

const name = 'PageFiles';

/**
 * Writes `page-files.json` into the built H5 app: the scripts and styles that each page loads besides those of the
 * document, by the page (`pages/home/index`). With it the server tells a browser at once what it would else find out
 * only when the app runs.
 */
export class PageFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, compilation => {
      const { Compilation, sources } = compiler.webpack;
      // After the hashes of the contents are in the names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files: Record<string, string[]> = {};
        for (const group of compilation.chunkGroups) {
          if (group.isInitial()) continue;
          for (const { request } of group.origins) {
            const page = /(?:^|\/)((?:pages|packages\/[\w-]+\/pages)\/[\w-]+\/index)(?:\.tsx)?$/.exec(
              request,
            )?.[1];
            if (page) files[page] = group.getFiles().filter(file => /\.(js|css)$/.test(file));
          }
        }
        compilation.emitAsset('page-files.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
