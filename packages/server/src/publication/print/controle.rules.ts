import type { Remarque } from '@bridge/contract';
import { policesAbsentes } from '../../rendering/print/document/document.rules.ts';
import { bordDe, PAGES_DE_PDF } from '../../rendering/print/pages/page.rules.ts';
import { type AControler, type ALire, asPrinted } from './controle.lu.ts';
import { blanches, clairsemees, indexSansRenvoi } from './controle.pages.ts';

/** The remarks on a document before it is printed, those that stop it first. */
export function remarquesDe(composee: AControler): readonly Remarque[] {
  const lu = asPrinted(composee);
  const pages = new Map(lu.tirage.plan.reperes.map(({ cle, page }) => [cle, page]));
  const composed = lu.remarques.map(({ cle, ...said }): Remarque => ({ ...said, page: pages.get(cle ?? '') ?? null }));
  const all = [
    ...composed,
    ...overflows(lu),
    ...photos(lu, pages),
    ...credits(lu, pages),
    ...signes(lu, pages),
    ...document(lu),
  ];
  return all.sort((a, b) => GRAVITES.indexOf(a.gravite) - GRAVITES.indexOf(b.gravite) || (a.page ?? 0) - (b.page ?? 0));
}

const GRAVITES = ['bloque', 'alerte', 'info'];
/** Below the foot of the column by more than a line is cut. In millimetres. */
const TOLERATED = 1;

/** Warns of fiches taller than their column, which are cut or run over the foot of the page. */
function overflows({ fiches: printed, tirage: { document: of, plan } }: ALire): Remarque[] {
  const { page } = of;
  const foot = bordDe(page) + page.hauteur - page.bas;
  const fiches = new Map(printed.map((fiche) => [fiche.cle, fiche]));
  return plan.reperes.flatMap(({ cle, page: at, fin }): Remarque[] => {
    const fiche = fiches.get(cle);
    if (fiche === undefined || fin === null) return [];
    if (of.coupees.includes(cle)) {
      const texte = `«\u00a0${fiche.nom}\u00a0» est trop haute pour la place qu’elle a\u00a0: elle est coupée. Raccourcissez ses textes pour l’avoir d’un seul tenant.`;
      return [{ genre: 'deborde', gravite: 'alerte', texte, page: at, objet: fiche.objet }];
    }
    if (fin.page !== at || fin.y <= foot + TOLERATED) return [];
    const texte = `«\u00a0${fiche.nom}\u00a0» dépasse le bas de la page\u00a0: raccourcissez ses textes, ou laissez couper les fiches.`;
    return [{ genre: 'deborde', gravite: 'bloque', texte, page: at, objet: fiche.objet }];
  });
}

function photos(
  { edition, fiches, tirage, images, brought, canal }: ALire,
  pages: ReadonlyMap<string, number>,
): Remarque[] {
  const { resolution, tolerance } = edition.modele;
  const least = resolution * (1 - tolerance / 100);
  const byPhoto = new Map(fiches.flatMap((fiche) => (fiche.photo ? [[fiche.photo.fichier, fiche] as const] : [])));
  return images.flatMap((image): Remarque[] => {
    if (image.genre === 'svg') return [];
    // The photo is late: it is still coming.
    if (brought.tardives.has(image.nom)) return [];
    const fiche = byPhoto.get(image.nom);
    const where = {
      page: (fiche && pages.get(fiche.cle)) ?? null,
      objet: image.genre === 'photo' ? image.objet : null,
    };
    const quoi = fiche ? `de «\u00a0${fiche.nom}\u00a0»` : `«\u00a0${image.quoi}\u00a0»`;
    if (tirage.illisibles.includes(image.nom))
      return [
        {
          genre: 'media',
          gravite: 'bloque',
          texte: `Le PDF ${quoi} ne se lit pas\u00a0: ses pages ne sont pas imprimées. Déposez-le sans mot de passe, avec ${PAGES_DE_PDF} pages au plus.`,
          ...where,
        },
      ];
    if (brought.absentes.has(image.nom) && image.genre === 'profil')
      return [
        {
          genre: 'couleur',
          gravite: 'alerte',
          texte: `Le profil ${quoi} n’est pas celui d’une presse en quadrichromie, ou ne se lit plus\u00a0: les couleurs sont converties sans lui. Demandez à l’imprimeur son profil ICC.`,
          ...where,
        },
      ];
    if (brought.absentes.has(image.nom) && image.genre === 'tuiles')
      return [
        {
          genre: 'media',
          gravite: 'alerte',
          texte: `Le fond de la carte ${quoi} n’a pas pu être obtenu\u00a0: ses points sont imprimés sans fond. Relancez, ou donnez à la carte une image de la médiathèque.`,
          ...where,
        },
      ];
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

function credits({ fiches }: ALire, pages: ReadonlyMap<string, number>): Remarque[] {
  return fiches.flatMap(({ photo, nom, objet, cle }): Remarque[] =>
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

/** The most missing characters listed. */
const MOST_SIGNES = 20;

/** Signs that no typeface has: in which fiches, else in the rest of the document. */
function signes({ fiches, tirage: { absents } }: ALire, pages: ReadonlyMap<string, number>): Remarque[] {
  if (absents.length === 0) return [];
  const told = (found: readonly string[], quoi: string) =>
    `${quoi}\u00a0: aucune police de Bridge n’a ${found.length > 1 ? 'les signes' : 'le signe'} «\u00a0${found.slice(0, MOST_SIGNES).join(' ')}\u00a0». Un carré vide ${found.length > 1 ? 'les' : 'le'} remplace.`;
  const inFiches = fiches.flatMap((fiche): Remarque[] => {
    const texte = JSON.stringify(fiche);
    const found = absents.filter((sign) => texte.includes(sign));
    if (found.length === 0) return [];
    const page = pages.get(fiche.cle) ?? null;
    return [
      {
        genre: 'police',
        gravite: 'alerte',
        texte: told(found, `«\u00a0${fiche.nom}\u00a0»`),
        page,
        objet: fiche.objet,
      },
    ];
  });
  const few = inFiches.length > 0 && inFiches.length <= MOST_SIGNES;
  return few
    ? inFiches
    : [{ genre: 'police', gravite: 'alerte', texte: told(absents, 'Le document'), page: null, objet: null }];
}

/** The remarks on the document as a whole. */
function document(lu: ALire): Remarque[] {
  const { edition, tirage, canal } = lu;
  const { modele } = edition;
  const { plan } = tirage;
  const whole = { page: null, objet: null };
  const { multiple } = tirage.document.miseEnPage;
  const { volets } = tirage.document.page;
  // The cover of a book with a spine is not counted: four pages on a screen, two sheets for a printer.
  const pages = plan.pages - (tirage.document.couverture?.dos ? (canal === 'impression' ? 2 : 4) : 0);
  return [
    ...clairsemees(lu),
    ...blanches(lu),
    ...indexSansRenvoi(lu),
    ...(volets !== null && plan.pages > 2
      ? [
          {
            genre: 'deborde',
            gravite: 'bloque',
            texte: `Le dépliant ne tient pas sur ses deux faces\u00a0: il en prend ${plan.pages}. Retirez des fiches, ou raccourcissez leurs textes.`,
            ...whole,
          } as const,
        ]
      : []),
    ...policesAbsentes(modele).map(
      (police): Remarque => ({
        genre: 'police',
        gravite: 'alerte',
        texte: `La police «\u00a0${police}\u00a0» n’est pas dans Bridge\u00a0: celle du gabarit la remplace.`,
        ...whole,
      }),
    ),
    ...tirage.acces.map((why): Remarque => {
      const gravite = modele.sorties.includes('accessible') ? 'alerte' : 'info';
      return { genre: 'acces', gravite, texte: `Le PDF n’est pas déclaré accessible (PDF/UA)\u00a0: ${why}`, ...whole };
    }),
    ...couleurs(tirage).map((texte) => ({ genre: 'couleur', gravite: 'info', texte, ...whole }) as const),
    ...(pages % multiple === 0
      ? []
      : [
          {
            genre: 'pages',
            gravite: 'alerte',
            texte: `Le document compte ${pages} pages, qui ne sont pas un multiple de ${multiple}.`,
            ...whole,
          } as const,
        ]),
  ];
}

/** Warns of the colours of the file that a printer should know of. */
function couleurs({ document, presse }: ALire['tirage']): readonly string[] {
  const { canal, quadri, profil } = document;
  if (canal === 'ecran') return [];
  if (!quadri) return ['Le fichier est dans les couleurs des écrans (RVB)\u00a0: l’imprimeur les convertira.'];
  if (profil)
    return [
      `Le fichier annonce la condition d’impression «\u00a0${profil.nom}\u00a0», et ses photos en ont les couleurs.`,
      ...(presse ?? []).map((why) => `Le fichier n’est pas déclaré PDF/X-4\u00a0: ${why}`),
      ...(presse?.length === 0
        ? ['Le fichier est déclaré PDF/X-4, d’après ce que Bridge y a lu\u00a0: le contrôle de l’imprimeur fait foi.']
        : []),
    ];
  return [
    'Le fichier est en quadrichromie, sans profil de l’imprimeur\u00a0: il n’annonce pas de condition d’impression (PDF/X).',
  ];
}
