import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import type * as AppJson from './appJson';
import type * as HostCalls from './hostCalls';
import type * as ProjectFiles from './projectFiles';
import type * as Routes from '../../src/routes/config';

// Taro compiles a plugin, but not what it imports.
const read = <Module>(...parts: string[]): Module => requireWithEsbuild(path.join(...parts)) as Module;
const { appJson } = read<typeof AppJson>(__dirname, 'appJson.ts');
const { hostCalls } = read<typeof HostCalls>(__dirname, 'hostCalls.ts');
const { projectFiles } = read<typeof ProjectFiles>(__dirname, 'projectFiles.ts');

/** A file that webpack writes. */
interface Asset {
  size(): number;
  source(): string;
}

/** What Taro hands to a plugin; its types do not declare it. */
interface PluginContext {
  paths: { sourcePath: string };
  modifyMiniConfigs(fn: (options: { configMap: Record<string, { content?: object }> }) => void): void;
  modifyBuildAssets(fn: (options: { assets: Record<string, Asset> }) => void): void;
}

/**
 * Writes `app.json` as its host wants it, and what lies beside it. The app itself carries its configuration in its
 * script, too, and needs none of this there.
 */
export default (context: PluginContext, ids: ProjectFiles.AppIds): void => {
  if (process.env.TARO_ENV === 'h5') return;
  const host = process.env.TARO_ENV as AppJson.MiniHost;
  const { sourcePath } = context.paths;
  const routes = (): Partial<typeof Routes> => read<Partial<typeof Routes>>(sourcePath, 'routes/config.ts');
  context.modifyMiniConfigs(({ configMap }) => {
    const app = configMap['app.config'];
    if (!app?.content) throw new Error('Taro no longer calls the configuration of the app app.config');
    const told = { calls: hostCalls(sourcePath), preloadRule: routes().preloadRule?.() };
    app.content = appJson(app.content, host, told);
  });
  context.modifyBuildAssets(({ assets }) => {
    for (const [name, content] of Object.entries(projectFiles(host, ids, routes().unlistedPages?.() ?? []))) {
      const text = JSON.stringify(content);
      assets[name] = { size: () => Buffer.byteLength(text), source: () => text };
    }
  });
};
