import { formatNumber } from '../../kernel/words/format.ts';
import type { Exigences, MediaLu } from './format.types.ts';

/** A difference in millimetres that printers and their clients do not mind. */
const TOLERANCE = 1;

interface Taille {
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

const near = (wanted: number | null, is: number) => wanted === null || Math.abs(wanted - is) <= TOLERANCE;
const suits = (wanted: Taille, is: { readonly largeur: number; readonly hauteur: number }) =>
  near(wanted.largeur, is.largeur) && near(wanted.hauteur, is.hauteur);
const cote = (side: number | null) => (side === null ? 'libre' : formatNumber(Math.round(side * 10) / 10));
const mesure = ({ largeur, hauteur }: Taille) => `${cote(largeur)} × ${cote(hauteur)}\u00a0mm`;

/** Why the content of a file does not suit a format: its colours, its movement, its sound, its pages. */
export function fautesDeContenu(format: Exigences, media: MediaLu): string[] {
  return [...fautesDeCouleurs(format, media), ...fautesDeMouvement(format, media), ...fautesDePages(format, media)];
}

function fautesDeCouleurs({ cmjn }: Exigences, { genre, profil, faits }: MediaLu): string[] {
  const isRvb = genre === 'document' ? faits?.pages?.rvb === true : !/cmyk|cmjn|fogra|swop/i.test(profil);
  return cmjn && isRvb ? ['Ses couleurs ne sont pas celles de l’imprimerie\u00a0: ce format demande du CMJN.'] : [];
}

function fautesDeMouvement({ sansSon }: Exigences, { faits }: MediaLu): string[] {
  const images = faits?.images ?? 1;
  return [
    ...(images > 1
      ? [
          `C’est une image animée (${formatNumber(images)} images), dont seule la première serait montrée\u00a0: déposez une image fixe, ou vendez un format vidéo ou HTML5.`,
        ]
      : []),
    ...(sansSon && faits?.son === true
      ? ['Cette vidéo a une bande-son, que ce format refuse\u00a0: exportez-la sans.']
      : []),
  ];
}

/** A page is drawn whole: its size is that of the format with its bleed, without crop marks. */
function fautesDePages({ unite, largeur, hauteur, fondPerdu }: Exigences, { faits }: MediaLu): string[] {
  const pages = faits?.pages ?? null;
  if (pages === null || unite !== 'mm') return [];
  const bords = fondPerdu ?? 0;
  const avecBords = (side: number | null) => (side === null ? null : side + 2 * bords);
  const [coupe, entiere] = [
    { largeur, hauteur },
    { largeur: avecBords(largeur), hauteur: avecBords(hauteur) },
  ];
  if (suits(entiere, pages.page)) return [];
  const demande = `ce format demande ${mesure(entiere)}${bords > 0 ? `, dont ${formatNumber(bords, 'mm')} de fond perdu de chaque côté` : ''}`;
  if (suits(coupe, pages.page)) return [`Sans fond perdu\u00a0: sa page fait ${mesure(pages.page)}, ${demande}.`];
  if (pages.coupe !== null && suits(coupe, pages.coupe))
    return [
      `Sa page fait ${mesure(pages.page)} avec ce qui l’entoure, ${demande}\u00a0: exportez-la sans traits de coupe, avec ce fond perdu.`,
    ];
  return [`Pas la bonne taille\u00a0: sa page fait ${mesure(pages.page)}, ${demande}.`];
}

/** Advice about a file that was deposited, which may be used all the same. */
export function mediaRemarques({ sansSon }: Pick<Exigences, 'sansSon'>, { genre, typeMime, faits }: MediaLu): string[] {
  const pages = faits?.pages ?? null;
  return [
    ...(!sansSon && genre === 'video' && faits?.son === true
      ? ['Sa bande-son ne sera pas entendue\u00a0: les annonces sont montrées sans son.']
      : []),
    ...(typeMime === 'application/pdf' && pages === null
      ? ['Les pages de ce PDF n’ont pas été lues\u00a0: vérifiez sa taille, son fond perdu et ses couleurs.']
      : []),
    ...(pages !== null && pages.nombre > 1
      ? [`Ce PDF compte ${formatNumber(pages.nombre)} pages\u00a0: seule la première est imprimée.`]
      : []),
  ];
}
