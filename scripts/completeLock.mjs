import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';

const systems = ['darwin', 'android', 'freebsd', 'win32', 'openharmony', 'linux'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

/** What a package such as `binding-linux-x64-musl` says of the machine it is for. */
function machineOf(name) {
  const system = systems.find(part => name.includes(part));
  const processor = processors.find(part => name.includes(part));
  const libc =
    system !== 'linux'
      ? undefined
      : name.includes('musl')
        ? 'musl'
        : name.includes('gnu')
          ? 'glibc'
          : undefined;
  return { cpu: processor && [processor], os: system && [system], libc: libc && [libc] };
}

/** Names in a lock file the packages of other platforms that its packages ask for. */
function completeLock(lockFile) {
  const file = inProject(lockFile);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = lock;
  let added = 0;
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const isThere = Object.keys(packages).some(path => path.endsWith(`node_modules/${name}`));
      if (isThere || !/^\d/.test(version)) continue;
      const entry = { version, ...(parent.dev ? { dev: true } : {}), optional: true, ...machineOf(name) };
      packages[`node_modules/${name}`] = entry;
      added += 1;
    }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added > 0 ? `${added} packages of other platforms added to ${lockFile}` : `${lockFile} is complete`,
  );
}

// `npm run lock`, after a dependency changed: where the registry lacks the packages of other platforms, npm leaves
// them out of the lock and then refuses it in `npm ci`. This names them, by the version that their parent asks for.
// It can go when npm accepts such a lock.
await command(async () => {
  [
    'package-lock.json',
    'tests/hosts/code-checks/package-lock.json',
    'tests/mutation/package-lock.json',
  ].forEach(completeLock);
});
