/**
 * The UTF-8 length of `text` in bytes. A lone surrogate counts as the three bytes of U+FFFD. Core and contract have no
 * TextEncoder.
 */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    bytes += 1;
    if (unit < 0x800) continue;
    bytes += 1;
    const isHigh = unit >= 0xd800 && unit <= 0xdbff;
    const next = isHigh ? text.charCodeAt(at + 1) : 0;
    // A surrogate pair has two units and four bytes.
    if (isHigh && next >= 0xdc00 && next <= 0xdfff) at += 1;
  }
  return bytes;
}
