import { useAtomValue } from 'jotai';
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../api/loadPart.ts';
import { pageFailedTexts, pageErrorActions, pageMissingTexts } from '../content/pageErrorTexts.ts';
import { isOfflineAtom } from '../state/network.ts';
import { focusPage } from '../ui/returnFocus.ts';
import { PageLoadError } from './loadPage.ts';
import { MountAgain } from './MountAgain.tsx';
import style from './PageErrorBoundary.module.css';

/** In the app shell's chunk, which is loaded before any page is left. */
const OfflinePage = lazyPart('OfflinePage', () => import('./OfflinePage.tsx'));

interface PageErrorBoundaryProps {
  /** The path of the page. A change clears the error. */
  readonly path: string;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly path: string;
  readonly error: unknown;
}

/**
 * Error boundary of the pages. Replaces a page that throws, or whose chunk is missing, by a message. React logs the
 * error. Fault 24.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { path: this.props.path, error: null };

  static getDerivedStateFromError(error: unknown): Partial<PageErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { path }: PageErrorBoundaryProps,
    state: PageErrorBoundaryState,
  ): PageErrorBoundaryState | null {
    return path === state.path ? null : { path, error: null };
  }

  override render(): ReactNode {
    const { error, path } = this.state;
    if (error === null) return <MountAgain>{this.props.children}</MountAgain>;
    return error instanceof PageLoadError ? (
      <MissingPage path={path} />
    ) : (
      <PageErrorView path={path} isMissing={false} />
    );
  }
}

/**
 * A page whose chunk is missing: the chunk belongs to another build, or there is no connection and the page was never
 * read on this device.
 */
function MissingPage({ path }: { readonly path: string }) {
  const isOffline = useAtomValue(isOfflineAtom);
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  const moved = <PageErrorView path={path} isMissing />;
  return wasOffline ? (
    <Suspense fallback={moved}>
      <OfflinePage path={path} />
    </Suspense>
  ) : (
    moved
  );
}

/**
 * A message with a plain link that loads the document, because this document may belong to an older build. The message
 * is announced. If the focus was lost with the page, the page's element gets the focus. B-EAR-01.
 */
function PageErrorView({ path, isMissing }: { readonly path: string; readonly isMissing: boolean }) {
  const { title, body } = isMissing ? pageMissingTexts : pageFailedTexts;
  const [before, after] = body;
  useEffect(() => {
    if (document.activeElement === document.body) focusPage();
  }, []);
  return (
    <main className={style.sheet}>
      <div className={style.stub} aria-hidden="true" />
      <h1>{title}</h1>
      <div className={style.text}>
        <p role="alert">
          <span>{before}</span>
          <b translate="no">{path}</b>
          <span>{after}</span>
        </p>
        <p className={style.ways}>
          <button type="button" data-track="ask:again" onClick={() => location.reload()}>
            {pageErrorActions.again}
          </button>
          <a href="/" data-track="link:home">
            {pageErrorActions.home}
          </a>
        </p>
      </div>
    </main>
  );
}
