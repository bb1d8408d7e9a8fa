import { influencePrice } from '#contract/influence.ts';
import { demoPaymentPath } from '#contract/paths.ts';
import type { Order } from '../../../storage/storage.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The HTML of the page: text and two forms, without script. `styles`: the URLs of the site's stylesheets. */
export function demoPage({ id, designation, message }: Order, styles: readonly string[]): string {
  const links = [...styles, '/payment-demo.css'].map((href) => `<link rel="stylesheet" href="${escaped(href)}" />`);
  const action = escaped(`${demoPaymentPath}/${id}`);
  return `<!doctype html>
<html lang="en-GB" data-effects="off">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>Demonstration payment · D5U</title>
<link rel="icon" href="/seal.svg" type="image/svg+xml" />
${links.join('\n')}
</head>
<body class="demo">
<main>
<p class="label">Demonstration payment</p>
<h1>No money moves here</h1>
<p class="sum"><s>$${influencePrice.price}.00</s> <span>$0.00</span></p>
<div class="words">
<p>A payment provider would stand here. None is connected to this copy of the court, so this page stands in for one. It asks for no card, charges nothing and tells nobody. Everything after it is as it would be.</p>
<dl>
<div><dt>for</dt><dd>the sixth seat, until somebody else pays</dd></div>
<div><dt>designation</dt><dd dir="auto">${escaped(designation.toUpperCase())}</dd></div>
<div><dt>message</dt><dd dir="auto">${escaped(message)}</dd></div>
</dl>
<div class="ways">
<form method="post" action="${action}/pay"><button class="pay">Pay nothing for one line</button></form>
<form method="post" action="${action}/cancel"><button class="back">Go back without sitting</button></form>
</div>
</div>
</main>
</body>
</html>
`;
}
