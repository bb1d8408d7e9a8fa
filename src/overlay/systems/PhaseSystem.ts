import fragment from '#shaders/phase/phase.frag?raw';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { pathAtom } from '../../state/route.ts';
import { hasMomentAtom, quietAtom } from '../../state/disturbance.ts';
import { captionAtom } from '../../state/sidenote.ts';
import { restedWordsAtom } from '../../state/trace.ts';
import { backgroundColourOf, pageElement } from '../backgroundColour.ts';
import { inkColourOf } from '../inkColour.ts';
import { isLight } from '../flash-limit.ts';
import { clamp } from '../../ui/clamp.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import { MomentWord, placeBeside, placeOver } from '../momentWord.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { restedWord } from '../../state/tellingWords.ts';
import { DisturbanceSystem, type RequestOf, type GrantedTime } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'phase', fragment };
/**
 * Height of the front as a share of the window's height. With this height, the front passes a word in less than 400 ms.
 */
const frontRatio = 0.34;
/** The word that is shown if the pointer has not rested on a word. */
const ownName = 'D5U';
/** Opacity of the word behind the front, and in the calm version. */
const remainsOpacity = 0.42;
/** Opacity of a word beside the text. */
const besideOpacity = 0.9;
/** Number of dots along the font size of a word beside the text. */
const dotsInSize = 24;
/**
 * Time for which a word stays behind the front, and for which a word beside the text stays after it has appeared, ms.
 */
const [remainsMs, besideMs] = [2500, 3500];
/** Frames a second while a word is shown without a change, and while it fades. */
const [standingFrames, fadingFrames] = [5, 30];
/** Share of the duration, at its end, in which the word fades out. */
const fadingShare = 0.2;
/**
 * Time in which the word fades out after a scroll, ms: the text under the word has moved away. Smallest scroll that
 * counts, CSS pixels.
 */
const [leavesMs, leastScroll] = [100, 24];
/**
 * Time for which the tide stays at its highest level, and time in which it ebbs, ms. Frames a second during the ebb:
 * the tide falls by about one dot in each frame.
 */
const [highMs, ebbMs, ebbFrames] = [1500, 5000, 24];
/**
 * Opacity of the water. It is low, because the water is above the text for seconds and the text must keep its contrast.
 */
const waterOpacity = 0.17;

const uniforms = () => ({
  uWindow: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uBackground: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uInk: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uFront: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uGrain: { type: 'f32' as const, value: 5 },
  uDots: { type: 'f32' as const, value: 1 },
  uGain: { type: 'f32' as const, value: 0 },
  uStill: { type: 'f32' as const, value: 0 },
  uRemains: { type: 'f32' as const, value: 0 },
  uWater: { type: 'f32' as const, value: 0 },
});

interface Moment extends GrantedTime {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  readonly drawn: MomentWord;
  /** Time in which the front passes, ms. */
  readonly frontMs: number;
  /** The page on which the effect began. The effect ends when the reader leaves this page. */
  readonly path: string | null;
  readonly word: string;
  readonly isTide: boolean;
  /** Whether the word is beside the text, without a front. */
  readonly isBeside: boolean;
  /** Whether the caption says that the word counts the reading. */
  readonly counts: boolean;
  /** The part of the window in which the effect is drawn. */
  readonly box: DOMRect;
  /**
   * True until the caption with the reason of the word is shown; false from the start for an effect without a caption.
   */
  isUntold: boolean;
  /** The scroll position when the front had passed, or when a word beside the text appeared; null before. */
  scrolledTo: number | null;
  /** Time at which the reader scrolled away, ms on the clock of the frames; null before. */
  leftAt: number | null;
}

/**
 * Draws a moment: the effect of a new phase, of a recovered file, or of the first rest of the pointer on a title. A
 * front crosses the window once, and a word stays behind it for some seconds. With `beside` there is only a word beside
 * the text. A caption gives the reason of a word that the request did not name, and of a word that counts, unless
 * the flash limit has dimmed the effect. With `tide` water rises from the bottom and ebbs. In calm mode only the word
 * fades in and out. R-CARD-04, B-OVL-04, B-OVL-12, B-OVL-13, B-HOME-20.
 */
export class PhaseSystem extends DisturbanceSystem<'phase'> {
  private moment: Moment | null = null;

  constructor() {
    super('phase');
  }

  protected draw(nowMs: number): FrameNeed {
    if (this.moment === null) return noFrames;
    const { quad, startAt, durationMs, frontMs, path, isTide } = this.moment;
    const progress = (nowMs - startAt) / durationMs;
    const { store } = this.surroundings;
    if (progress >= 1 || store.get(pathAtom) !== path || store.get(quietAtom)) {
      this.end();
      return noFrames;
    }
    quad.visible = progress >= 0;
    // The flash limit has delayed the start.
    if (progress < 0) return fadingFrames;
    const passed = (nowMs - startAt) / frontMs;
    if (passed >= 1) this.tell();
    const stays = passed >= 1 || this.moment.isBeside ? this.stays(this.moment, nowMs) : 1;
    if (stays <= 0) {
      this.end();
      return noFrames;
    }
    this.moment.drawn.follow(nowMs);
    const isStill = this.surroundings.motion.phase === 'still';
    if (this.moment.isBeside) {
      const share = Math.min(1, passed, ((1 - progress) * durationMs) / frontMs) * stays;
      quad.uniforms.uDots = isStill ? 1 : share;
      quad.uniforms.uRemains = Math.max(1e-3, besideOpacity * (isStill ? share : stays));
      return share < 1 ? fadingFrames : standingFrames;
    }
    const fading = Math.min(1, (1 - progress) / fadingShare, stays);
    if (isStill) {
      const share = Math.min(1, 3 * progress, fading);
      quad.place(0, 0, this.width, this.height);
      quad.uniforms.uStill = Math.max(1e-3, remainsOpacity * share);
      return share < 1 ? fadingFrames : standingFrames;
    }
    const front = this.height * frontRatio;
    if (isTide) return this.drawTide(quad, front, passed, (nowMs - startAt - frontMs - highMs) / ebbMs, stays);
    const middle = -front / 2 + passed * (this.height + front);
    quad.place(0, 0, this.width, Math.max(1, Math.min(this.height, middle + front / 2)));
    quad.uniforms.uFront = new Float32Array([middle, front]);
    quad.uniforms.uRemains = remainsOpacity;
    // The word fades out dot by dot; each dot keeps its colour.
    quad.uniforms.uDots = passed < 1 ? 1 : fading;
    return passed < 1 ? allFrames : fading < 1 ? fadingFrames : standingFrames;
  }

  /** Opacity of the word behind the front after a scroll: 1 until the reader scrolls, then it falls to 0. */
  private stays(moment: Moment, nowMs: number): number {
    moment.scrolledTo ??= scrollY;
    if (Math.abs(scrollY - moment.scrolledTo) >= leastScroll) moment.leftAt ??= nowMs;
    return moment.leftAt === null ? 1 : 1 - (nowMs - moment.leftAt) / leavesMs;
  }

  /**
   * `passed`: progress of the front, 0 to 1 and more. `ebb`: progress of the ebb, below 0 before it begins. `stays`:
   * opacity of word and water after a scroll.
   */
  private drawTide(quad: Moment['quad'], front: number, passed: number, ebb: number, stays: number): FrameNeed {
    const isRising = passed < 1;
    const level = isRising
      ? this.height + front / 2 - passed * (this.height + front)
      : this.height * Math.max(0, ebb) ** 2;
    const top = Math.min(this.height - 1, Math.max(0, level - front / 2));
    quad.place(0, top, this.width, this.height - top);
    // After the tide has risen, it has no front.
    quad.uniforms.uFront = new Float32Array([level, isRising ? -front : -1e-3]);
    quad.uniforms.uRemains = remainsOpacity * stays;
    quad.uniforms.uWater = waterOpacity * stays;
    return isRising ? allFrames : ebb < 0 && stays === 1 ? standingFrames : ebbFrames;
  }

  /**
   * The whole box of the effect from the start: a canvas that grows in each frame would be allocated again in each
   * frame.
   */
  area(): Area | null {
    return this.moment?.quad.visible === true ? this.moment.box : null;
  }

  /**
   * Requests the caption of the word: the time of the rest on the word, or that there was no rest. For a word that
   * counts, the caption gives the reading time. Requests no caption of a rest if the reader's data was erased in the
   * meantime.
   */
  private tell(): void {
    const { store } = this.surroundings;
    if (this.moment?.isUntold !== true) return;
    this.moment.isUntold = false;
    const { word, counts, box } = this.moment;
    const restMs = store.get(restedWordsAtom).get(word);
    if (counts) store.set(captionAtom, { kind: 'counted', at: { x: box.left, y: box.bottom } });
    else if (restMs !== undefined) store.set(captionAtom, { kind: 'rested', word, restMs });
    else if (word === ownName) store.set(captionAtom, { kind: 'own' });
  }

  protected begin(request: RequestOf<'phase'>): void {
    const isTide = request.tide === true;
    const { app, store, palette } = this.surroundings;
    const word = request.word ?? restedWord(store.get(restedWordsAtom), 0) ?? ownName;
    const { canvas } = app;
    const { width, height } = this;
    const { beside } = request;
    const place =
      beside === undefined ? placeOver(word, width, height, canvas) : placeBeside(word, width, height, beside, canvas);
    if (place === null) return;
    const { left, top, right, bottom } = place;
    const isBeside = beside !== undefined;
    const box = isBeside ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect(0, 0, width, height);
    const background = backgroundColourOf(pageElement());
    const ink = isTide ? palette.tide[isLight(background) ? 0 : 1] : inkColourOf(pageElement());
    // The word that stays is no additional flash: after the front, the page only returns to its background.
    const granted = this.askFlashLimit(request, { area: box, from: background, to: ink, maxDelayMs: 3000 });
    if (granted === null) return;
    this.end();
    const drawn = new MomentWord(word, place, { width, height }, canvas);
    const quad = new ShadedQuad(effect, uniforms(), { uWord: drawn.texture });
    quad.uniforms.uWindow = new Float32Array([width, height]);
    quad.uniforms.uBackground = new Float32Array(background);
    quad.uniforms.uInk = new Float32Array(ink);
    quad.uniforms.uGain = granted.gain;
    if (isBeside) {
      quad.place(box.x, box.y, box.width, box.height);
      // A front far below the window, as if it had already passed.
      quad.uniforms.uFront = new Float32Array([2 * height, 1]);
      quad.uniforms.uGrain = clamp(place.size / dotsInSize, 2, 5);
    }
    this.surroundings.layer.addChild(quad);
    const { startAt, gain, durationMs: frontMs } = granted;
    const durationMs = frontMs + (isTide ? highMs + ebbMs : isBeside ? besideMs : remainsMs);
    // If the flash limit has dimmed the word, it is hardly visible and gets no caption.
    const counts = request.counts === true;
    const isUntold = (request.word === undefined || counts) && gain === 1;
    const path = store.get(pathAtom);
    const stay = { scrolledTo: null, leftAt: null };
    this.moment = {
      quad,
      drawn,
      startAt,
      durationMs,
      gain,
      frontMs,
      path,
      word,
      isUntold,
      isTide,
      isBeside,
      counts,
      box,
      ...stay,
    };
    store.set(hasMomentAtom, true);
    addEventListener('scroll', this.follow, { passive: true });
    this.surroundings.wake();
  }

  /** Draws the next frame at once, so that the word leaves as soon as the text has moved away under it. */
  private readonly follow = () => this.surroundings.wake();

  protected end(): void {
    this.moment?.quad.destroy();
    this.moment?.drawn.destroy();
    if (this.moment !== null) this.surroundings.store.set(hasMomentAtom, false);
    removeEventListener('scroll', this.follow);
    this.moment = null;
  }
}
