import type { Contact } from '@bridge/contract';
import { reseauDe } from '../../clean/contact.rules.ts';
import { type Depot, reportInconnue, warn } from '../depot.ts';
import {
  looksLikeAdresse,
  looksLikeTelephone,
  readEmail,
  readTelephones,
  readTexte,
  readUrl,
} from '../valeurs/lectures.rules.ts';
import { mots, normalize } from '../valeurs/noms.rules.ts';
import type { Atome } from '../valeurs/valeurs.rules.ts';
import { adressesDuHtml } from './medias.rows.ts';
import { type Disposition, type Rangee, texteDe, textesDe, unDe } from './rangees.reader.ts';

type Genre = Contact['genre'];

/** Codes of the thesaurus of means of communication, the same for all clients seen. */
const PAR_CODE: Readonly<Record<string, Genre>> = {
  C1: 'telephone',
  C2: 'fax',
  C4: 'email',
  C5: 'site',
  C6: 'mobile',
  FACE: 'facebook',
  INSTA: 'instagram',
};

const PAR_LIBELLE: readonly (readonly [RegExp, Genre])[] = [
  [/facebook/, 'facebook'],
  [/instagram/, 'instagram'],
  [/twitter|^x$/, 'x'],
  [/reservation|\bresa\b|billetterie/, 'reservation'],
  [/fax|telecop/, 'fax'],
  [/mobile|cellulaire|portable|gsm/, 'mobile'],
  [/mel\b|mail|courriel/, 'email'],
  [/telephone|phone|\btel\b|filaire|standard|fixe/, 'telephone'],
  [/site|web|url|internet/, 'site'],
];

function genreDe({ texte, code }: Atome): Genre | undefined {
  const connu = code === undefined ? undefined : PAR_CODE[code.toUpperCase()];
  return connu ?? PAR_CODE[texte.toUpperCase()] ?? PAR_LIBELLE.find(([motif]) => motif.test(mots(texte)))?.[1];
}

function genreParForme(valeur: string): Genre {
  if (readEmail(valeur) !== null) return 'email';
  if (looksLikeAdresse(valeur)) return 'site';
  return looksLikeTelephone(valeur) ? 'telephone' : 'autre';
}

const ADRESSES: readonly Genre[] = ['site', 'reservation', 'facebook', 'instagram', 'x'];
const NUMEROS: readonly Genre[] = ['telephone', 'mobile', 'fax'];

/** « <a href="mailto:a@b.fr">Écrire</a> » */
const LIEN_MAIL = /href\s*=\s*["']?mailto:([^"'?>\s]+)/i;

const unOuRien = (valeur: string | null): string[] => (valeur === null ? [] : [valeur]);

function read(genre: Genre, valeur: string): string[] {
  if (NUMEROS.includes(genre)) return readTelephones(valeur);
  if (genre === 'email') return unOuRien(readEmail(LIEN_MAIL.exec(valeur)?.[1] ?? valeur));
  return ADRESSES.includes(genre) ? adressesDuHtml(valeur).flatMap((url) => unOuRien(readUrl(url))) : [valeur];
}

interface Autres {
  readonly role?: Contact['role'];
  readonly libelle?: string;
  readonly personne?: string;
}

function add(depot: Depot, annonce: Genre, valeur: string, { libelle, personne, ...autres }: Autres): void {
  const { contacts } = depot.document;
  const genre = annonce === 'site' ? reseauDe(valeur) : annonce;
  const role = autres.role ?? (genre === 'reservation' ? 'reservation' : 'public');
  if (contacts.some((contact) => contact.genre === genre && contact.valeur === valeur && contact.role === role)) return;
  contacts.push({
    genre,
    valeur,
    ...(libelle === undefined || libelle === '' ? {} : { libelle: { fr: libelle } }),
    role,
    ...(personne === undefined || personne === '' ? {} : { personne }),
  });
}

/** Adds a contact. A value that is plainly something else (an address in the fax box) goes where it belongs. */
export function putContact(depot: Depot, chemin: string, genre: Genre, brut: string, autres: Autres = {}): void {
  const valeur = readTexteOuAdresse(brut);
  if (valeur === '') return;
  const lus = read(genre, valeur);
  if (lus.length > 0) {
    for (const lu of lus) add(depot, genre, lu, autres);
    return;
  }
  const forme = genreParForme(valeur);
  const retrouves = forme === 'autre' ? [] : read(forme, valeur);
  const message =
    retrouves.length === 0 ? 'Coordonnée illisible.' : 'Coordonnée d’une autre nature que celle annoncée.';
  warn(depot, chemin, message, valeur);
  for (const lu of retrouves) add(depot, forme, lu, autres);
}

/** Ready-made HTML holds the address in a link, and anything else as text. */
const readTexteOuAdresse = (brut: string): string => (/\b(?:href|src)\s*=/i.test(brut) ? brut.trim() : readTexte(brut));

const NOMS: readonly (readonly [RegExp, string])[] = [
  [
    /^type(s)?(de|d)?(acces)?(coordonnees)?(telecom|contact)?$|^moyens?de?com|^typedeplateforme$|^plateforme$|^reseaux?(social|sociaux)?$|^listeplateforme$/,
    'genre',
  ],
  [/^coordonnees?|^valeur$|^value$|^numero$|^url$|^lien$|^adresseurl$/, 'valeur'],
  [/complement|precision|commentaire/, 'note'],
  [/^(nom|prenom)?(du)?contact$|^nom$|responsable/, 'personne'],
  [/mobile|portable/, 'mobile'],
  [/fax|telecopie/, 'fax'],
  [/mail|courriel|^mel$/, 'email'],
  [/reservation|resa|disponibilite/, 'reservation'],
  [/^tel|telephone/, 'telephone'],
  [/site|web|url|lien/, 'site'],
];

export const DISPOSITION_CONTACTS: Disposition = {
  parPosition: (colonnes) => {
    if (colonnes.length === 1) return ['valeur'];
    // Either the kind comes first, or the value does and a remark follows.
    return genreParForme(colonnes[0] ?? '') === 'autre' ? ['genre', 'valeur', 'note'] : ['valeur', 'note'];
  },
  parNom: (colonne) => NOMS.find(([motif]) => motif.test(normalize(colonne)))?.[1],
  nature: 'contacts',
};

const DIRECTS = ['telephone', 'mobile', 'fax', 'email', 'site', 'reservation'] as const;

export function putContacts(depot: Depot, rangees: readonly Rangee[], champ: string, reservation: boolean): void {
  for (const rangee of rangees) {
    const personne = texteDe(rangee, 'personne');
    const role = reservation ? { role: 'reservation' as const } : {};
    const annonce = unDe(rangee, 'genre');
    for (const valeur of textesDe(rangee, 'valeur')) {
      const genre = annonce === undefined ? undefined : genreDe(annonce);
      if (annonce !== undefined && genre === undefined) reportInconnue(depot, champ, annonce.texte);
      const forme = genre ?? genreParForme(valeur);
      const note = textesDe(rangee, 'note').join(' ');
      const libelle =
        genre === undefined && annonce !== undefined ? [annonce.texte, note].filter(Boolean).join(' – ') : note;
      putContact(depot, rangee.chemin, reservation && forme === 'site' ? 'reservation' : forme, valeur, {
        ...role,
        libelle,
        personne,
      });
    }
    for (const genre of DIRECTS) {
      for (const valeur of textesDe(rangee, genre))
        putContact(depot, rangee.chemin, genre, valeur, { ...role, personne });
    }
  }
}
