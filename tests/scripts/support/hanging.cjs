/** Hangs, as a test does that left a server open, and so does what it has started; argument: where to note that one. */
const { spawn } = require('node:child_process');
const { writeFileSync } = require('node:fs');

if (process.argv[2]) {
  const child = spawn(process.execPath, [__filename], { stdio: 'ignore' });
  writeFileSync(process.argv[2], String(child.pid));
  console.log('the last thing it did');
}
setInterval(() => undefined, 1000);
