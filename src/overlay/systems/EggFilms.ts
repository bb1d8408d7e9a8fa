import type { WebGLRenderer } from 'pixi.js';
import { type Film, FilmView } from '../eggFilm.ts';
import type { Surroundings } from '../OverlaySystem.ts';
import { isQuiet, type ShownEgg } from './ShownEgg.ts';

interface Filmed {
  /** Null before the film is made, and if the film could not be made. */
  film: Film | null;
  /** The view in the egg's button that plays the film; null before it is first played. */
  view: FilmView | null;
}

/**
 * Makes and plays the films of eggs that only drift (src/overlay/eggFilm.ts). Only one film is made at a time, because
 * making a film takes the time of several frames on a software GPU.
 */
export class EggFilms {
  private readonly surroundings: Surroundings;
  private readonly filmed = new Map<ShownEgg, Filmed>();
  /** Aborts the film that is being made. */
  private readonly ending = new AbortController();
  private isFilming = false;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** Plays the egg's film and returns true; false while the overlay's canvas has to draw the egg. */
  play(one: ShownEgg): boolean {
    const { areFilmed, motion } = this.surroundings;
    if (!areFilmed || !motion.eggsDrift) return false;
    if (!isQuiet(one)) {
      this.hide(one);
      return false;
    }
    const filmed = this.filmed.get(one);
    if (filmed === undefined && !this.isFilming) void this.make(one);
    if (filmed?.film == null || one.button === null) return false;
    // When an egg is shown again after a scroll, React renders a new button.
    if (filmed.view?.button !== one.button) filmed.view = new FilmView(one.button, filmed.film);
    one.sprite.hide();
    filmed.view.show(one.driftedMs, one.place?.scale ?? 1);
    return true;
  }

  hide(one: ShownEgg): void {
    this.filmed.get(one)?.view?.hide();
  }

  /** Removes the egg's film from the page. */
  remove(one: ShownEgg): void {
    this.filmed.get(one)?.view?.destroy();
    this.filmed.delete(one);
  }

  /** Stops making films. The film of each egg is removed with that egg. */
  end(): void {
    this.ending.abort();
  }

  private async make(one: ShownEgg): Promise<void> {
    const filmed: Filmed = { film: null, view: null };
    this.filmed.set(one, filmed);
    this.isFilming = true;
    try {
      filmed.film = await one.sprite.film(this.surroundings.app.renderer as WebGLRenderer, this.ending.signal);
    } catch (error) {
      // The canvas continues to draw this egg. B-OVL-02.
      console.error('Could not record an egg.', error);
    } finally {
      this.isFilming = false;
    }
  }
}
