// Runs before anything is installed: only parts of Node are imported, and nothing that an old Node lacks.
const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`✗ Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const { command } = await import('./lib/command.mjs');
await command(async () => {
  const { start } = await import('./lib/start.mjs');
  await start();
});
