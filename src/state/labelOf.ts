/** What somebody has found as they may read it: “chipped mug”, and what it is filed under. A file keeps its name as it is. */
export function labelOf(fragment: string): { readonly type: string; readonly name: string } {
  const [type = '', id = ''] = fragment.split(':');
  return { type: type === 'egg' ? 'exhibit' : type, name: type === 'archive' ? id : id.replaceAll('-', ' ') };
}
