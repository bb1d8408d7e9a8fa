/** The part of the contract that page, service worker and server share for reading offline. Decision 52. */

/** The path of the service worker's script. */
export const offlineWorkerPath = '/sw.js';

/**
 * The path of the document without a page. The worker stores it for pages that were opened within the site, without a
 * document of their own. Readers cannot open it: the server answers a navigation to it with 404.
 */
export const shellPath = '/offline.html';

/**
 * Response header of the API: names the visitor whose record is kept, by a hash. A reply without this header must not
 * be stored on the device.
 */
export const readerHeader = 'x-reader';

/** The caches of the worker. The worker deletes all other caches of this origin. */
export const cacheNames = {
  /** Scripts, styles, fonts and pictures. */
  assets: 'd5u-assets',
  /** Documents of the pages that were read, by path, and the document without a page. */
  pages: 'd5u-pages',
  /** Texts and facts of one visitor. */
  reads: 'd5u-reads',
  /** Replies of the API that are the same for everybody. */
  shared: 'd5u-shared',
} as const;

/**
 * A message of a page to the worker.
 * - keep: a record is kept, so copies are allowed. Sent after each installation
 * - entered: the reader has opened the page at `path`, null for an address without a page. `entry`: the path of the
 *   build's first script. `files`: paths that this document has requested and the worker may not have seen.
 *   `isDocument`: the document was loaded at `path`
 * - forget: all copies are deleted, and the worker unregisters itself
 */
export type PageMessage =
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'entered';
      readonly path: string | null;
      readonly entry: string;
      readonly files: readonly string[];
      readonly isDocument: boolean;
    }
  | { readonly kind: 'forget' };

/** A message of the worker to its pages: whether the latest reply was a copy from this device. */
export interface SourceMessage {
  readonly kind: 'source';
  readonly isCopy: boolean;
}
