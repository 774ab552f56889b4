import type { Remarque } from '@bridge/contract';
import { fichesIn, fichesParPage } from '../../rendering/print/pages/pages.rules.ts';
import type { ALire } from './controle.lu.ts';

interface Tiree {
  readonly tirage: Pick<ALire['tirage'], 'document' | 'plan'>;
}

/** Warns of pages with fewer fiches than the model asks for, apart from the last page of each section. */
export function clairsemees({ tirage: { document: of, plan } }: Tiree): Remarque[] {
  const { fichesMin } = of.miseEnPage;
  if (fichesMin === null) return [];
  return of.parties.flatMap((partie) =>
    partie.genre === 'rubrique'
      ? fichesParPage(partie, plan)
          .slice(0, -1)
          .flatMap(({ page, cles }): Remarque[] =>
            cles.length >= fichesMin
              ? []
              : [
                  {
                    genre: 'pages',
                    gravite: 'alerte',
                    texte: `La page ${page} ne tient que ${cles.length} fiche${cles.length > 1 ? 's' : ''}, pour ${fichesMin} demandées\u00a0: raccourcissez leurs textes.`,
                    page,
                    objet: null,
                  },
                ],
          )
      : [],
  );
}

/** Warns of blank pages. */
export function blanches({ tirage: { document: of, plan } }: Tiree): Remarque[] {
  const { blanches: count = 0 } = plan;
  if (count === 0) return [];
  const { multiple, remplissage } = of.miseEnPage;
  const texte =
    remplissage === 'rien'
      ? `Pages blanches à la fin\u00a0: ${count}, pour que leur nombre soit un multiple de ${multiple}. «\u00a0Blancs\u00a0», dans le modèle, y met des lignes pour écrire, des photos ou des annonces.`
      : `Pages blanches à la fin\u00a0: ${count}, pour que leur nombre soit un multiple de ${multiple}. Ce que le modèle y met ne suffit pas\u00a0: ajoutez-en, ou choisissez des lignes pour écrire dans «\u00a0Blancs\u00a0».`;
  return [{ genre: 'pages', gravite: 'info', texte, page: null, objet: null }];
}

/** Warns of the indexes of a folded sheet, which has no page numbers: they lead to numbers of fiches alone. */
export function indexSansRenvoi({ tirage: { document: of } }: Tiree): Remarque[] {
  if (of.page.volets === null || !of.parties.some(({ genre }) => genre === 'index')) return [];
  if (fichesIn(of.parties).some((one) => one.genre === 'fiche' && one.numero !== null)) return [];
  const texte =
    'L’index ne renvoie à rien\u00a0: un dépliant n’a pas de numéros de page. Numérotez les fiches, ou retirez l’index du plan.';
  return [{ genre: 'pages', gravite: 'alerte', texte, page: null, objet: null }];
}
