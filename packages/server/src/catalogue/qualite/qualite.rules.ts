import {
  type Anomalie,
  type DocumentObjet,
  isAlEnvers,
  isEmail,
  isUrl,
  LANGUES,
  type Langue,
  type Periode,
  type TypeBridge,
} from '@bridge/contract';
import { hasText, lengthOf } from '../texte.rules.ts';
import { anomaliesDuLieu } from './lieu-qualite.rules.ts';

export interface ContexteQualite {
  /** The languages of the instance. */
  readonly langues: readonly string[];
  /** The civil day. */
  readonly aujourdhui: string;
}

/** Below, a reader learns nothing that the name does not say. */
const DESCRIPTION_COURTE = 80;
/** Shorter names in capitals may be initials. */
const CAPITALES = 6;
/** The types that need no hours: paths and territories are open to all, and organisations may have no counter. */
const TOUJOURS_OUVERTS: ReadonlySet<TypeBridge> = new Set(['itineraire', 'nature', 'territoire', 'organisme']);

/** The anomalies of an objet, each once. */
export function anomaliesOf(document: DocumentObjet, { langues, aujourdhui }: ContexteQualite): readonly Anomalie[] {
  return [
    ...anomaliesDuType(document),
    ...anomaliesDesTextes(document),
    ...anomaliesDesPhotos(document, aujourdhui),
    ...anomaliesDuLieu(document.lieu),
    ...anomaliesDesContacts(document),
    ...anomaliesDesDates(document, aujourdhui),
    ...anomaliesDeTraduction(document, langues),
  ];
}

function anomaliesDuType({ typeBridge }: DocumentObjet): readonly Anomalie[] {
  return typeBridge === 'autre' ? ['type-inconnu'] : [];
}

function anomaliesDesTextes({ nom, resume, description }: DocumentObjet): readonly Anomalie[] {
  const result: Anomalie[] = [];
  if (isAllCapitals(nom.fr ?? '')) result.push('nom-en-capitales');
  const length = Math.max(lengthOf(description.fr ?? ''), lengthOf(resume.fr ?? ''));
  if (length === 0) result.push('sans-description');
  else if (length < DESCRIPTION_COURTE) result.push('description-courte');
  return result;
}

function anomaliesDesPhotos({ medias }: DocumentObjet, aujourdhui: string): readonly Anomalie[] {
  const photos = medias.filter(({ genre }) => genre === 'image');
  const result: Anomalie[] = [];
  if (photos.length === 0) result.push('sans-photo');
  if (photos.some(({ credit }) => !credit?.trim())) result.push('photo-sans-credit');
  if (photos.some(({ jusquAu }) => jusquAu !== undefined && jusquAu < aujourdhui)) result.push('photo-perimee');
  return result;
}

function anomaliesDesContacts({ contacts }: DocumentObjet): readonly Anomalie[] {
  const publics = contacts.filter(
    ({ role, valeur }) => (role === 'public' || role === 'reservation') && valeur.trim() !== '',
  );
  const result: Anomalie[] = [];
  if (publics.length === 0) result.push('sans-contact');
  if (publics.some(({ genre, valeur }) => genre === 'email' && !isEmail(valeur))) result.push('email-invalide');
  if (publics.some(({ genre, valeur }) => genre === 'site' && !isSite(valeur))) result.push('site-invalide');
  return result;
}

function anomaliesDesDates({ typeBridge, ouverture }: DocumentObjet, aujourdhui: string): readonly Anomalie[] {
  const result: Anomalie[] = [];
  if (ouverture.fermeTemporairement) result.push('ferme-temporairement');
  if (typeBridge === 'evenement') {
    const last = lastDayOf(ouverture);
    if (last === undefined) result.push('evenement-sans-date');
    else if (last !== null && last < aujourdhui) result.push('evenement-passe');
  } else if (!TOUJOURS_OUVERTS.has(typeBridge)) {
    const { periodes, touteLAnnee, texte = {} } = ouverture;
    if (periodes.length === 0 && !touteLAnnee && !hasText(texte, 'fr')) result.push('sans-ouverture');
  }
  return result;
}

function anomaliesDeTraduction(document: DocumentObjet, langues: readonly string[]): readonly Anomalie[] {
  const isDescribed = (langue: Langue) => hasText(document.description, langue) || hasText(document.resume, langue);
  // Without a French text there is nothing to translate: that is another anomaly.
  if (!isDescribed('fr')) return [];
  const isMissing = LANGUES.some((langue) => langue !== 'fr' && langues.includes(langue) && !isDescribed(langue));
  return isMissing ? ['traduction-manquante'] : [];
}

/** Whether an event has no day, so that no agenda shows it. */
export function isEvenementSansDate({ typeBridge, ouverture }: DocumentObjet): boolean {
  return typeBridge === 'evenement' && lastDayOf(ouverture) === undefined;
}

function lastDayOf({ touteLAnnee, periodes }: DocumentObjet['ouverture']): string | null | undefined {
  return touteLAnnee && periodes.length === 0 ? null : lastDay(periodes);
}

/** The last day of an event; null when it comes back or never ends, undefined without any day. */
function lastDay(periodes: readonly Periode[]): string | null | undefined {
  let last: string | undefined;
  for (const periode of periodes) {
    const { regle, du, au, dates = [], chaqueAnnee } = periode;
    const days = regle === 'dates' ? dates : [du, au].filter((jour) => jour !== undefined);
    if (days.length === 0 || isAlEnvers(periode)) continue;
    if (chaqueAnnee || (regle !== 'dates' && au === undefined)) return null;
    for (const day of days) if (last === undefined || day > last) last = day;
  }
  return last;
}

function isAllCapitals(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return letters >= CAPITALES && name === name.toUpperCase() && name !== name.toLowerCase();
}

/** An address that a visitor can open: « http://office » leads nowhere. */
const isSite = (text: string) => isUrl(text) && new URL(text).hostname.includes('.');
