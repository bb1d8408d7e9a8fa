import { Component, type ReactNode } from 'react';
import { cameApart, faultWays, reshelved } from '../content/pageFault.ts';
import { MissingSheet } from './loadPage.ts';
import style from './PageFault.module.css';

interface PageFaultProps {
  /** The address that shows. Another one is another sheet, and a new chance. */
  readonly path: string;
  readonly children: ReactNode;
}

interface PageFaultState {
  readonly path: string;
  readonly error: unknown;
}

/** Stands around the pages: one that throws, or whose file is gone, never blanks the site. React logs the error. Fault 24. */
export class PageFault extends Component<PageFaultProps, PageFaultState> {
  override state: PageFaultState = { path: this.props.path, error: null };

  static getDerivedStateFromError(error: unknown): Partial<PageFaultState> {
    return { error };
  }

  static getDerivedStateFromProps({ path }: PageFaultProps, state: PageFaultState): PageFaultState | null {
    return path === state.path ? null : { path, error: null };
  }

  override render(): ReactNode {
    const { error, path } = this.state;
    return error === null ? this.props.children : <FaultSheet path={path} isMissing={error instanceof MissingSheet} />;
  }
}

/** A reload keeps the address. The links are plain ones: whatever this document believes of the site is out of date. */
function FaultSheet({ path, isMissing }: { readonly path: string; readonly isMissing: boolean }) {
  const { title, body } = isMissing ? reshelved : cameApart;
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
            {faultWays.again}
          </button>
          <a href="/" data-track="link:home">
            {faultWays.home}
          </a>
        </p>
      </div>
    </main>
  );
}
