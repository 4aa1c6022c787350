import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { requireData } from './lib/dataLock.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { requirePort, wantedPort } from './lib/ports.mjs';
import { endWithUs } from './lib/processes.mjs';
import { builtApp, dataDirectory, inProject, root } from './lib/project.mjs';

const appPort = Number(process.env.APP_PORT || 10086);

/** Starts one of the two watchers with its words on this terminal. */
function watch(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  endWithUs(child);
  return child;
}

// `npm run dev`: the app on APP_PORT (10086) and the server on PORT (3000), both anew at every change.
await command(async () => {
  const port = await wantedPort();
  await requirePort(appPort);
  await requireData(dataDirectory);
  await requireAllPackages();
  // The watcher writes into the same folder: what lies there afterwards is no finished build.
  rmSync(builtApp('h5'), { recursive: true, force: true });
  const ports = { PORT: String(port), APP_PORT: String(appPort) };
  const watchers = [
    watch([inProject('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'], {
      ...ports,
      DATA_DIRECTORY: dataDirectory,
      WEB_DIRECTORY: '',
    }),
    watch([inProject('node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'h5', '--watch'], {
      ...ports,
      NODE_ENV: 'development',
    }),
  ];
  console.log(`The app: http://localhost:${appPort} (after its first build). Ctrl-C stops app and server.`);

  // One without the other is of no use: they end together.
  let isStopping = false;
  const stop = async code => {
    if (isStopping) return;
    isStopping = true;
    const ended = watchers.map(child =>
      child.exitCode !== null || child.signalCode !== null
        ? undefined
        : new Promise(resolve => child.once('close', resolve)),
    );
    for (const child of watchers) child.kill('SIGTERM');
    const force = setTimeout(() => watchers.forEach(child => child.kill('SIGKILL')), 10_000);
    await Promise.all(ended);
    clearTimeout(force);
    process.exit(code);
  };
  for (const child of watchers) child.once('close', () => void stop(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
});
