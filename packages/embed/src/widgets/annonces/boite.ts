/** The box of one annonce in a page: what it shows, and whether changing it moves what stands around it. */

/** Whether this script chose the annonce of a box. An answer of the server that replaces the page removes the mark. */
export const isMontree = ({ dataset }: HTMLElement): boolean => dataset.bridgeMontree !== undefined;

interface Changement {
  readonly modeles: ReadonlyMap<number, HTMLTemplateElement>;
  /** Whether the box came with a page added below, which nobody has seen yet. */
  readonly isAjoutee: boolean;
}

/** Shows an annonce in a box, or none: a box in sight keeps its content and size, one just added is hidden. */
export function swap(boite: HTMLElement, id: number | null, { modeles, isAjoutee }: Changement): void {
  const before = boite.dataset.bridgeAnnonce;
  boite.dataset.bridgeAnnonce = id === null ? '' : String(id);
  if (id === null) {
    // A box left blank before is in sight of the visitor: it stays so.
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
