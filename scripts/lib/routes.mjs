import { inProject } from './project.mjs';

/** The rows of the app's route table (`src/routes`) as a production build has them, read from their source. */
export async function loadRoutes() {
  const { build } = await import('esbuild');
  const bundle = await build({
    entryPoints: [inProject('src/routes/index.ts')],
    tsconfig: inProject('tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const { routes } = await import(
    `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString('base64')}`
  );
  return routes;
}

/** Every address of a route: its URL and its aliases, patterns with `:param`s. */
export const addressesOf = route => [route.url, ...(route.aliases ?? [])];
