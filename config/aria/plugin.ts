import path from 'node:path';
import { ariaAttributes } from './attributes';

/** What Taro hands to a plugin when the platform of a mini-program is ready; its types do not declare it. H5 has no template. */
interface Platform {
  runtimePath: string | string[];
  template?: { mergeComponents(context: PluginContext, components: typeof ariaAttributes): void };
}

interface PluginContext {
  registerMethod(method: { name: string; fn: (platform: Platform) => void }): void;
}

/**
 * Taro's templates for mini-programs leave out ARIA, so that a screen reader would hear neither what is a button nor
 * what it is called: this puts role and name into the templates and tells the runtime.
 */
export default (context: PluginContext): void => {
  context.registerMethod({
    name: 'onSetupClose',
    fn: platform => {
      if (!platform.template) return;
      platform.template.mergeComponents(context, ariaAttributes);
      platform.runtimePath = [platform.runtimePath, path.join(__dirname, 'runtime.ts')].flat();
    },
  });
};
