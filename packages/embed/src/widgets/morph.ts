/** Attributes that the visitor or this script sets, and that an answer of the server leaves. */
const A_NOUS = ['open', 'tabindex', 'aria-busy', 'aria-pressed', 'data-bridge-actif'];

/** An element whose content this script draws, and a widget of its own updates. */
const A_PART = '[data-bridge-carte]';

/**
 * Makes an element like another with as few changes as possible: unchanged parts keep their focus, their typed text
 * and, for a live region, their place in the page, without which nothing is announced.
 */
export function morph(de: Element, vers: Element): void {
  syncAttributes(de, vers);
  if (de.matches(A_PART)) rewrite(de, vers);
  // The content of a template is not among its children, and holds no focus.
  else if (de instanceof HTMLTemplateElement && vers instanceof HTMLTemplateElement)
    de.content.replaceChildren(document.importNode(vers.content, true));
  else syncChildren(de, vers);
}

function syncChildren(de: Element, vers: Element): void {
  const voulus = new Set([...vers.children].map(cleDe));
  const anciens = new Map<string, Element>();
  for (const enfant of [...de.children]) {
    const cle = cleDe(enfant);
    if (cle && voulus.has(cle) && !anciens.has(cle)) anciens.set(cle, enfant);
    else if (cle) enfant.remove();
  }
  let place = de.firstChild;
  for (const nouveau of [...vers.childNodes]) {
    const garde = pick(nouveau, place, anciens);
    if (!garde) {
      de.insertBefore(document.importNode(nouveau, true), place);
      continue;
    }
    if (garde === place) place = place.nextSibling;
    else de.insertBefore(garde, place);
    if (garde instanceof Element && nouveau instanceof Element) morph(garde, nouveau);
    else if (garde.nodeValue !== nouveau.nodeValue) garde.nodeValue = nouveau.nodeValue;
  }
  while (place) {
    const reste = place;
    place = place.nextSibling;
    reste.remove();
  }
}

/** Keeps the drawing of an element, and takes the data of the new one. */
function rewrite(de: Element, vers: Element): void {
  const donnees = de.querySelector('script[type="application/json"]');
  if (donnees) donnees.textContent = vers.querySelector('script[type="application/json"]')?.textContent ?? '';
}

/** The node that becomes the new one: the same objet wherever it stands, else a like node at the same place. */
function pick(nouveau: Node, place: ChildNode | null, anciens: Map<string, Element>): ChildNode | null {
  const cle = nouveau instanceof Element ? cleDe(nouveau) : null;
  if (cle) {
    const meme = anciens.get(cle);
    anciens.delete(cle);
    return meme && meme.nodeName === nouveau.nodeName ? meme : null;
  }
  if (!place || place.nodeName !== nouveau.nodeName) return null;
  return place instanceof Element && cleDe(place) ? null : place;
}

/** The parts of which a list has one. */
const PARTIES = ['data-bridge-moteur', 'data-bridge-resultats', 'data-bridge-carte', 'data-bridge-elements', 'role'];

/** The key by which an element is known again. A choice that comes or goes must not move the focus to its neighbour. */
function cleDe(element: Element): string | null {
  const objet = element.getAttribute('data-bridge-objet');
  if (objet !== null) return `objet ${objet}`;
  if (element.id !== '') return `id ${element.id}`;
  const partie = PARTIES.find((nom) => element.hasAttribute(nom));
  if (partie) return `${partie} ${element.getAttribute(partie)} ${element.previousElementSibling?.id ?? ''}`;
  // The drawer of all filters stays the drawer, whichever filter comes first in it.
  const seul = /^(LI|LABEL|INPUT|DETAILS)$/.test(element.nodeName) && element.parentElement?.nodeName !== 'FORM';
  const champ = seul ? champDe(element) : null;
  if (!champ) return null;
  const parmi = /^(checkbox|radio)$/.test(champ.type) && element.nodeName !== 'DETAILS';
  return `champ ${champ.name} ${parmi ? champ.getAttribute('value') : ''}`;
}

const champDe = (element: Element): HTMLInputElement | null =>
  element instanceof HTMLInputElement && element.name !== ''
    ? element
    : element.querySelector<HTMLInputElement>('input[name]');

function syncAttributes(de: Element, vers: Element): void {
  for (const { name } of [...de.attributes]) {
    if (!vers.hasAttribute(name) && !A_NOUS.includes(name)) de.removeAttribute(name);
  }
  for (const { name, value } of vers.attributes) {
    if (!A_NOUS.includes(name) && de.getAttribute(name) !== value) de.setAttribute(name, value);
  }
  if (de instanceof HTMLInputElement && vers instanceof HTMLInputElement) {
    de.checked = vers.checked;
    if (!isTyped(de)) de.value = vers.value;
  } else if (de instanceof HTMLOptionElement && vers instanceof HTMLOptionElement) de.selected = vers.selected;
}

function isTyped(champ: HTMLInputElement): boolean {
  const lieu = champ.getRootNode();
  return (lieu instanceof Document || lieu instanceof ShadowRoot) && lieu.activeElement === champ;
}
