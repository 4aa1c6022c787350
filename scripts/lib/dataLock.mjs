import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { CommandError } from './command.mjs';
import { shown } from './project.mjs';

/** What the server (`server/db/dataLock.ts`) has written of itself; undefined where none has ever run. */
function readNote(directory) {
  try {
    return JSON.parse(readFileSync(path.join(directory, 'holder.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The number of the server process that has the database of a data directory open; undefined when none has. */
export function dataHolder(directory) {
  const note = readNote(directory);
  if (!note) return Promise.resolve(undefined);
  return new Promise(resolve => {
    const socket = net.connect(note.address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(note.process);
    });
    socket.once('error', () => resolve(undefined));
  });
}

/**
 * Throws a CommandError when a server could not use a data directory: it finds the same out by itself, after an
 * installation and a build that would have been in vain.
 */
export async function requireData(directory) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    if (error.code === 'ENOSPC') throw error;
    throw new CommandError(
      `The data cannot be kept in ${shown(directory)} (${error.code}): set DATA_DIRECTORY to a folder in which this user may write.`,
    );
  }
  const holder = process.env.DATABASE_URL ? undefined : await dataHolder(directory);
  if (holder === undefined) return;
  throw new CommandError(
    `A server is already running on ${shown(directory)} (process ${holder}): stop that one first.`,
  );
}
