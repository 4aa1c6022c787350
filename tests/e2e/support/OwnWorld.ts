import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../support/repository';
import { worldNow } from '../../support/worldClock';
import type { World } from './app';

/**
 * A world of a journey's own, on a database of its own, whose time can be moved: its server is started again with another
 * clock. What is logged in has run out by then, as it has for people who come back after weeks.
 */
export class OwnWorld implements World {
  address = '';
  clockShift = worldNow().getTime() - Date.now();
  /** Opens the desk of the staff, anew after each move of the time. */
  deskToken = '';
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'car-rental-own-world-'));
  private child: ChildProcess | undefined;

  /** Begins at the time of the world that all journeys share. */
  static async begin(): Promise<OwnWorld> {
    const world = new OwnWorld();
    await world.start();
    return world;
  }

  /** Goes on at a later time. */
  async goOnAt(time: Date): Promise<void> {
    await this.stop();
    this.clockShift = time.getTime() - Date.now();
    await this.start();
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    this.child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: repository,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIRECTORY: this.folder,
        WEB_DIRECTORY: path.join(repository, 'dist/h5'),
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        CLOCK_SHIFT: String(this.clockShift),
      },
      // By the channel the server tells that it listens, and sees this process end.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [told] = (await once(this.child, 'message')) as [{ port?: number; deskToken?: string }];
    if (told.port === undefined) throw new Error('The server of an own world could not start');
    this.address = `http://127.0.0.1:${told.port}`;
    this.deskToken = told.deskToken ?? '';
  }

  private async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
