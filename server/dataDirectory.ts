import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes the folder in which the server keeps its data, for nobody but its user. Throws one sentence for who started it
 * when that folder cannot be had.
 */
export function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw error;
    throw new Error(
      `The data cannot be kept in ${directory} (${code}): set DATA_DIRECTORY to a folder in which this user may write.`,
    );
  }
}
