import { storyPage } from '../storyPage.tsx';
import { File } from './File.tsx';
import style from './style.module.css';

/** A file that decays as it is read. A line that is read slowly is repaired, and then stays as it is. */
export default storyPage(
  { slug: 'data-corruption', className: style.page, fragments: 'own' },
  function DataCorruption({ page }) {
    // Another phase has another file, with its own damage.
    return <File key={`${page.phase}:${page.blocks.length}`} page={page} />;
  },
);
