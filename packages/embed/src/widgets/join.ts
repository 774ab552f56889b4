/** Adds the groups of the next page below those in place; a group of the same title goes on. Answers the first new element. */
export function join(racine: HTMLElement, suivante: HTMLElement): HTMLElement | null {
  const connus = new Set([...racine.querySelectorAll('[data-bridge-elements] > [data-bridge-objet]')].map(objetDe));
  const groupes = [...racine.querySelectorAll<HTMLElement>('[data-bridge-elements]')];
  let premier: HTMLElement | null = null;
  for (const [rang, nouveau] of [...suivante.querySelectorAll<HTMLElement>('[data-bridge-elements]')].entries()) {
    // An agenda may show an objet again on another day; another list shows it once.
    const agenda = groupes.length > 1 || titreDe(nouveau) !== '';
    const elements = [...nouveau.children].filter((element) => agenda || !connus.has(objetDe(element)));
    const dernier = groupes.at(-1);
    if (!dernier) return premier;
    const memeJour = rang === 0 && titreDe(nouveau) === titreDe(dernier);
    const lieu = memeJour ? dernier : open(dernier, nouveau);
    if (!memeJour) groupes.push(lieu);
    const ajoutes = elements.map((element) => document.importNode(element, true));
    lieu.append(...ajoutes);
    premier ??= ajoutes.find((element) => element instanceof HTMLElement) ?? null;
  }
  return premier;
}

/** Adds a group after the last one: its block, with its title if it has one. */
function open(dernier: HTMLElement, nouveau: HTMLElement): HTMLElement {
  const bloc = blocDe(nouveau).cloneNode(true);
  if (!(bloc instanceof HTMLElement)) return dernier;
  const lieu = bloc.matches('[data-bridge-elements]')
    ? bloc
    : bloc.querySelector<HTMLElement>('[data-bridge-elements]');
  lieu?.replaceChildren();
  blocDe(dernier).after(bloc);
  return lieu ?? dernier;
}

const blocDe = (groupe: HTMLElement): HTMLElement => groupe.closest<HTMLElement>('.bridge-jour') ?? groupe;
const titreDe = (groupe: HTMLElement): string => groupe.closest('.bridge-jour')?.querySelector('h2')?.textContent ?? '';
const objetDe = (element: Element): string => element.getAttribute('data-bridge-objet') ?? '';
