import type { ReadingKind } from '#contract/simulation.ts';
import type { Point } from '../../state/disturbance.ts';
import { sidenoteAtom } from '../../state/sidenote.ts';
import { restAtom, type WordAt } from '../../state/trace.ts';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { randomFrom } from '../../ui/random.ts';
import { wordRange } from '../../ui/wordRange.ts';
import { backgroundColourOf } from '../backgroundColour.ts';
import { inkColourOf } from '../inkColour.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import { type Box, rectOf, type TextLine } from '../pageLines.ts';
import { strokeOn } from '../palette.ts';
import { PointerOnWords } from '../reading/PointerOnWords.ts';
import {
  areaOfMarks,
  drawMarks,
  lastBegins,
  type Mark,
  markPieces,
  markSurprise,
  markThreads,
  pieceSpansOf,
  surprisingSpans,
} from '../reading/marks.ts';
import { ReadingQuad } from '../reading/ReadingQuad.ts';
import { readingMs } from '../reading/readingMs.ts';
import { drawSettling, type Settling, settlingIn, wordLasts } from '../reading/settling.ts';
import { passageOf, placesOf, readableLines, type Span, type WordLine, wordSpansOf } from '../reading/words.ts';
import { type Place, Imprint } from '../Imprint.ts';
import { DisturbanceSystem, type RequestOf } from './DisturbanceSystem.ts';

/** Longest delay of a reading effect, ms. It is the same as for a glitch. */
const maxDelayMs = 700;
/** Opacity of the tint of a piece after the piece was read, as a share of the full opacity, 0 to 1. */
const piecesRemain = 0.55;
/** Largest distance of a point from the left or right end of its line, CSS pixels. */
const besidePx = 24;
/** Shortest thread, CSS pixels. A thread to a nearer word would look like a dot. */
const shortestThread = 60;

type ReadingRequest = RequestOf<'reading'>;

/** The drawing of an effect, its first line, and the words for the caption of its sound. */
type Drawing = {
  readonly line: TextLine;
  /**
   * The kind of the effect, the words in the caption of its sound, and the number of pieces, threads or lit words; 3
   * for settling.
   */
  readonly heard: { readonly kind: ReadingKind; readonly words: string; readonly count: number };
  /** The lit words, which are marked when the effect is over. */
  readonly found?: readonly Place[];
  /** The words that the threads reach. */
  readonly reached?: readonly Place[];
} & (
  | { readonly kind: 'marks'; readonly marks: readonly Mark[]; readonly remains: number }
  | { readonly kind: 'settling'; readonly settling: Settling }
);

interface Reading {
  readonly quad: ReadingQuad;
  readonly startAt: number;
  readonly durationMs: number;
  /** Words that are marked when the effect is over. */
  readonly found: readonly Place[];
}

/**
 * Shows a machine at work on the words of the page. The words stay in place and can be selected. A word is hidden only
 * while alternatives are shown in its place, for 0.36 s. B-OVL-06, B-OVL-07, B-OVL-10.
 */
export class ReadingSystem extends DisturbanceSystem<'reading'> {
  private pointer: PointerOnWords | null = null;
  private reading: Reading | null = null;
  /** Words that have settled, in lower case. Other words are preferred to them. */
  private readonly settled = new Set<string>();
  private readonly found = new Imprint();

  constructor() {
    super('reading');
  }

  override init(surroundings: DisturbanceSystem<'reading'>['surroundings']): void {
    this.pointer = new PointerOnWords(surroundings.store);
    super.init(surroundings);
  }

  override resize(width: number, height: number): void {
    this.end();
    super.resize(width, height);
  }

  override destroy(): void {
    super.destroy();
    this.pointer?.destroy();
    this.found.clear();
  }

  area(): Area | null {
    return this.reading === null ? null : this.reading.quad.area();
  }

  protected draw(nowMs: number): FrameNeed {
    if (this.reading === null) return noFrames;
    const { quad, startAt, durationMs, found } = this.reading;
    const progress = (nowMs - startAt) / durationMs;
    if (quad.advance(progress)) return allFrames;
    this.end();
    // An effect that ends early has not read all words, so no words are marked.
    const [first] = progress >= 1 ? this.found.add(found) : [];
    if (first !== undefined) this.surroundings.store.set(sidenoteAtom, { kind: 'found', range: first });
    return noFrames;
  }

  protected begin(request: ReadingRequest): void {
    const { store } = this.surroundings;
    // A glitch also requests a settling word at a point. Only the answer to a rest of the pointer has `restAtom` itself
    // as its point.
    if (!this.hasBegun(request) && request.at !== undefined && request.at === store.get(restAtom))
      store.set(restAtom, null);
  }

  /** Draws the request. Returns false if there was nothing to draw, or the flash limit did not permit it. */
  private hasBegun(request: ReadingRequest): boolean {
    const { app, layer, palette, motion, wake } = this.surroundings;
    const random = randomFrom(request.seed);
    const drawing = this.drawingOf(request, random);
    if (drawing === null) return false;
    const { line } = drawing;
    const [background, ink] = [backgroundColourOf(line.element), inkColourOf(line.element)];
    const area: Box =
      drawing.kind === 'marks' ? areaOfMarks(drawing.marks, this.width, this.height) : drawing.settling.box;
    const isCalm = motion.reading === 'faded';
    const to = drawing.kind === 'marks' || isCalm ? strokeOn(background, palette.scan, ink) : ink;
    const { kind, words, count } = drawing.heard;
    const step = drawing.kind === 'settling' ? wordLasts : lastBegins / Math.max(1, count);
    const durationMs = readingMs[kind];
    const stepMs = Math.round(step * durationMs);
    const granted = this.askFlashLimit(
      { ...request, durationMs },
      { area, from: background, to, maxDelayMs },
      { cause: `reading:${kind}`, figures: [count, stepMs], words },
    );
    if (granted === null) return false;

    if (drawing.kind === 'settling')
      for (const { text } of drawing.settling.words) this.settled.add(text.toLowerCase());
    this.end();
    const canvas = document.createElement('canvas');
    const { resolution } = app.renderer;
    if (drawing.kind === 'marks') drawMarks(drawing.marks, area, canvas, resolution);
    else drawSettling(drawing.settling, canvas, resolution);
    const pins = drawing.kind === 'marks' ? [line] : drawing.settling.words;
    const look = { pins, area, canvas, background, ink, scan: palette.scan, isCalm };
    const quad = new ReadingQuad(
      {
        ...look,
        settles: drawing.kind === 'settling',
        remains: drawing.kind === 'marks' ? drawing.remains : 0,
      },
      granted.gain,
    );
    layer.addChild(quad);
    const { found = [] } = drawing;
    if (kind === 'surprise') this.found.clear();
    this.reading = { quad, startAt: granted.startAt, durationMs: granted.durationMs, found };
    const [reached] = drawing.reached ?? [];
    const range = reached && wordRange(reached.node, reached.start, reached.text);
    if (range) this.surroundings.store.set(sidenoteAtom, { kind: 'before', range });
    wake();
    return true;
  }

  protected end(): void {
    this.reading?.quad.destroy();
    this.reading = null;
  }

  /**
   * The drawing of an effect. If the requested kind finds nothing to show, pieces are shown. For a request with a point
   * of the window, a settling word of the line there is shown. Null if there is nothing to draw.
   */
  private drawingOf({ reading: kind, reach, at }: ReadingRequest, random: () => number): Drawing | null {
    const lines = readableLines(this.width, this.height);
    const word = this.pointer?.wordUnder() ?? null;
    const own = lines.find(({ parts }) => parts.some((part) => word !== null && holds(part, word))) ?? null;
    const rect =
      word === null ? null : rectOf(word.node, word.start, Math.min(word.node.length, word.start + word.word.length));
    if (kind === 'threads' && word !== null && own !== null && rect !== null) {
      const targets = this.targetsIn(lines, word.word, rect);
      if (targets.length > 0)
        return {
          kind: 'marks',
          marks: markThreads(
            rect,
            targets.map((target) => target.rect),
          ),
          remains: 1,
          line: own.parts[0]!,
          reached: placesOf(targets),
          heard: { kind, words: word.word, count: targets.length },
        };
    }
    const answered = at === undefined ? null : (lines.find((line) => isAt(line, at)) ?? null);
    if (at !== undefined && answered === null) return null;
    if (kind === 'settling' || answered !== null) {
      const x = at?.x ?? (rect === null ? 0 : (rect.left + rect.right) / 2);
      const line = answered ?? own;
      const under = line === null ? null : { line, x };
      const settling = settlingIn(
        answered === null ? lines : [answered],
        { under, reach, earlier: this.settled },
        random,
      );
      if (settling !== null) {
        const words = settling.words.map(({ text }) => text).join(', ');
        return { kind: 'settling', settling, line: settling.words[0]!, heard: { kind: 'settling', words, count: 3 } };
      }
      if (answered !== null) return null;
    }
    const passage = passageOf(lines, own, reach, random);
    const line = passage[0]?.parts[0];
    if (line === undefined) return null;
    if (kind === 'surprise') {
      const spans = wordSpansOf(passage);
      const lit = surprisingSpans(spans);
      const heard = { kind, words: lit.map(({ text }) => text).join(', '), count: lit.length };
      return { kind: 'marks', marks: markSurprise(spans, new Set(lit)), remains: 0, line, heard, found: placesOf(lit) };
    }
    const spans = pieceSpansOf(passage);
    const heard = { kind: 'pieces', words: passage.map(({ text }) => text).join(' '), count: spans.length } as const;
    return { kind: 'marks', marks: markPieces(spans), remains: piecesRemain, line, heard };
  }

  /** The words on which the pointer rested longest, if they are in the window, longest rest first. */
  private targetsIn(lines: readonly WordLine[], word: string, from: DOMRect): readonly Span[] {
    const spans = wordSpansOf(lines);
    return this.pointer!.longest().flatMap(([each]) => {
      if (each === word.toLowerCase()) return [];
      const places = spans.filter(({ text }) => text.toLowerCase() === each);
      const far = places.filter(
        ({ rect: { left, top } }) => Math.hypot(left - from.left, top - from.top) >= shortestThread,
      );
      return far.slice(0, 1);
    });
  }
}

/** Whether a point of the window is in a line, or a little to the left or right of it. */
const isAt = ({ rect }: WordLine, { x, y }: Point): boolean =>
  y >= rect.top && y <= rect.bottom && x >= rect.left - besidePx && x <= rect.right + besidePx;

const holds = ({ node, start, text }: TextLine, under: WordAt): boolean =>
  node === under.node && under.start >= start && under.start < start + text.length;
