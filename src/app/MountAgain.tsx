import { Component, Fragment, type ReactNode } from 'react';
import { focusPage } from '../ui/returnFocus.ts';

/** A part that fails twice within this time is not mounted again. */
const quietMs = 3000;

interface State {
  readonly error: unknown;
  /** Counts the mounts. */
  readonly turn: number;
}

/** Whether React failed because a node of the page is no longer where React had put it. */
const isMovedNode = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Mounts its children again when a translator or an extension has moved one of their nodes and React fails to remove
 * the node. The new mount happens before the next paint, and at most once in three seconds. The state in atoms, in the
 * address and in SWR stays. Any other error is thrown to the error boundary outside. B-TRN-03.
 */
export class MountAgain extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, turn: 0 };
  #mountedAt = -quietMs;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(): void {
    this.#mountedAt = performance.now();
    this.setState(({ turn }) => ({ error: null, turn: turn + 1 }));
  }

  override componentDidUpdate(_: unknown, { turn }: State): void {
    // The focused element was removed with the old nodes.
    if (turn !== this.state.turn && document.activeElement === document.body) focusPage();
  }

  override render(): ReactNode {
    const { error, turn } = this.state;
    if (error === null) return <Fragment key={turn}>{this.props.children}</Fragment>;
    if (isMovedNode(error) && performance.now() - this.#mountedAt >= quietMs) return null;
    throw error;
  }
}
