const style = `
  body { margin: 2rem; background: #1c1e20; color: #c9c6bd; font: 14px/1.4 ui-monospace, monospace; }
  section { margin-bottom: 3rem; }
  h2 { margin: 0 0 0.5rem; font-size: inherit; font-weight: normal; }
  div { display: flex; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { display: block; height: 22rem; width: auto; }
`;

/** HTML with one row for each page. Pictures are named "<slug>-<phase>-<width>.png", and each links to its file. */
export function sheetOf(pictures: Readonly<Record<string, readonly string[]>>): string {
  const rows = Object.entries(pictures).map(([slug, files]) => {
    const figures = files.map((file) => {
      const [, phase = '', width = ''] = /-(\d)-(\d+)\.png$/.exec(file) ?? [];
      const caption = `phase ${phase}, ${width} wide`;
      return `<figure><a href="${file}"><img src="${file}" alt="/${slug}, ${caption}" loading="lazy"></a>
        <figcaption>${caption}</figcaption></figure>`;
    });
    return `<section><h2>${slug}</h2><div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>${style}</style>
<h1>Contact sheet</h1>
${rows.join('\n')}
</html>
`;
}
