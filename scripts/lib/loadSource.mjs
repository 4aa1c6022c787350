import { inProject } from './project.mjs';

/** What a module of TypeScript exports, data of `src/` as a production build has it, read from its source. */
export async function loadSource(file) {
  const { build } = await import('esbuild');
  const bundle = await build({
    entryPoints: [inProject(file)],
    tsconfig: inProject('tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString('base64')}`
  );
}
