/** A picture that differs from the one before it. */
interface FilmFrame {
  /** Seconds after the start. */
  readonly atS: number;
  readonly file: string;
  /** Share of the window's pixels that differ. */
  readonly share: number;
  /** Bounding box of these pixels: left, top, right, bottom, in pixels. */
  readonly box: readonly [number, number, number, number];
}

/** Consecutive pictures without a pause between them. */
export interface Scene {
  readonly frames: FilmFrame[];
}

const style = `
  body { margin: 2rem; background: #1c1e20; color: #c9c6bd; font: 14px/1.4 ui-monospace, monospace; }
  h2 { margin: 2rem 0 0.5rem; font-size: inherit; font-weight: normal; }
  div { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 0.5rem; }
  figure { margin: 0; }
  img { display: block; width: 100%; }
`;

/** HTML with one row of pictures for each scene. */
export function filmSheetOf(scenes: readonly Scene[]): string {
  const rows = scenes.map(({ frames }) => {
    const figures = frames.map(({ atS, file, share }) => {
      const caption = `${atS.toFixed(2)} s, ${(share * 100).toFixed(2)} %`;
      return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
    });
    return `<section><h2>${frames[0]!.atS.toFixed(2)} s</h2><div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Film</title>
<style>${style}</style>
<h1>Film</h1>
${rows.join('\n')}
</html>
`;
}
