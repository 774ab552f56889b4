import type { Nature } from '@bridge/contract';
import { isCodeInsee, isCodePostal, isCommune } from '../../../catalogue/commune.rules.ts';
import { paysOf } from '../../clean/pays.rules.ts';
import {
  looksLikeAdresse,
  looksLikeTelephone,
  readBooleen,
  readEmail,
  readHeure,
  readInsee,
  readJour,
  readNombre,
  readTelephones,
  readTexte,
} from '../valeurs/lectures.rules.ts';
import { mots } from '../valeurs/noms.rules.ts';
import { VOCABULAIRES } from './natures.words.ts';

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?)(?:[?#&]|$)/i;
const DOCUMENT = /\.(?:pdf|docx?|odt|xlsx?)(?:[?#]|$)/i;
const TRACE = /\.(?:gpx|kml|kmz|geojson)(?:[?#]|$)|^\s*\{"lignes"/i;
const VIDEO = /youtu\.?be|vimeo\.com|dailymotion|\.(?:mp4|webm|mov)(?:\?|$)/i;
const RESEAU = /\b(?:facebook|instagram|twitter|fb|x|linkedin|tiktok|pinterest|youtube|tripadvisor)\.(?:com|me|fr)\b/i;
const MEDIA_SERVI = /\/(?:upload|image|photo|media|picture|illustration|visuel)s?\//i;
const RUE =
  /^(?:\d{1,4}\s?(?:bis|ter|quater|[a-d])?\s?[,;]?\s+)?(?:rue|avenue|av\.?|boulevard|bd|bld|place|pl\.?|chemin|che?\.?|route|rte|impasse|imp\.?|all[ée]es?|quai|cours|square|ruelle|sentier|faubourg|fbg|mont[ée]e|esplanade|promenade|passage|rond[- ]point|lotissement|lot\.?|r[ée]sidence|hameau|lieu[- ]?dit|le bourg|za|zac|zi|zone (?:artisanale|industrielle|d.activit)|mail|traverse|venelle|chauss[ée]e|parvis|bp \d+|carrefour)(?![\p{L}\d])/iu;
const NUMERO_ET_NOM = /^\d{1,4}\s?(?:bis|ter|quater)?,?\s+\p{L}[\p{L}' .-]{3,}/iu;
const IDENTIFIANT = /^[A-Z]{3,5}[A-Z0-9]{8,14}$/;
const GUID = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/i;
const DECIMALES = /^-?\d{1,3}[.,]\d{3,}$/;
const POINT = /^\(?\s*-?\d{1,3}\.\d{3,}\s*[,; ]\s*-?\d{1,3}\.\d{3,}\s*\)?$|^POINT\s*\(/i;
const PRIX = /\d\s?(?:€|euros?\b)|^\d{1,4}[.,]\d{2}$/i;
const CREDIT = /^(?:©|\(c\)|cr[ée]dits?|photos? ?:|copyright)|©/i;
const PHRASE = /[.!?…]\s+\p{Lu}|[.!?…]\s*$|\n|<(?:p|br|strong|div|ul)\b/iu;
const LONGEST_WORD = 80;
/** Sentences that say when one may come, and what it costs. */
const PHRASE_OUVERTURE =
  /\b(?:ouvert|ouverte|ouverture|fermee?|fermeture|horaires|tous les jours|rendez vous|sauf|hors saison|toute l annee|week ?end|jours feries|vacances scolaires|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2} ?h ?\d{0,2})\b/g;
const PHRASE_TARIF =
  /\b(?:tarifs?|euros?|gratuit|payant|reduit|adultes?|entree|prix|par personne|moins de \d+ ans)\b|€/g;

/** Latitudes and longitudes of France, overseas included: the two do not overlap at home. */
const isLatitude = (value: number): boolean =>
  (value >= 41 && value <= 51.6) || (value >= -21.5 && value <= -12.5) || (value >= 14 && value <= 18.2);
const isLongitude = (value: number): boolean =>
  (value >= -5.6 && value <= 9.8) || (value >= 44.9 && value <= 56) || (value >= -63.2 && value <= -51);

/** All that a value looks like. */
export function naturesOf(brute: string): readonly Nature[] {
  const valeur = brute.trim();
  if (valeur === '') return [];
  if (TRACE.test(valeur)) return ['trace'];
  const lien = addressNature(valeur);
  if (lien !== null) return lien;
  // « <strong>Tél :</strong> 05 53 00 00 10 » is a number with its caption.
  const nue = /^<|<\//.test(valeur) ? readTexte(valeur) : valeur;
  if (nue !== valeur && nue !== '') {
    const found = naturesOf(nue);
    if (found.length > 0) return found;
  }
  if (readEmail(valeur) !== null && valeur.length < 120) return ['email'];
  if (GUID.test(valeur)) return ['guid'];
  if (/^(?:oui|non|true|false|vrai|faux|yes|no|x)$/i.test(valeur) && readBooleen(valeur) !== null) return ['booleen'];
  if (isDates(valeur)) return ['date'];
  if (POINT.test(valeur)) return ['point'];
  const numeric = numericNatures(valeur);
  return numeric.length > 0 ? numeric : wordNatures(valeur);
}

/** A day, or several that something joins: spaces, lines, commas. */
function isDates(valeur: string): boolean {
  if (valeur.length < 8) return false;
  if (valeur.length <= 35 && readJour(valeur) !== null) return true;
  const parts = valeur
    .slice(0, 400)
    .split(/(?:<br\s*\/?>|[\s,;])+/i)
    .filter(Boolean);
  // The last one may be cut.
  return (
    parts.length > 1 &&
    parts.slice(0, valeur.length > 400 ? -1 : undefined).every((part) => part.length >= 8 && readJour(part) !== null)
  );
}

function addressNature(valeur: string): readonly Nature[] | null {
  if (VIDEO.test(valeur)) return ['video'];
  if (/<img\b/i.test(valeur)) return ['image'];
  const isFile = /^[^\s|]+$/.test(valeur) || /:\/\//.test(valeur);
  if (isFile && IMAGE.test(valeur)) return ['image'];
  if (isFile && DOCUMENT.test(valeur)) return ['document'];
  if (/<a\b[^<>]*href\s*=\s*["']?mailto:/i.test(valeur)) return ['email'];
  const href = /<(?:a\b[^<>]*href|iframe\b[^<>]*src)\s*=\s*["']?([^"'\s>]+)/i.exec(valeur)?.[1];
  const adresse = href ?? valeur;
  if (!looksLikeAdresse(adresse)) return null;
  if (RESEAU.test(adresse)) return ['reseau'];
  return MEDIA_SERVI.test(adresse) && !/\.(?:html?|php)/i.test(adresse) ? ['image', 'adresseWeb'] : ['adresseWeb'];
}

function numericNatures(valeur: string): Nature[] {
  const found: Nature[] = [];
  if (/^\d{2}\s?\d{3}$/.test(valeur) && isCodePostal(valeur.replace(/\s/, ''))) found.push('codePostal');
  if (readInsee(valeur) !== null && isCodeInsee(valeur.toUpperCase())) found.push('insee');
  if (
    looksLikeTelephone(valeur) &&
    !DECIMALES.test(valeur) &&
    /^(?:\+|0)/.test(valeur) &&
    readTelephones(valeur).length > 0
  )
    found.push(
      ...(/^(?:\+33\s?\(?0?\)?\s?|0)[67]/.test(valeur) ? (['telephone', 'mobile'] as const) : (['telephone'] as const)),
    );
  if (found.length > 0) return found;
  const nombre = readNombre(valeur);
  if (nombre === null) {
    if (/\d\s?[h:]\s?\d{0,2}|^PT\d/i.test(valeur) && readHeure(valeur) !== null) return ['heure'];
    return PRIX.test(valeur) && valeur.length < 60 ? ['prix'] : [];
  }
  found.push('nombre');
  if (PRIX.test(valeur)) found.push('prix');
  if (DECIMALES.test(valeur) && isLatitude(nombre)) found.push('latitude');
  if (DECIMALES.test(valeur) && isLongitude(nombre)) found.push('longitude');
  return found;
}

function wordNatures(valeur: string): Nature[] {
  const found: Nature[] = [];
  if (IDENTIFIANT.test(valeur)) return ['identifiant'];
  if (valeur.length > LONGEST_WORD || PHRASE.test(valeur)) found.push('phrase');
  const words = mots(valeur.slice(0, 400));
  if (found.length > 0 && valeur.length < 300) {
    if ((words.match(PHRASE_OUVERTURE) ?? []).length > 1) found.push('phraseOuverture');
    if ((`${words}${valeur.includes('€') ? ' €' : ''}`.match(PHRASE_TARIF) ?? []).length > 1) found.push('phraseTarif');
  }
  if (valeur.length > LONGEST_WORD) return found;
  if (CREDIT.test(valeur)) found.push('credit');
  const heures = /^(?:de |à |a partir de )?\d{1,2}\s?[h:]\s?\d{0,2}/i.test(valeur) && valeur.length < 20;
  if (heures) found.push('heure');
  if (RUE.test(valeur) || NUMERO_ET_NOM.test(valeur)) found.push('rue');
  for (const [nature, motif] of VOCABULAIRES) {
    const met = motif.exec(words)?.[0];
    // A category is most of what it is said in: « Château Pasteur » is a place.
    if (met !== undefined && (nature !== 'type' || met.length >= 0.6 * words.length)) found.push(nature);
  }
  if (valeur.length > 3 && paysOf(valeur) !== undefined) found.push('pays');
  const ville = valeur.replace(/^\d{5}\s+|\s+\(?\d{2,5}\)?$|\s+cedex.*$/gi, '');
  if (isCommune(ville)) found.push('commune');
  return found;
}
