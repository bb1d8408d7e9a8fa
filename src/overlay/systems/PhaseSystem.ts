import fragment from '#shaders/phase/phase.frag?raw';
import { theWay } from '../../content/sidenotes.ts';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { pathAtom } from '../../state/route.ts';
import { hasMomentAtom, type Point, quietAtom } from '../../state/disturbance.ts';
import { type MomentFront, momentFronts } from '../../state/momentFronts.ts';
import { captionAtom } from '../../state/sidenote.ts';
import { pointerAtom, pointerWayAtom, restedWordsAtom } from '../../state/trace.ts';
import { pageElementAt } from '../../ui/pageElement.ts';
import { backgroundColourOf } from '../backgroundColour.ts';
import { inkColourOf } from '../inkColour.ts';
import { isLight } from '../flash-limit.ts';
import { clamp } from '../../ui/clamp.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import { markedPlace } from '../../ui/restMarks.ts';
import { MomentWord, placeBeside, placeOver } from '../momentWord.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { restedWord } from '../../state/tellingWords.ts';
import { DisturbanceSystem, type RequestOf, type GrantedTime } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'phase', fragment };
/** Width of the front as a share of its way. With this width, the front passes a word in less than 400 ms. */
const frontShare = 0.34;
/** Width of a front that has passed. It is above 0, because the shader divides by it. */
const noFront = 1e-6;
/** The word that is shown if the pointer has not rested on a word. */
const ownName = 'D5U';
/** Opacity of the word beside the text, and in the calm version. */
const [stayingOpacity, stillOpacity] = [0.9, 0.42];
/**
 * Largest shares of the window's width for a word that stays behind a front, and for a word that comes without a front.
 */
const [mostBehind, mostBeside] = [0.8, 0.6];
/** Number of dots along the font size of a word beside the text. */
const dotsInSize = 24;
/**
 * Time for which a word stays behind the front, and for which a word without a front stays after it has appeared, ms.
 */
const [behindMs, besideMs] = [2500, 3500];
/** Frames a second while a word is shown without a change, and while it fades. */
const [standingFrames, fadingFrames] = [5, 30];
/** Share of the duration, at its end, in which the word fades out. */
const fadingShare = 0.2;
/**
 * Time in which the word fades out after a scroll, ms: the text beside the word has moved. Smallest scroll that counts,
 * CSS pixels.
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
  uStayingInk: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uKind: { type: 'f32' as const, value: 0 },
  uOrigin: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uReach: { type: 'f32' as const, value: 1 },
  uFront: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uGrain: { type: 'f32' as const, value: 5 },
  uStayingGrain: { type: 'f32' as const, value: 5 },
  uDots: { type: 'f32' as const, value: 1 },
  uGain: { type: 'f32' as const, value: 0 },
  uStill: { type: 'f32' as const, value: 0 },
  uRemains: { type: 'f32' as const, value: stayingOpacity },
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
  /** Null for a word without a front. */
  readonly front: MomentFront | null;
  /** Whether the caption says that the word counts the reading. */
  readonly counts: boolean;
  /** The first lines of the caption, or null. */
  readonly cause: string | null;
  /** The part of the window in which the effect is drawn. */
  readonly box: DOMRect;
  /** The place of the word that stays; null where there is no room beside the text. */
  readonly staying: DOMRect | null;
  /** Whether the pointer's way stays with the word, anywhere in the window. */
  readonly hasWay: boolean;
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
 * Draws a moment: the effect of a new phase, of a recovered file, of the first rest of the pointer on a title, or of
 * the completed act of a page. A front crosses the window once with a large word, and the word stays behind it for
 * some seconds beside the text. With `beside` there is only the word beside the text. A caption gives the reason of a
 * word that the request did not name, and of a word that counts, unless the flash limit has dimmed the effect. A tide
 * has water behind its front, which ebbs. In calm mode only the word beside the text fades in and out. R-CARD-04,
 * B-OVL-04, B-OVL-12, B-OVL-13, B-HOME-20.
 */
export class PhaseSystem extends DisturbanceSystem<'phase'> {
  private moment: Moment | null = null;

  constructor() {
    super('phase');
  }

  protected draw(nowMs: number): FrameNeed {
    if (this.moment === null) return noFrames;
    const { quad, startAt, durationMs, frontMs, path, front } = this.moment;
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
    const stays = passed >= 1 || front === null ? this.stays(this.moment, nowMs) : 1;
    if (stays <= 0) {
      this.end();
      return noFrames;
    }
    this.moment.drawn.follow(nowMs);
    const fading = Math.min(1, (1 - progress) / fadingShare, stays);
    if (this.surroundings.motion.phase === 'still') {
      const share = Math.min(1, 3 * progress, fading);
      quad.uniforms.uStill = Math.max(1e-3, (front === null ? stayingOpacity : stillOpacity) * share);
      return share < 1 ? fadingFrames : standingFrames;
    }
    if (front === null) {
      const share = Math.min(1, passed, ((1 - progress) * durationMs) / frontMs) * stays;
      quad.uniforms.uDots = share;
      return share < 1 ? fadingFrames : standingFrames;
    }
    const middle = -frontShare / 2 + Math.min(1, passed) * (1 + frontShare);
    quad.uniforms.uFront = new Float32Array([middle, frontShare]);
    if (front === 'tide') return this.drawTide(quad, passed, (nowMs - startAt - frontMs - highMs) / ebbMs, stays);
    // The word fades out dot by dot; each dot keeps its colour.
    quad.uniforms.uDots = passed < 1 ? 1 : fading;
    if (passed < 1) return allFrames;
    const { staying, hasWay } = this.moment;
    if (staying !== null && !hasWay) quad.place(staying.x, staying.y, staying.width, staying.height);
    return fading < 1 ? fadingFrames : standingFrames;
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
  private drawTide(quad: Moment['quad'], passed: number, ebb: number, stays: number): FrameNeed {
    const isRising = passed < 1;
    // The water stands at this share of the window's height. Once it has risen, it has no front.
    const level = isRising ? quad.uniforms.uFront[0]! : 1 - Math.max(0, ebb) ** 2;
    if (!isRising) quad.uniforms.uFront = new Float32Array([level, noFront]);
    const top = Math.min(this.height - 1, Math.max(0, this.height * (1 - level - (isRising ? frontShare / 2 : 0))));
    quad.place(0, top, this.width, this.height - top);
    quad.uniforms.uRemains = stayingOpacity * stays;
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
   * Requests the caption of the word, below the word or, where the word has no place, at the foot of the window: the
   * time of the rest on the word, or that there was no rest. For a word that counts, the caption gives the reading
   * time. Requests no caption of a rest if the reader's data was erased in the meantime.
   */
  private tell(): void {
    const { store } = this.surroundings;
    if (this.moment?.isUntold !== true) return;
    this.moment.isUntold = false;
    const { word, counts, staying, cause } = this.moment;
    const restMs = store.get(restedWordsAtom).get(word);
    const at = staying && { x: staying.left, y: staying.bottom };
    if (counts) store.set(captionAtom, { kind: 'counted', at });
    else if (restMs !== undefined) store.set(captionAtom, { kind: 'rested', word, restMs, at, cause });
    else if (word === ownName) store.set(captionAtom, { kind: 'own', at, cause });
  }

  protected begin(request: RequestOf<'phase'>): void {
    const { app, store, palette } = this.surroundings;
    const word = request.word ?? restedWord(store.get(restedWordsAtom), 0) ?? ownName;
    const { canvas } = app;
    const { width, height } = this;
    const isStill = this.surroundings.motion.phase === 'still';
    const front = request.beside === undefined ? (request.front ?? 'ring') : null;
    const eye = request.beside ?? request.from ?? markedPlace(word) ?? this.pointer();
    const over = front === null || isStill ? null : placeOver(word, width, height);
    const beside = placeBeside(word, width, height, eye, canvas, front === null ? mostBeside : mostBehind);
    if (over === null && beside === null) return;
    const way = request.way === true && !isStill ? store.get(pointerWayAtom).until(Date.now()) : [];
    const staying = beside && rectOf(beside);
    const box = front === null || isStill ? staying! : new DOMRect(0, 0, width, height);
    const background = backgroundColourOf(pageElementAt(middleOf(box)));
    const inkAt = (at: Point) => {
      const element = pageElementAt(at);
      const isOnLight = isLight(backgroundColourOf(element));
      return front === 'tide' ? palette.tide[isOnLight ? 0 : 1] : inkColourOf(element);
    };
    const ink = inkAt(middleOf(box));
    // The word that stays is no additional flash: after the front, the page only returns to its background.
    const granted = this.askFlashLimit(request, { area: box, from: background, to: ink, maxDelayMs: 3000 });
    if (granted === null) return;
    this.end();
    const drawn = new MomentWord(word, { over, beside, way }, { width, height }, canvas);
    const quad = new ShadedQuad(effect, uniforms(), { uWord: drawn.texture });
    quad.uniforms.uWindow = new Float32Array([width, height]);
    quad.uniforms.uBackground = new Float32Array(background);
    quad.uniforms.uInk = new Float32Array(ink);
    quad.uniforms.uStayingInk = new Float32Array(staying === null ? ink : inkAt(middleOf(staying)));
    quad.uniforms.uGain = granted.gain;
    quad.place(box.x, box.y, box.width, box.height);
    if (beside !== null) quad.uniforms.uStayingGrain = clamp(beside.size / dotsInSize, 2, 5);
    if (front === null) {
      // As if a front had already passed.
      quad.uniforms.uKind = momentFronts.indexOf('tide');
      quad.uniforms.uFront = new Float32Array([2, noFront]);
    } else {
      const { x, y } = front === 'closing' && staying !== null ? (request.from ?? middleOf(staying)) : eye;
      quad.uniforms.uKind = momentFronts.indexOf(front);
      quad.uniforms.uOrigin = new Float32Array([x, y]);
      quad.uniforms.uReach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
    }
    this.surroundings.layer.addChild(quad);
    const { startAt, gain, durationMs: frontMs } = granted;
    const hasStaying = staying !== null || way.length > 0;
    const staysMs = front === 'tide' ? highMs + ebbMs : front === null ? besideMs : hasStaying ? behindMs : 0;
    const durationMs = frontMs + staysMs;
    // If the flash limit has dimmed the word, it is hardly visible and gets no caption.
    const counts = request.counts === true;
    const isUntold = (request.word === undefined || counts) && gain === 1;
    const path = store.get(pathAtom);
    const stay = { scrolledTo: null, leftAt: null };
    const causes = [request.cause, way.length > 0 ? theWay : undefined].filter((line) => line !== undefined);
    this.moment = {
      quad,
      drawn,
      startAt,
      durationMs,
      gain,
      frontMs,
      path,
      word,
      front,
      isUntold,
      counts,
      cause: causes.length > 0 ? causes.join('\n') : null,
      box,
      staying,
      hasWay: way.length > 0,
      ...stay,
    };
    store.set(hasMomentAtom, true);
    addEventListener('scroll', this.follow, { passive: true });
    this.surroundings.wake();
  }

  /** The position of the pointer; before its first move, the middle of the window. */
  private pointer(): Point {
    const { x, y } = this.surroundings.store.get(pointerAtom);
    return x === 0 && y === 0 ? { x: this.width / 2, y: this.height / 2 } : { x, y };
  }

  /** Draws the next frame at once, so that the word leaves as soon as the text has moved away beside it. */
  private readonly follow = () => this.surroundings.wake();

  protected end(): void {
    this.moment?.quad.destroy();
    this.moment?.drawn.destroy();
    if (this.moment !== null) this.surroundings.store.set(hasMomentAtom, false);
    removeEventListener('scroll', this.follow);
    this.moment = null;
  }
}

const rectOf = ({ left, top, right, bottom }: Area): DOMRect => new DOMRect(left, top, right - left, bottom - top);

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });
