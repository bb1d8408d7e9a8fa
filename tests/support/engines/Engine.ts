/** A cookie as `SiteServer.visitorAt` returns it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** Keys other than letters. */
export type NamedKey = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown';

export interface Window {
  readonly width: number;
  readonly height: number;
}

/**
 * The window of one reader, with its own cookies and storage, in a browser that Playwright does not drive. Positions
 * are CSS pixels of the window. Functions for `evaluate` run in the page. They have access to their parameters and to
 * no outer variable.
 */
export interface EnginePage {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The awaited result of a function in the page. The result is passed as JSON. */
  evaluate<Value, Parameters extends unknown[]>(
    work: (...parameters: Parameters) => Value | Promise<Value>,
    ...parameters: Parameters
  ): Promise<Value>;
  addCookie(cookie: Cookie): Promise<void>;
  /** Sets the size of the page's viewport. The smallest width in WebKitGTK is 447 px. */
  resize(window: Window): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** Presses the left button at a position. */
  press(x: number, y: number): Promise<void>;
  /** Types letters, one key after another. */
  type(text: string): Promise<void>;
  key(key: NamedKey): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
  /**
   * Errors, warnings and violations of the Content-Security-Policy. Firefox: of the document that `goto` opened and of
   * later documents, workers included. Chromium: of all documents of this page. WebKit: of the current document.
   */
  consoleMessages(): Promise<readonly string[]>;
  /**
   * The roles that assistive technology gets for the elements, in the order of the document. Only WebKit's driver
   * provides them.
   */
  readonly rolesOf?: (selector: string) => Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  /** Opens a window for a new reader. */
  open(window?: Window): Promise<EnginePage>;
  close(): Promise<void>;
}

export type EngineName = 'firefox' | 'webkit';

export const usualWindow: Window = { width: 1280, height: 800 };
