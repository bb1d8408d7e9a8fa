/** A fragment (`type:id`) as text for the visitor: its type, and its name without hyphens. A file keeps its name. */
export function fragmentLabel(fragment: string): { readonly type: string; readonly name: string } {
  const [type = '', id = ''] = fragment.split(':');
  return { type: type === 'egg' ? 'exhibit' : type, name: type === 'archive' ? id : id.replaceAll('-', ' ') };
}
