import {
  classementEnMots,
  type Intervalle,
  instantOf,
  type Langue,
  type ModeleListe,
  type Point,
  type Site,
} from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { nextOpenDay } from '../../../catalogue/jours/jours.rules.ts';
import { nextOccurrences, type Occurrence } from '../../../catalogue/jours/occurrences.rules.ts';
import type { Contexte } from '../../../catalogue/regle/contexte.ts';
import { distanceEntre } from '../../../catalogue/regle/geometrie.rules.ts';
import { answersTo } from '../../../catalogue/regle/interprete.rules.ts';
import { cleDe } from '../../../catalogue/termes.rules.ts';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { dateFormat } from '../../../composition/mots/formats.ts';
import { classementEnLangue } from '../../../composition/mots/francais.words.ts';
import { MOTS } from '../../../composition/mots/mots.words.ts';
import { dateEnMots, distanceEnMots, heureEnLangue, prixEnMots } from '../../../composition/mots/nombre.words.ts';
import { type Lecteur, nomEn } from '../../../composition/mots/texte.rules.ts';
import { typeEnMots } from '../../../composition/objet.rules.ts';
import type { ObjetCompose } from '../../../composition/objet-compose.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import { motsEn } from '../../../rendering/web/mots.ts';
import { adresseDeFiche } from '../adresses/adresse.rules.ts';
import { mot } from '../pages/mots.words.ts';

/** The settings that decide how the objets of a page are shown. */
export interface Presentation {
  readonly base: string;
  readonly adresses: Site['adressesDesFiches'];
  readonly lecteur: Lecteur;
  readonly contexte: Contexte;
  readonly modele: Pick<ModeleListe, 'photo' | 'diaporama' | 'badges' | 'dates' | 'prix' | 'favoris'> & {
    readonly bouton: string | null;
  };
  readonly ouverture: 'fiche' | 'externe';
  /** The types that have a fiche on the site. */
  readonly fiches: ReadonlySet<string>;
  /** The tags that visitors may see, by objet. */
  readonly tags: ReadonlyMap<number, readonly Readonly<Record<string, string>>[]>;
  /** The position of the visitor. */
  readonly depuis?: Point | undefined;
  /** The days that the page is about, when it is about some: earlier dates are not shown. */
  readonly jours?: Intervalle;
}

const LONGEST_SUMMARY = 220;
/** The photos of an element that visitors may leaf through. */
const MOST_PHOTOS = 6;
const DAYS_NEW = 30;
const DAY = 86_400_000;

/** An objet as an element of a page. */
export function elementDe(objet: ObjetCompose, blocs: ElementRendu['blocs'], presentation: Presentation): ElementRendu {
  const { nom, commune, resume, photos, connu } = objet;
  const { indexe } = connu;
  const { lecteur, modele } = presentation;
  const metres = presentation.depuis && indexe.point ? distanceEntre(presentation.depuis, indexe.point) * 1_000 : null;
  return {
    id: indexe.id,
    nom: nom.texte,
    langueNom: nom.langue,
    type: { code: indexe.typeBridge, libelle: typeEnMots(objet, presentation.lecteur) },
    commune,
    ...lienDe(objet, presentation),
    resume: cutText(resume.texte, LONGEST_SUMMARY),
    langueResume: resume.langue,
    photo: modele.photo ? (photos[0] ?? null) : null,
    autresPhotos: modele.photo && modele.diaporama ? photos.slice(1, MOST_PHOTOS) : [],
    nombrePhotos: photos.length,
    badges: badgesDe(objet, presentation),
    classement: classementDe(connu, lecteur.langue),
    ouvert: ouvertDe(connu, presentation),
    date: modele.dates ? dateDe(connu, presentation) : null,
    prix: modele.prix ? prixDe(connu, presentation) : null,
    distance: metres === null ? null : distanceEnMots(metres, lecteur.langue),
    lat: indexe.point?.lat ?? null,
    lon: indexe.point?.lon ?? null,
    blocs,
    bouton: modele.bouton,
    favori: modele.favoris,
  };
}

function lienDe(
  { connu, nom, site }: ObjetCompose,
  { base, adresses, lecteur, ouverture, fiches }: Presentation,
): { href: string; externe: boolean } {
  const { id, typeBridge: type, commune } = connu.indexe;
  const dehors = ouverture === 'externe' || !fiches.has(type) ? site : null;
  if (dehors !== null) return { href: dehors, externe: true };
  if (!fiches.has(type)) return { href: `#objet-${id}`, externe: false };
  return {
    href: `${base}${adresseDeFiche(adresses, lecteur.langue, { id, nom: nom.texte, commune, type })}`,
    externe: false,
  };
}

function badgesDe(objet: ObjetCompose, presentation: Presentation): ElementRendu['badges'] {
  return presentation.modele.badges.flatMap((genre) => {
    if (genre === 'tags') return tagsDe(objet, presentation).map((texte) => ({ genre, texte }));
    const texte = texteDuBadge(genre, objet, presentation);
    // Closed is told in another colour.
    const said = genre === 'ouvert' && ouvertDe(objet.connu, presentation) === false ? 'ferme' : genre;
    return texte === null || texte === '' ? [] : [{ genre: said, texte }];
  });
}

/** The tags that visitors may see, each as a badge. */
function tagsDe({ connu }: ObjetCompose, { tags, lecteur }: Presentation): string[] {
  return (tags.get(connu.indexe.id) ?? [])
    .map((libelle) => nomEn(libelle, lecteur).texte)
    .filter((texte) => texte !== '');
}

function texteDuBadge(
  genre: Exclude<ModeleListe['badges'][number], 'tags'>,
  objet: ObjetCompose,
  presentation: Presentation,
): string | null {
  const { lecteur, contexte, depuis } = presentation;
  const { connu, mots } = objet;
  const { indexe, document } = connu;
  switch (genre) {
    case 'ouvert': {
      const ouvert = ouvertDe(connu, presentation);
      return ouvert === null ? null : motsEn(lecteur.langue)(ouvert ? 'ouvert' : 'ferme');
    }
    case 'gratuit':
      return indexe.faits.includes('gratuit') ? MOTS.gratuit[lecteur.langue] : null;
    case 'label': {
      const [label] = document.labels;
      if (label === undefined) return null;
      const known = mots.get(`modalite ${cleDe(label)}`);
      return nomEn({ ...label.libelle, ...known?.libelle, ...known?.libelleLocal }, lecteur).texte;
    }
    case 'classement':
      return classementDe(connu, lecteur.langue)?.texte ?? null;
    case 'distance':
      return depuis && indexe.point
        ? distanceEnMots(distanceEntre(depuis, indexe.point) * 1_000, lecteur.langue)
        : null;
    case 'nouveau': {
      const since = indexe.premiereVueLe;
      const recent = since !== null && contexte.at.getTime() - since.getTime() < DAYS_NEW * DAY;
      return recent ? mot(lecteur.langue, 'nouveau') : null;
    }
  }
}

function classementDe({ document: { classement } }: ObjetRendu, langue: Langue): ElementRendu['classement'] {
  const { texte } = classementEnLangue(classementEnMots(classement, langue), langue);
  return texte === '' ? null : { valeur: classement?.valeur ?? null, texte };
}

/**
 * Whether an objet is open. Up to its next opening, it is closed. Null when none is known, when it opens that day at hours that are unknown,
 * and for an event outside its hours: it is to come.
 */
export function ouvertDe(
  { indexe, document }: Pick<ObjetRendu, 'indexe' | 'document'>,
  { contexte }: Pick<Presentation, 'contexte'>,
): boolean | null {
  const isKnown = indexe.faits.includes('horaires');
  if (isKnown && answersTo({ genre: 'ouvert-maintenant' }, indexe, contexte)) return true;
  if (indexe.typeBridge === 'evenement') return null;
  if (document.ouverture.fermeTemporairement) return false;
  const next = nextOpenDay(document.ouverture, contexte.jour);
  return next === null || (next === contexte.jour && !isKnown) ? null : false;
}

/**
 * The next time of an event that is not over, from the first day of the page on. On a page about some days, an event that has no other time
 * in them keeps that of today: it stands there for it.
 */
export function prochaineFois(
  { indexe, document: { ouverture } }: Pick<ObjetRendu, 'indexe' | 'document'>,
  { contexte, jours }: Pick<Presentation, 'contexte' | 'jours'>,
): Occurrence | null {
  if (indexe.typeBridge !== 'evenement') return null;
  const { du = null, au = null } = jours ?? {};
  const later = du !== null && du > contexte.jour ? du : null;
  const [next] = nextOccurrences(ouverture, later === null ? { at: contexte.at } : { jour: later }, 1);
  const isAmong = (jour: string) => (du === null || jour >= du) && (au === null || jour <= au);
  if (jours === undefined || (next !== undefined && isAmong(next.jour))) return next ?? null;
  return nextOccurrences(ouverture, { jour: later ?? contexte.jour }, 1)[0] ?? null;
}

function dateDe(objet: ObjetRendu, presentation: Presentation): ElementRendu['date'] {
  const next = prochaineFois(objet, presentation);
  if (next === null) return null;
  const { langue } = presentation.lecteur;
  const { jour, ouvre } = next;
  const day = jourEnMots(jour, langue);
  return {
    jour: partDe(jour, langue, { weekday: 'short' }),
    numero: String(Number(jour.slice(8))),
    mois: partDe(jour, langue, { month: 'short' }),
    texte: ouvre === undefined ? day : `${day}, ${heureEnLangue(ouvre, langue)}`,
    iso: ouvre === undefined ? jour : instantOf(jour, ouvre).toISOString(),
  };
}

/** « samedi 21 novembre 2026 », for the head of a day. */
export function titreDuJour(jour: string, { langue }: Pick<Lecteur, 'langue'>): string {
  const dit = jourEnMots(jour, langue);
  return dit.charAt(0).toUpperCase() + dit.slice(1);
}

const jourEnMots = (jour: string, langue: Langue) =>
  `${partDe(jour, langue, { weekday: 'long' })} ${dateEnMots(jour, langue)}`;

const partDe = (jour: string, langue: Langue, options: Intl.DateTimeFormatOptions) =>
  dateFormat(langue, { timeZone: 'UTC', ...options }).format(new Date(`${jour}T12:00:00Z`));

function prixDe({ indexe, document }: ObjetRendu, { lecteur }: Presentation): string | null {
  const { langue } = lecteur;
  if (document.tarifs.mode === 'gratuit') return MOTS.gratuit[langue];
  if (indexe.prixMin === null || indexe.prixMin <= 0) return null;
  return `${motsEn(langue)('aPartirDe')} ${prixEnMots(indexe.prixMin, document.tarifs.lignes[0]?.devise ?? 'EUR', langue)}`;
}
