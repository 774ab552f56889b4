import type { Remarque } from '@bridge/contract';
import type { EditionComposee } from '../../composition/edition/edition-composee.ts';
import { policesAbsentes } from '../../rendering/print/document.rules.ts';
import type { CanalImprime, DocumentImprime } from '../../rendering/print/document.ts';
import type { FicheTiree } from '../../rendering/print/fiche.imprimee.ts';
import type { ImageDemandee } from '../../rendering/print/images.ts';
import { bordDe } from '../../rendering/print/page.rules.ts';
import type { PlanDePages } from '../../rendering/print/pages.rules.ts';
import { fichesDe } from '../../rendering/print/partie.imprimee.ts';
import type { ImagesApportees } from './images.ts';

interface ALire {
  readonly edition: EditionComposee<FicheTiree>;
  readonly tirage: { readonly document: DocumentImprime; readonly plan: PlanDePages };
  readonly images: readonly ImageDemandee[];
  readonly brought: ImagesApportees;
  readonly canal: CanalImprime;
}

/** What should be known of a document before it goes to the printer, what stops it first. */
export function remarquesDe(lu: ALire): readonly Remarque[] {
  const { edition, tirage } = lu;
  const pages = new Map(tirage.plan.reperes.map(({ cle, page }) => [cle, page]));
  const composed = edition.remarques.map(
    ({ cle, ...said }): Remarque => ({ ...said, page: pages.get(cle ?? '') ?? null }),
  );
  const all = [...composed, ...overflows(lu), ...photos(lu, pages), ...credits(lu, pages), ...document(lu)];
  return all.sort((a, b) => GRAVITES.indexOf(a.gravite) - GRAVITES.indexOf(b.gravite) || (a.page ?? 0) - (b.page ?? 0));
}

const GRAVITES = ['bloque', 'alerte', 'info'];
/** Below the foot of the column by more than a line is cut. In millimetres. */
const TOLERATED = 1;

/** Fiches that are taller than their column: nothing else tells. */
function overflows({ edition, tirage: { document: of, plan } }: ALire): Remarque[] {
  const { page } = of;
  const foot = bordDe(page) + page.hauteur - page.bas;
  const fiches = new Map(fichesDe(edition).map((fiche) => [fiche.cle, fiche]));
  return plan.reperes.flatMap(({ cle, page: at, fin }): Remarque[] => {
    const fiche = fiches.get(cle);
    if (fiche === undefined || fin === null || fin.page !== at || fin.y <= foot + TOLERATED) return [];
    const texte = `«\u00a0${fiche.nom}\u00a0» dépasse le bas de la page\u00a0: raccourcissez ses textes, ou laissez couper les fiches.`;
    return [{ genre: 'deborde', gravite: 'bloque', texte, page: at, objet: fiche.objet }];
  });
}

function photos({ edition, images, brought, canal }: ALire, pages: ReadonlyMap<string, number>): Remarque[] {
  const { resolution, tolerance } = edition.modele;
  const least = resolution * (1 - tolerance / 100);
  const byPhoto = new Map(
    fichesDe(edition).flatMap((fiche) => (fiche.photo ? [[fiche.photo.fichier, fiche] as const] : [])),
  );
  return images.flatMap((image): Remarque[] => {
    if (image.genre === 'svg') return [];
    const fiche = byPhoto.get(image.nom);
    const where = {
      page: (fiche && pages.get(fiche.cle)) ?? null,
      objet: image.genre === 'photo' ? image.objet : null,
    };
    const quoi = fiche ? `de «\u00a0${fiche.nom}\u00a0»` : `«\u00a0${image.quoi}\u00a0»`;
    if (brought.absentes.has(image.nom))
      return [
        {
          genre: 'photo',
          gravite: 'alerte',
          texte: `La photo ${quoi} n’a pas pu être obtenue\u00a0: elle n’est pas imprimée.`,
          ...where,
        },
      ];
    const dpi = brought.resolutions.get(image.nom);
    if (canal === 'ecran' || dpi === undefined || dpi >= least) return [];
    const texte = `La photo ${quoi} n’a que ${dpi}\u00a0points par pouce à cette taille, pour ${resolution} demandés.`;
    return [{ genre: 'resolution', gravite: 'alerte', texte, ...where }];
  });
}

function credits({ edition }: ALire, pages: ReadonlyMap<string, number>): Remarque[] {
  return fichesDe(edition).flatMap(({ photo, nom, objet, cle }): Remarque[] =>
    photo === null || photo.credit !== null
      ? []
      : [
          {
            genre: 'credit',
            gravite: 'alerte',
            texte: `La photo de «\u00a0${nom}\u00a0» n’a pas de crédit.`,
            page: pages.get(cle) ?? null,
            objet,
          },
        ],
  );
}

/** Of the document as a whole. */
function document({ edition: { modele }, tirage: { plan }, canal }: ALire): Remarque[] {
  const whole = { page: null, objet: null };
  const multiple = Number(modele.multiple);
  return [
    ...policesAbsentes(modele).map(
      (police): Remarque => ({
        genre: 'police',
        gravite: 'alerte',
        texte: `La police «\u00a0${police}\u00a0» n’est pas dans Bridge\u00a0: celle du gabarit la remplace.`,
        ...whole,
      }),
    ),
    ...(canal === 'impression' && modele.profilCouleur === 'cmjn'
      ? [
          {
            genre: 'couleur',
            gravite: 'info',
            texte:
              'Le fichier est en quadrichromie, sans profil de l’imprimeur\u00a0: il n’annonce pas de condition d’impression (PDF/X).',
            ...whole,
          } as const,
        ]
      : []),
    ...(plan.pages % multiple === 0
      ? []
      : [
          {
            genre: 'pages',
            gravite: 'alerte',
            texte: `Le document compte ${plan.pages} pages, qui ne sont pas un multiple de ${multiple}.`,
            ...whole,
          } as const,
        ]),
  ];
}
