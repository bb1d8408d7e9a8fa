let place: HTMLElement | null = null;

/**
 * The element for React portals above the page. It is beside the page's root and not `body`: React listens to every
 * kind of event on the target of a portal, and does not stop when the portal ends. On `body` it would handle each event
 * of the page twice.
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
