/** The box of one annonce in a page: what it shows, and whether changing it moves what stands around it. */

/** Set by this script alone: an answer of the server that takes the place of the page takes it away. */
export const isMontree = ({ dataset }: HTMLElement): boolean => dataset.bridgeMontree !== undefined;

interface Changement {
  readonly modeles: ReadonlyMap<number, HTMLTemplateElement>;
  /** It came with a page that was added below: nobody saw it yet. */
  readonly isAjoutee: boolean;
}

/** Shows an annonce in a box, or nothing: unseen then, and as large as it was; gone where it was only just added. */
export function swap(boite: HTMLElement, id: number | null, { modeles, isAjoutee }: Changement): void {
  const before = boite.dataset.bridgeAnnonce;
  boite.dataset.bridgeAnnonce = id === null ? '' : String(id);
  if (id === null) {
    // What was left blank before stays so: it is in front of the visitor.
    if (isAjoutee && before !== '') boite.hidden = true;
    return;
  }
  boite.hidden = false;
  boite.dataset.bridgeMontree = '';
  const modele = modeles.get(id);
  if (before !== String(id) && modele) boite.replaceChildren(modele.content.cloneNode(true));
}

/** Whether a box can show something else without moving the page under the eyes of the visitor. */
export function holds(boite: HTMLElement, modele: HTMLTemplateElement | undefined): boolean {
  if (modele === undefined) return false;
  const { top, height } = boite.getBoundingClientRect();
  if (top >= window.innerHeight) return true;
  const shown = [...boite.childNodes];
  boite.replaceChildren(modele.content.cloneNode(true));
  const wanted = boite.getBoundingClientRect().height;
  boite.replaceChildren(...shown);
  return Math.abs(wanted - height) < 1;
}
