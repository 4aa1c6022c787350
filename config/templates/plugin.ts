import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import type * as Attributes from './attributes';

// Taro compiles a plugin, but not what it imports.
const { followFinger, hearTapsOnly, keepFitted, unusedTemplates } = requireWithEsbuild(
  path.join(__dirname, 'attributes.ts'),
) as typeof Attributes;

/** What Taro hands to a plugin when the platform of a mini-program is ready; its types do not declare it. H5 has no template. */
interface Platform {
  runtimePath: string | string[];
  template?: Attributes.HostTemplate;
}

interface PluginContext {
  registerMethod(method: { name: string; fn: (platform: Platform) => void }): void;
  modifyComponentConfig(fn: (options: { componentConfig: { includes: Set<string> } }) => void): void;
}

/**
 * Makes Taro's templates for mini-programs those of this app: with the role and the name by which a screen reader says
 * what a part is, which Taro leaves out, and without what no screen uses.
 */
export default (context: PluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn: platform => {
      if (!platform.template) return;
      keepFitted(platform.template);
      hearTapsOnly(platform.template);
      followFinger(platform.template);
      platform.runtimePath = [platform.runtimePath, path.join(__dirname, 'runtime.ts')].flat();
    },
  });
  context.modifyComponentConfig(({ componentConfig }) => {
    for (const name of unusedTemplates) componentConfig.includes.delete(name);
  });
};
