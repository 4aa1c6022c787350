import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.mjs';

/** Names under which a Linux system has Chromium or Chrome. */
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where macOS and Windows keep it. */
const usualPlaces = () => [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map(folder => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const howToGetOne =
  'Install Chromium or Chrome (on Debian: apt-get install chromium), or name the program with CHROME_PATH.';

function installedBrowser() {
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap(folder => programs.map(program => path.join(folder, program)));
  return [...inPath, ...usualPlaces()].find(existsSync);
}

/** The browser that npm ships, for machines without one: unpacked at its first use. Linux on x64 only. */
async function shippedBrowser() {
  // Without a cloud's variable the package leaves out the libraries that a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // Of its own flags `--single-process` ends the browser with the first window that is closed: ours will do.
  return { executablePath: await chromium.executablePath(), args: [...quiet, '--disable-dev-shm-usage'] };
}

/**
 * The Chromium or Chrome to test with, as options of playwright's `launch`: CHROME_PATH, the system's own, else
 * the one that npm ships. Throws a CommandError that says how to get one.
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new CommandError(`CHROME_PATH names no program: ${chosen}. ${howToGetOne}`);
  }
  const executablePath = chosen || installedBrowser();
  if (executablePath) return { executablePath, args: quiet };
  try {
    return await shippedBrowser();
  } catch (error) {
    throw new CommandError(`There is no browser to test with (${error.message}). ${howToGetOne}`);
  }
}

/** Starts the browser for several test processes, which join it at its `wsEndpoint()`. */
export async function launchBrowserServer() {
  const { chromium } = await import('playwright-core');
  const browser = await findBrowser();
  try {
    return await chromium.launchServer({ ...browser, headless: true, handleSIGINT: false });
  } catch (error) {
    const reason = error.message.split('\n')[0];
    throw new CommandError(
      `The browser ${browser.executablePath} does not start (${reason}). ${howToGetOne}`,
    );
  }
}
