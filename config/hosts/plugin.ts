import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import type * as AppConfig from './appConfig';
import type * as HostCalls from './hostCalls';
import type * as ProjectFiles from './projectFiles';
import type * as Routes from '../../src/routes/config';

// Taro compiles a plugin, but not what it imports.
const read = <Module>(...parts: string[]): Module => requireWithEsbuild(path.join(...parts)) as Module;
const { fitAppConfig } = read<typeof AppConfig>(__dirname, 'appConfig.ts');
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
  modifyAppConfig(fn: (options: { appConfig: object }) => void): void;
  modifyBuildAssets(fn: (options: { assets: Record<string, Asset> }) => void): void;
}

/** Writes `app.json` as its host wants it, and what lies beside it. */
export default (context: PluginContext, ids: ProjectFiles.AppIds): void => {
  const host = process.env.TARO_ENV as AppConfig.Host;
  const { sourcePath } = context.paths;
  context.modifyAppConfig(({ appConfig }) => fitAppConfig(appConfig, host, hostCalls(sourcePath)));
  context.modifyBuildAssets(({ assets }) => {
    const { unlistedPages } = read<Partial<typeof Routes>>(sourcePath, 'routes/config.ts');
    for (const [name, content] of Object.entries(projectFiles(host, ids, unlistedPages?.() ?? []))) {
      const text = JSON.stringify(content, null, 2);
      assets[name] = { size: () => Buffer.byteLength(text), source: () => text };
    }
  });
};
