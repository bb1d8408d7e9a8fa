import { disturbanceAtom, type DisturbanceRequest } from '../../state/disturbance.ts';
import { soundedAtom } from '../../state/sound.ts';
import type { FlashRequest } from '../flash-limit.ts';
import type { FrameNeed, OverlaySystem, Surroundings } from '../OverlaySystem.ts';

/** The time and opacity that the flash limit permits for a disturbance. */
export interface GrantedTime {
  /** Start on the clock of the frames, ms. It is later than requested if the disturbance was delayed. */
  readonly startAt: number;
  readonly durationMs: number;
  /** Highest opacity, 0 to 1. */
  readonly gain: number;
}

/** Details of the sound of a disturbance. */
export interface Heard {
  readonly cause?: string;
  readonly figures?: readonly number[];
  readonly words?: string;
}

/**
 * Requests that have begun: they were drawn, or refused by the flash limit. The request that makes the page load the
 * overlay stays in `disturbanceAtom` until there is a canvas.
 */
const begun = new WeakSet<DisturbanceRequest>();

type Kind = DisturbanceRequest['kind'];
/** A request of one kind. */
export type RequestOf<K extends Kind> = DisturbanceRequest & { readonly kind: K };

/** A system that draws the disturbances of one kind. */
export abstract class DisturbanceSystem<K extends Kind> implements OverlaySystem {
  protected surroundings!: Surroundings;
  protected width = 0;
  protected height = 0;
  private readonly kind: K;
  private unsubscribe: () => void = () => undefined;
  /** The latest request that has not begun, because the size is not known yet or effects are paused. */
  private waiting: RequestOf<K> | null = null;

  constructor(kind: K) {
    this.kind = kind;
  }

  init(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    this.unsubscribe = surroundings.store.sub(disturbanceAtom, () => this.take());
    this.take();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.beginNext();
  }

  /** Begins a disturbance that waited for the end of a pause. A disturbance that has begun is not paused. */
  update(nowMs: number): FrameNeed {
    this.beginNext();
    return this.draw(nowMs);
  }

  destroy(): void {
    this.unsubscribe();
    this.end();
  }

  private take(): void {
    const request = this.surroundings.store.get(disturbanceAtom);
    if (request === null || !this.isOwn(request) || begun.has(request)) return;
    this.waiting = request;
    this.beginNext();
  }

  private beginNext(): void {
    const request = this.waiting;
    if (request === null || this.width === 0 || this.surroundings.isPaused()) return;
    this.waiting = null;
    begun.add(request);
    this.begin(request);
  }

  private isOwn(request: DisturbanceRequest): request is RequestOf<K> {
    return request.kind === this.kind;
  }

  /**
   * Asks the flash limit to permit a disturbance that starts now. Null if the disturbance must not be drawn. `cause`:
   * key of the sound in src/content/sounds.ts, by default the kind of the disturbance.
   */
  protected askFlashLimit(
    request: DisturbanceRequest & { readonly durationMs: number },
    worstCase: Pick<FlashRequest, 'area' | 'from' | 'to' | 'maxDelayMs'>,
    { cause = request.kind, ...details }: Heard = {},
  ): GrantedTime | null {
    const { flashes, motion, now } = this.surroundings;
    const durationMs = Math.max(request.durationMs, motion.leastBurstMs);
    const { kind, startAt, gain } = flashes.ask({ ...worstCase, startAt: now(), durationMs });
    if (kind === 'refused') return null;
    // The sound of a new phase is played by src/app/phaseReached.ts, with effects off too. A phase effect for another
    // reason is silent.
    if (request.kind !== 'phase')
      this.surroundings.store.set(soundedAtom, cause, { seed: request.seed, inMs: startAt - now(), ...details });
    return { startAt, durationMs, gain };
  }

  /** Advances the drawing to `nowMs` and returns the frame need, as `OverlaySystem.update` does. */
  protected abstract draw(nowMs: number): FrameNeed;
  /** Starts to draw the request, if the flash limit permits it. */
  protected abstract begin(request: RequestOf<K>): void;
  /** Removes the remaining drawing. */
  protected abstract end(): void;
}
