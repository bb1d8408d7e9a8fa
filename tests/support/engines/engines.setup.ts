import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { freePort } from '../port.ts';
import type { EngineName } from './Engine.ts';

/** The data to start an engine, or a sentence that says why it cannot be started here. */
export type EngineStart =
  | { readonly missing: string }
  | { readonly missing: null; readonly binary: string; readonly display: string; readonly driver: string | null };

declare module 'vitest' {
  export interface ProvidedContext {
    engineName: EngineName;
    engine: EngineStart;
  }
}

/** The Debian packages of the engines, for the message about a missing program. */
const packages = { firefox: 'firefox-esr xvfb', webkit: 'webkit2gtk-driver xvfb dbus' } as const;

const has = (program: string): boolean => spawnSync('which', [program]).status === 0;
const firstOf = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** The path of an engine's program: FIREFOX_PATH or MINIBROWSER_PATH if set, otherwise Debian's path. */
const binaryOf = {
  firefox: () => firstOf(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webkit: () =>
    firstOf(process.env['MINIBROWSER_PATH'], ...globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser')),
} as const;

const programs = { firefox: ['Xvfb'], webkit: ['Xvfb', 'dbus-run-session', 'WebKitWebDriver'] } as const;

/**
 * Global setup of the tests in engines other than Chromium: a virtual display, and for WebKit its driver. B-ENG-01.
 * Where a program is missing, the tests are skipped with a message. With BROWSERS=all this is an error.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { engineName: name } = project.config.provide as { engineName: EngineName };
  const binary = binaryOf[name]();
  const lacking = [...(binary === undefined ? [name] : []), ...programs[name].filter((program) => !has(program))];
  if (binary === undefined || lacking.length > 0) {
    const missing = `${lacking.join(', ')} not found: apt-get install ${packages[name]}`;
    if (process.env['BROWSERS'] === 'all') throw new Error(missing);
    console.warn(`The tests in ${name} are skipped. ${missing}`);
    project.provide('engine', { missing });
    return async () => {};
  }
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '+extension', 'GLX', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const display = `:${String(number).trim()}`;
  const driver = name === 'webkit' ? await startDriver(display) : null;
  project.provide('engine', { missing: null, binary, display, driver: driver?.url ?? null });
  return async () => {
    await end(driver?.process);
    await end(screen);
  };
}

/** Starts WebKit's driver, and waits until it responds. */
async function startDriver(display: string): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const port = await freePort();
  const child = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}.`);
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, process: child };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a process and its child processes, which are a process group. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
