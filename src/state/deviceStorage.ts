/** Local storage. Where the browser denies access to it, a stand-in that holds nothing. */
export function deviceStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
