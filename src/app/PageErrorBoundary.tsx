import { Component, type ReactNode } from 'react';
import { pageFailedTexts, pageErrorActions, pageMissingTexts } from '../content/pageErrorTexts.ts';
import { PageLoadError } from './loadPage.ts';
import style from './PageErrorBoundary.module.css';

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
    return error === null ? (
      this.props.children
    ) : (
      <PageErrorView path={path} isMissing={error instanceof PageLoadError} />
    );
  }
}

/** A plain link that loads the document, because this document may belong to an older build. */
function PageErrorView({ path, isMissing }: { readonly path: string; readonly isMissing: boolean }) {
  const { title, body } = isMissing ? pageMissingTexts : pageFailedTexts;
  const [before, after] = body;
  return (
    <main className={style.sheet}>
      <div className={style.stub} aria-hidden="true" />
      <h1>{title}</h1>
      <div className={style.text}>
        <p>
          {before}
          <b>{path}</b>
          {after}
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
