import type { RessourceApercue } from '@bridge/contract';
import { BLANC, contraste, nuancesDe } from '../../rendering/couleur.rules.ts';
import type { PagePublique } from '../../rendering/web/page.ts';

/** The ratio that WCAG asks between a text and what it stands on. */
const ASSEZ = 4.5;
/** The records that choose the colour of a page. */
const QUI_COLORENT: ReadonlySet<RessourceApercue> = new Set(['site', 'modeleListe']);

const dit = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'floor' });

/** What is done about a colour that links could not be read in, with its ratio. */
export function remarquesDeContraste(ressource: RessourceApercue, page: PagePublique): string[] {
  const couleur = (page.genre === 'liste' ? page.couleur : null) ?? page.site.couleur;
  if (couleur === null || !QUI_COLORENT.has(ressource)) return [];
  const ratio = contraste(couleur, BLANC);
  if (ratio >= ASSEZ) return [];
  const { lien } = nuancesDe(couleur);
  return [
    `La couleur ${couleur} n’a qu’un contraste de ${dit.format(ratio)} avec le fond, où il faut 4,5\u00a0: les liens s’écrivent en ${lien} (${dit.format(contraste(lien, BLANC))}), de la même teinte.`,
  ];
}
