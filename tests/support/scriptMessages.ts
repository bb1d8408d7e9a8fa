const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onpointerenter',
  'onanimationstart',
];
const elements = [
  'img src=x',
  'svg',
  'body',
  'a',
  'input autofocus',
  'details open',
  'video',
  'iframe',
  'object',
  'math',
];

/** Eighty elements with an event handler, and other ways to turn a text into a script. */
export const scriptMessages: readonly string[] = [
  ...elements.flatMap((element) => handlers.map((handler) => `<${element} ${handler}=alert(1)>`)),
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{background:red}</style>',
  '<base href=/>',
  '<meta http-equiv=refresh content=0>',
  '<form action=/payments><button>x</button></form>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '＜script＞alert(1)＜/script＞',
  'javascript:alert(1)',
];

/** Characters that are invisible or reverse the direction of the text. */
export const hiddenCharacters: readonly string[] = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
  ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e\u115f\u3164\uffa0\u2800',
  ...'\u0000\u0007\u001b\u007f\u0085\u2028\u2029\ue000',
];
