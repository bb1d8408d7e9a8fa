import ar from 'naughty-words/ar.json' with { type: 'json' };
import cs from 'naughty-words/cs.json' with { type: 'json' };
import da from 'naughty-words/da.json' with { type: 'json' };
import de from 'naughty-words/de.json' with { type: 'json' };
import en from 'naughty-words/en.json' with { type: 'json' };
import es from 'naughty-words/es.json' with { type: 'json' };
import fa from 'naughty-words/fa.json' with { type: 'json' };
import fi from 'naughty-words/fi.json' with { type: 'json' };
import fil from 'naughty-words/fil.json' with { type: 'json' };
import fr from 'naughty-words/fr.json' with { type: 'json' };
import hi from 'naughty-words/hi.json' with { type: 'json' };
import hu from 'naughty-words/hu.json' with { type: 'json' };
import it from 'naughty-words/it.json' with { type: 'json' };
import ja from 'naughty-words/ja.json' with { type: 'json' };
import ko from 'naughty-words/ko.json' with { type: 'json' };
import nl from 'naughty-words/nl.json' with { type: 'json' };
import no from 'naughty-words/no.json' with { type: 'json' };
import pl from 'naughty-words/pl.json' with { type: 'json' };
import pt from 'naughty-words/pt.json' with { type: 'json' };
import ru from 'naughty-words/ru.json' with { type: 'json' };
import sv from 'naughty-words/sv.json' with { type: 'json' };
import th from 'naughty-words/th.json' with { type: 'json' };
import tr from 'naughty-words/tr.json' with { type: 'json' };
import zh from 'naughty-words/zh.json' with { type: 'json' };

/**
 * The lists of the package by language. The main module of the package has no types. The English list is used only for
 * words in pieces, because `obscenity` has more English words.
 */
export const lists = { ar, cs, da, de, es, fa, fi, fil, fr, hi, hu, it, ja, ko, nl, no, pl, pt, ru, sv, th, tr, zh };
export { en as englishList };
