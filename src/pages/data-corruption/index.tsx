import { storyPage } from '../storyPage.tsx';
import { File } from './File.tsx';
import style from './style.module.css';

/** A file that decays as it is read. The line that is read slowly is mended, and a mended line stays as it is. */
export default storyPage(
  { slug: 'data-corruption', className: style.page, fragments: 'own' },
  function DataCorruption({ page }) {
    // Another phase is another file, with damage of its own.
    return <File key={`${page.phase}:${page.blocks.length}`} page={page} />;
  },
);
