// Says in plain words that a page cannot be shown: in an older browser on every page, otherwise on a hidden page whose
// scripts do not load (B-LOAD-05). Written in old syntax, so that an old browser can run it. The versions are those of
// docs/operations.md, "Browsers".
(function () {
  // The oldest Safari of the site is the first with lookbehind, the oldest Firefox the first with :has(), the oldest
  // Chrome the first with color-mix().
  var isOld = true;
  try {
    isOld = !new RegExp('(?<=a)') || !CSS.supports('selector(:has(a)) and (color:color-mix(in srgb,red,red))');
  } catch (error) {
    // A pattern that the browser does not know.
  }
  var wait = document.querySelector('#root > [role=status]');
  var say = function (sentence, words, href) {
    var line = document.createElement('p');
    line.setAttribute('role', 'status');
    line.style.cssText = 'margin:0;padding:1rem;max-width:40em';
    line.textContent = sentence + ' ';
    var link = document.createElement('a');
    link.href = href;
    link.textContent = words;
    line.appendChild(link);
    // An older browser may begin to render the page and fail, so the sentence is outside of the page.
    if (wait && !isOld) {
      line.removeAttribute('role');
      wait.replaceChildren(line);
    } else {
      if (wait) wait.parentNode.removeChild(wait);
      document.body.insertBefore(line, document.body.firstChild);
    }
  };
  if (isOld) {
    say(
      'This browser is too old for this site: it needs Chrome or Edge 111, Firefox 121, Safari 16.4 or newer.',
      'What can be read without scripts starts at the front page.',
      '/',
    );
    return;
  }
  if (!wait) return;
  var late = function () {
    say('This page has not come. The connection may be slow, or the site was renewed.', 'Try again.', location.href);
  };
  setTimeout(late, 10000);
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName === 'SCRIPT') late();
    },
    true,
  );
})();
