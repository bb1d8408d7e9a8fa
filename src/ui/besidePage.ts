let place: HTMLElement | null = null;

/**
 * The container for React portals above the page. It is beside the root of the page and not `body`, because React
 * listens to every kind of event on the container of a portal, and continues after the portal was removed. On `body`,
 * React would handle each event of the page twice.
 */
export function besidePage(): HTMLElement {
  if (place === null) {
    place = document.createElement('div');
    // The container has no box. Its content inherits the background of the page through it.
    place.style.display = 'contents';
    place.style.background = 'inherit';
  }
  if (!place.isConnected) document.body.append(place);
  return place;
}
