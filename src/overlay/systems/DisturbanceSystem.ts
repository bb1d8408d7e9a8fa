import { disturbanceAtom, type DisturbanceRequest } from '../../state/disturbance.ts';
import type { FrameNeed, OverlaySystem, Surroundings } from '../OverlaySystem.ts';

/** A system that draws the disturbances of one kind, in the window as it is. */
export abstract class DisturbanceSystem implements OverlaySystem {
  protected surroundings!: Surroundings;
  protected width = 0;
  protected height = 0;
  private readonly kind: DisturbanceRequest['kind'];
  private stopFollowing: () => void = () => undefined;

  constructor(kind: DisturbanceRequest['kind']) {
    this.kind = kind;
  }

  init(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    const { store } = surroundings;
    this.stopFollowing = store.sub(disturbanceAtom, () => {
      const request = store.get(disturbanceAtom);
      if (request?.kind === this.kind) this.begin(request);
    });
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  abstract update(nowMs: number): FrameNeed;

  destroy(): void {
    this.stopFollowing();
    this.end();
  }

  /** Draws what was asked for, if the flash governor lets it through. */
  protected abstract begin(request: DisturbanceRequest): void;
  /** Takes away what is still being drawn. */
  protected abstract end(): void;
}
