import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import type { PicturePiece } from '#contract/api/archive.ts';
import { clicksToRecover } from '#contract/opening.ts';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { besideMs, disturbanceAtom, type Point } from '../../state/disturbance.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { archiveFragment, recoveredFiles } from '../../state/recoveredFiles.ts';
import { sendToSimulationAtom } from '../../state/simulation.ts';
import { useSounded } from '../../state/sound.ts';
import { useMotion } from '../../ui/motion.ts';
import { hashText } from '../../ui/random.ts';
import { ClickRecord } from './ClickRecord.ts';

export interface Archive {
  /** Clicks on a file since the page was loaded. R-ARC-07. */
  readonly attemptsOn: (filename: string) => number;
  /** Names of the recovered files, oldest recovery first, including those of earlier page loads. */
  readonly recovered: readonly string[];
  /** Whether the file was recovered by a press since the page was loaded. */
  readonly isBrought: (filename: string) => boolean;
  /** Whether the text of a file is coming, block by block, after a press. */
  readonly isTextComing: () => boolean;
  /** The pieces of the picture that have come, in the order in which they came. R-ARC-13. */
  readonly pieces: readonly PicturePiece[];
  /** Adds the piece that has come with the text of a file. Shows the word of a file that was recovered by a press. */
  readonly bring: (filename: string, piece: PicturePiece) => void;
  /** The file clicked last; null before the first click. */
  readonly lastAsked: string | null;
  /** Handles one click on a file. */
  readonly ask: (filename: string) => void;
  readonly clicks: ClickRecord;
}

/** Shortest time between two words of recovered files, ms. The text of each file comes in any case. B-OVL-04. */
const wordEveryMs = 20_000;

/** Time in which the blocks of a text come and get clean, ms (recovered.css). */
const comingMs = 3200;

/** Counts attempts and recoveries, and sends them to the server and to the simulation. Spec §4 "Archive files". */
export function useArchive(): Archive {
  const fragments = useAtomValue(fragmentsAtom);
  const send = useSetAtom(sendToSimulationAtom);
  const sounded = useSounded();
  const disturb = useSetAtom(disturbanceAtom);
  const motion = useMotion();
  const wordShownAt = useRef(-Infinity);
  const [clicks] = useState(() => new ClickRecord());
  const [attempts, setAttempts] = useState<Readonly<Record<string, number>>>({});
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  // The worker updates the narrative state, but the worker may be slow or have failed. Recoveries made here count at
  // once.
  const [seenHere, setSeenHere] = useState<readonly string[]>([]);
  const recovered = useMemo(() => recoveredFiles(fragments, seenHere, archiveFiles), [fragments, seenHere]);

  const attemptsOn = (filename: string) => attempts[filename] ?? 0;
  const ask = (filename: string) => {
    const next = attemptsOn(filename) + 1;
    setAttempts((now) => ({ ...now, [filename]: next }));
    setLastAsked(filename);
    clicks.record(filename, next);
    const isRecovery = next >= clicksToRecover && !recovered.includes(filename);
    sounded(isRecovery ? 'recovered' : 'file');
    if (!isRecovery) return;
    setSeenHere((now) => [...now, filename]);
    send({ kind: 'fragment-found', fragment: archiveFragment(filename) });
  };
  const isBrought = (filename: string) => seenHere.includes(filename);
  const [pieces, setPieces] = useState<readonly PicturePiece[]>([]);
  const arrivedAt = useRef(-Infinity);
  const bring = (filename: string, piece: PicturePiece) => {
    if (isBrought(filename)) arrivedAt.current = Date.now();
    setPieces((now) => (now.some(({ place }) => place === piece.place) ? now : [...now, piece]));
    if (motion === 'off' || !isBrought(filename) || Date.now() - wordShownAt.current < wordEveryMs) return;
    wordShownAt.current = Date.now();
    // The first word of the file name: “verdict” of verdict_47001.enc.
    const [word = ''] = filename.split(/[._]/);
    // Beside the text, which has just come: the reader has earned the text, and reads it now.
    const beside = textEnd(filename);
    disturb({ kind: 'phase', word, beside, durationMs: besideMs, seed: hashText(filename) });
  };
  const isTextComing = () => Date.now() - arrivedAt.current < comingMs;
  return { attemptsOn, recovered, isBrought, isTextComing, pieces, bring, lastAsked, ask, clicks };
}

/** The right end of the text of a file, CSS pixels of the window; the middle of the window where it is not shown. */
function textEnd(filename: string): Point {
  const text = document.querySelector(`[data-hover="${filename}"] p`)?.getBoundingClientRect();
  return text === undefined
    ? { x: innerWidth / 2, y: innerHeight / 2 }
    : { x: text.right, y: (text.top + text.bottom) / 2 };
}
