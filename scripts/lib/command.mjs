/** An end that a person can do something about: its message is the one sentence they read. */
export class CommandError extends Error {}

const diskIsFull = /ENOSPC|no space left on device|the disk is full/i;

/** Whether an error, or the output of a program, tells of a full disk. */
export const tellsOfFullDisk = text => diskIsFull.test(text);

/** The sentence for a full disk. */
export const fullDisk = 'The disk is full: free some space and run the command again.';

/** Runs a command; it ends with one sentence and exit code 1 when it cannot do its work. */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof CommandError) console.error(`✗ ${error.message}`);
    else if (error?.code === 'ENOSPC') console.error(`✗ ${fullDisk}`);
    // Anything else is a mistake in these scripts, and whoever mends it needs the stack.
    else console.error(error);
    process.exit(1);
  }
}
