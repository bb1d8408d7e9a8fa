let place: HTMLElement | null = null;

/**
 * The element that holds what is drawn above the page by a portal. It is beside the page's root and not `body`: React
 * listens to every kind of event on the element that a portal leads to, and does not stop when the portal ends. On
 * `body` it would handle each event of the page twice.
 */
export function besidePage(): HTMLElement {
  if (place === null) {
    place = document.createElement('div');
    // It has no box, and its content inherits the page's background through it.
    place.style.display = 'contents';
    place.style.background = 'inherit';
  }
  if (!place.isConnected) document.body.append(place);
  return place;
}
