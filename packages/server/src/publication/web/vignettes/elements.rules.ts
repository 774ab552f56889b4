import { instantOf, labelOfType, type ModeleListe, type Point } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { nextOccurrences, type Occurrence } from '../../../catalogue/occurrences.rules.ts';
import { photosMontrables } from '../../../catalogue/photo-source.rules.ts';
import type { Contexte } from '../../../catalogue/regle/contexte.ts';
import { distanceEntre } from '../../../catalogue/regle/geometrie.rules.ts';
import { repond } from '../../../catalogue/regle/interprete.rules.ts';
import { cleDe } from '../../../catalogue/termes.rules.ts';
import { urlOf } from '../../../catalogue/url.rules.ts';
import { communeLisible } from '../../../composition/mots/commune.rules.ts';
import { coupe } from '../../../composition/mots/coupe.rules.ts';
import { webHref } from '../../../composition/mots/lien.rules.ts';
import { MOTS } from '../../../composition/mots/mots.words.ts';
import { dateEnMots, distanceEnMots, heureEnLangue, prixEnMots } from '../../../composition/mots/nombre.words.ts';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';
import type { ElementRendu, PhotoRendue } from '../../../rendering/web/modele.ts';
import { motsEn } from '../../../rendering/web/mots.ts';
import { adresseDeFiche } from '../adresses/adresse.rules.ts';
import { mot } from '../pages/mots.words.ts';
import { type Lecteur, nomDObjet, nomEn, texteDObjet, texteEn } from '../pages/textes.rules.ts';

/** What decides of how objets are shown on a page, whichever they are. */
export interface Vitrine {
  readonly base: string;
  readonly lecteur: Lecteur;
  readonly contexte: Contexte;
  readonly noms: Noms;
  readonly modele: Pick<ModeleListe, 'photo' | 'badges' | 'dates' | 'prix' | 'favoris'> & {
    readonly bouton: string | null;
  };
  readonly ouverture: 'fiche' | 'externe';
  /** The types that have a fiche on the site. */
  readonly fiches: ReadonlySet<string>;
  /** Where the visitor is. */
  readonly depuis?: Point | undefined;
  /** The first day that the page is about: the dates before it are not shown. */
  readonly depuisLe?: string;
}

const LONGEST_SUMMARY = 220;
const DAYS_NEW = 30;
const DAY = 86_400_000;

export function elementDe(objet: ObjetRendu, blocs: ElementRendu['blocs'], vitrine: Vitrine): ElementRendu {
  const { indexe } = objet;
  const { lecteur, modele } = vitrine;
  const nom = nomDObjet(objet, lecteur);
  const resume = resumeDe(objet, lecteur);
  const photos = photosDe(objet, vitrine);
  const metres = vitrine.depuis && indexe.point ? distanceEntre(vitrine.depuis, indexe.point) * 1_000 : null;
  return {
    id: indexe.id,
    nom: nom.texte,
    langueNom: nom.langue,
    type: { code: indexe.typeBridge, libelle: typeEnMots(objet, vitrine) },
    commune: communeLisible(indexe.commune),
    ...lienDe(objet, vitrine),
    resume: resume.texte,
    langueResume: resume.langue,
    photo: modele.photo ? (photos[0] ?? null) : null,
    nombrePhotos: photos.length,
    badges: badgesDe(objet, vitrine),
    classement: classementDe(objet),
    ouvert: ouvertDe(objet, vitrine),
    date: modele.dates ? dateDe(objet, vitrine) : null,
    prix: modele.prix ? prixDe(objet, vitrine) : null,
    distance: metres === null ? null : distanceEnMots(metres, lecteur.langue),
    lat: indexe.point?.lat ?? null,
    lon: indexe.point?.lon ?? null,
    blocs,
    bouton: modele.bouton,
    favori: modele.favoris,
  };
}

/** The summary, else the beginning of the description; words only. */
export function resumeDe(objet: ObjetRendu, lecteur: Lecteur) {
  const own = texteDObjet(objet, 'resume', lecteur);
  const { texte, langue } = own.texte === '' ? texteDObjet(objet, 'description', lecteur) : own;
  return { texte: coupe(texteDuHtml(texte), LONGEST_SUMMARY), langue };
}

/** In French the word of the product; elsewhere the one of the source, where it speaks that language. */
function typeEnMots({ indexe, document }: ObjetRendu, { lecteur, noms }: Vitrine): string {
  const [terme] = document.types;
  if (lecteur.langue === 'fr' || terme === undefined) return labelOfType(indexe.typeBridge);
  const connu = noms.mots.get(`type ${cleDe(terme)}`);
  const dit = [connu?.libelleLocal, connu?.libelle, terme.libelle].map((textes) => textes?.[lecteur.langue]?.trim());
  return dit.find(Boolean) ?? labelOfType(indexe.typeBridge);
}

function lienDe(objet: ObjetRendu, { base, lecteur, ouverture, fiches }: Vitrine): { href: string; externe: boolean } {
  const { id, typeBridge: type, commune } = objet.indexe;
  const dehors = ouverture === 'externe' || !fiches.has(type) ? siteDe(objet) : null;
  if (dehors !== null) return { href: dehors, externe: true };
  if (!fiches.has(type)) return { href: `#objet-${id}`, externe: false };
  const { texte: nom } = nomDObjet(objet, lecteur);
  return { href: `${base}${adresseDeFiche(lecteur.langue, { id, nom, commune, type })}`, externe: false };
}

function siteDe({ document }: ObjetRendu): string | null {
  const sites = document.contacts.filter(
    ({ genre, role }) => genre === 'site' && (role === 'public' || role === 'reservation'),
  );
  return sites.map(({ valeur }) => webHref(valeur)).find((href) => href !== null) ?? null;
}

export function photosDe(
  objet: ObjetRendu,
  { lecteur, contexte }: Pick<Vitrine, 'lecteur' | 'contexte'>,
): PhotoRendue[] {
  const { texte: nom } = nomDObjet(objet, lecteur);
  return photosMontrables(objet.document.medias, contexte.jour).flatMap((media) => {
    if (urlOf(media.url) === null) return [];
    const legende = texteEn(media.legende ?? {}, lecteur).texte;
    const credit = [media.credit?.trim(), media.licence?.trim()].filter(Boolean).join(' – ');
    return [
      {
        objet: objet.indexe.id,
        rang: media.rang,
        empreinte: media.empreinte,
        alternative: texteEn(media.titre ?? {}, lecteur).texte || legende || nom,
        legende: legende === '' ? null : legende,
        credit: credit === '' ? null : credit,
      },
    ];
  });
}

function badgesDe(objet: ObjetRendu, vitrine: Vitrine): ElementRendu['badges'] {
  return vitrine.modele.badges.flatMap((genre) => {
    const texte = texteDuBadge(genre, objet, vitrine);
    // Closed is told in another colour.
    const said = genre === 'ouvert' && ouvertDe(objet, vitrine) === false ? 'ferme' : genre;
    return texte === null || texte === '' ? [] : [{ genre: said, texte }];
  });
}

function texteDuBadge(genre: ModeleListe['badges'][number], objet: ObjetRendu, vitrine: Vitrine): string | null {
  const { lecteur, contexte, depuis, noms } = vitrine;
  const { indexe, document } = objet;
  switch (genre) {
    case 'ouvert': {
      const ouvert = ouvertDe(objet, vitrine);
      return ouvert === null ? null : motsEn(lecteur.langue)(ouvert ? 'ouvert' : 'ferme');
    }
    case 'gratuit':
      return indexe.faits.includes('gratuit') ? MOTS.gratuit[lecteur.langue] : null;
    case 'label': {
      const [label] = document.labels;
      if (label === undefined) return null;
      const connu = noms.mots.get(`modalite ${cleDe(label)}`);
      return nomEn({ ...label.libelle, ...connu?.libelle, ...connu?.libelleLocal }, lecteur).texte;
    }
    case 'classement':
      return classementDe(objet)?.texte ?? null;
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

/** A number of many digits is the one of a certificate: it says nothing to a visitor. */
const CERTIFICAT = /^[\d\s./-]{4,}$/;

function classementDe({ document: { classement } }: ObjetRendu): ElementRendu['classement'] {
  const texte = classement?.texte.trim() ?? '';
  return texte === '' || CERTIFICAT.test(texte) ? null : { valeur: classement?.valeur ?? null, texte };
}

/** Null where the hours are not known: neither open nor closed. */
function ouvertDe({ indexe }: ObjetRendu, { contexte }: Vitrine): boolean | null {
  return indexe.faits.includes('horaires') ? repond({ genre: 'ouvert-maintenant' }, indexe, contexte) : null;
}

/** The next time of an event, from the first day of the page on. */
export function prochaineFois(
  { indexe, document }: ObjetRendu,
  { contexte, depuisLe = contexte.jour }: Pick<Vitrine, 'contexte' | 'depuisLe'>,
): Occurrence | null {
  if (indexe.typeBridge !== 'evenement') return null;
  const from = depuisLe > contexte.jour ? depuisLe : contexte.jour;
  return nextOccurrences(document.ouverture, from, 1)[0] ?? null;
}

function dateDe(objet: ObjetRendu, vitrine: Vitrine): ElementRendu['date'] {
  const next = prochaineFois(objet, vitrine);
  if (next === null) return null;
  const { langue } = vitrine.lecteur;
  const { jour, ouvre } = next;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(langue, { timeZone: 'UTC', ...options }).format(new Date(`${jour}T12:00:00Z`));
  const day = `${part({ weekday: 'long' })} ${dateEnMots(jour, langue)}`;
  return {
    jour: part({ weekday: 'short' }),
    numero: String(Number(jour.slice(8))),
    mois: part({ month: 'short' }),
    texte: ouvre === undefined ? day : `${day}, ${heureEnLangue(ouvre, langue)}`,
    iso: ouvre === undefined ? jour : instantOf(jour, ouvre).toISOString(),
  };
}

/** « samedi 21 novembre 2026 », for the head of a day. */
export function titreDuJour(jour: string, { langue }: Lecteur): string {
  const options = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const dit = new Intl.DateTimeFormat(langue, options).format(new Date(`${jour}T12:00:00Z`));
  return dit.charAt(0).toUpperCase() + dit.slice(1);
}

function prixDe({ indexe, document }: ObjetRendu, { lecteur }: Vitrine): string | null {
  const { langue } = lecteur;
  if (document.tarifs.mode === 'gratuit') return MOTS.gratuit[langue];
  if (indexe.prixMin === null || indexe.prixMin <= 0) return null;
  return `${motsEn(langue)('aPartirDe')} ${prixEnMots(indexe.prixMin, document.tarifs.lignes[0]?.devise ?? 'EUR', langue)}`;
}
