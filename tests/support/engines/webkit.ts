import { type Cookie, type Engine, type EnginePage, type NamedKey, usualWindow } from './Engine.ts';

/** WebDriver's code points for keys without a letter. */
const codes: Readonly<Record<NamedKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Makes one call to the driver. Throws the driver's error message. */
async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/**
 * WebKitGTK's MiniBrowser, driven by the WebDriver at `driver`. Each page is a session. The driver keeps one session at
 * a time, and the storage ends with the session.
 */
export function startWebKit(driver: string, binary: string): Engine {
  return {
    name: 'webkit',
    open: async (window = usualWindow) => {
      const options = { binary, args: ['--automation'] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const { sessionId } = (await call('POST', `${driver}/session`, { capabilities })) as { sessionId: string };
      const page = pageOf(`${driver}/session/${sessionId}`);
      await page.resize(window);
      return page;
    },
    close: async () => {},
  };
}

function pageOf(session: string): EnginePage {
  const post = (path: string, body: object = {}) => call('POST', `${session}${path}`, body);
  const actions = (...sources: readonly object[]) => post('/actions', { actions: sources });
  const pointer = (...steps: readonly object[]) => actions({ type: 'pointer', id: 'mouse', actions: steps });
  const to = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const keys = (letters: readonly string[]) =>
    actions({
      type: 'key',
      id: 'keyboard',
      actions: letters.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const page: EnginePage = {
    goto: async (url) => {
      await post('/url', { url });
    },
    reload: async () => {
      await post('/refresh');
    },
    back: async () => {
      await post('/back');
    },
    forward: async () => {
      await post('/forward');
    },
    async evaluate(work, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve([...arguments].slice(0, -1)).then((all) => (${work.toString()})(...all))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = (await post('/execute/async', { script, args })) as { value?: unknown; error?: string };
      if (result.error !== undefined) throw new Error(result.error);
      return result.value as never;
    },
    // The driver sets a cookie only for the page that is open.
    async addCookie({ name, value, url }: Cookie) {
      await page.goto(`${url}/licences.txt`);
      await post('/cookie', { cookie: { name, value, path: '/', httpOnly: true } });
    },
    async resize({ width, height }) {
      // The window has a bar above the page, whose height is added. The driver reports a new size with a delay, so the
      // size is not read back.
      const inner = () => page.evaluate(() => [innerWidth, innerHeight] as const);
      const rect = (await call('GET', `${session}/window/rect`)) as { width: number; height: number };
      const [wide, high] = await inner();
      await post('/window/rect', { width: width + rect.width - wide, height: height + rect.height - high });
    },
    move: async (x, y) => {
      await pointer(to(x, y));
    },
    press: async (x, y) => {
      await pointer(to(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    },
    type: async (text) => {
      await keys([...text]);
    },
    key: async (key) => {
      await keys([codes[key]]);
    },
    screenshot: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    consoleMessages: () => page.evaluate(() => (globalThis as { said?: string[] }).said ?? []),
    async rolesOf(selector) {
      const found = (await post('/elements', { using: 'css selector', value: selector })) as Record<string, string>[];
      const roles: string[] = [];
      for (const id of found.flatMap((element) => Object.values(element)))
        roles.push((await call('GET', `${session}/element/${id}/computedrole`)) as string);
      return roles;
    },
    close: async () => {
      await call('DELETE', session);
    },
  };
  return page;
}
