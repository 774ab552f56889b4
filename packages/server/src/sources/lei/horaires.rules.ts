import { type Creneau, JOURS, type Jour, type Langue, type Ouverture, type Periode } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { heureOf } from '../clean/heure.rules.ts';
import { A_L_ENVERS } from '../clean/periode.words.ts';
import { textOfField } from '../clean/texte.rules.ts';
import { enfantDe, type Noeud, texteDe } from '../reading/xml/xml-tree.ts';
import type { Colonnes } from './colonnes.ts';
import { type ContexteLei, putNoeud } from './restes.rules.ts';

const MOST = 1000;

export function ouvertureLei(colonnes: Colonnes, contexte: ContexteLei): Ouverture {
  const { langue, avertissements } = contexte;
  const ouverture: Ouverture = { periodes: [], fermetures: [] };
  const written = colonnes.node('HORAIRES')?.enfants ?? [];
  const horaires = written.filter(({ nom }) => nom.toLowerCase() === 'horaire');
  for (const [index, horaire] of horaires.slice(0, MOST).entries()) {
    const periode = periodeLei(horaire, `HORAIRES.Horaire[${index}]`, langue, avertissements);
    ouverture.periodes.push(periode);
  }
  for (const autre of written)
    if (!horaires.includes(autre)) putNoeud(autre, `HORAIRES.${autre.nom.toUpperCase()}`, contexte);
  if (horaires.length === 0) {
    const periode = bounds(
      colonnes.first('PERIODE_DU', 'DU'),
      colonnes.first('PERIODE_AU', 'AU'),
      'PERIODE',
      avertissements,
    );
    if (periode.du !== undefined || periode.au !== undefined) {
      ouverture.periodes.push({ ...periode, chaqueAnnee: false, regle: 'quotidien', creneaux: [] });
    }
  }
  return ouverture;
}

function periodeLei(horaire: Noeud, chemin: string, langue: Langue, avertissements: Avertissements): Periode {
  const dates = bounds(texteDe(horaire, 'DATE_DEBUT'), texteDe(horaire, 'DATE_FIN'), chemin, avertissements);
  const heures = enfantDe(horaire, 'HEURES');
  const { creneaux, notes } =
    heures === undefined ? parDemiJournees(horaire, chemin, avertissements) : parHeures(heures, chemin, avertissements);
  const periode: Periode = { ...dates, chaqueAnnee: false, regle: 'quotidien', creneaux };
  const named = creneaux.length > 0 ? creneaux.flatMap(({ jours }) => jours ?? JOURS) : joursDe(horaire);
  const days = new Set(named);
  if (days.size > 0 && days.size < JOURS.length) {
    periode.regle = 'hebdomadaire';
    periode.jours = JOURS.filter((jour) => days.has(jour));
  }
  const note = [textOfField(texteDe(horaire, 'COMMENTAIRE')), ...notes, ...autresMots(horaire, PERIODE)]
    .filter((part) => part !== undefined)
    .join('\n');
  if (note !== '') periode.note = { [langue]: note };
  return periode;
}

const PERIODE = /^(?:DATE_DEBUT|DATE_FIN|HEURES|COMMENTAIRE)$/;
const HEURE = /^(?:HEURE_DEBUT|HEURE_FIN|ACCES_PERMANENT|TPS_ACCES_FIN|COMMENTAIRE)$/;
const JOUR = new RegExp(`^(?:${JOURS.join('|')})(?:_[AP]M_(?:DE|A))?$`, 'i');
const OUI = /^(?:o|oui|y|yes|1|x|true|vrai)$/i;
const NON = /^(?:n|non|no|0|false|faux|-)$/i;

/** The days that the source ticks. A day with a word in place of a tick (« le matin ») is open too. */
function joursDe(noeud: Noeud): readonly Jour[] {
  return JOURS.filter((jour) => {
    const text = texteDe(noeud, jour.toUpperCase());
    return text !== undefined && !NON.test(text);
  });
}

/** Puts in words what a day says that is neither yes nor no (« Lundi : le matin »), and elements that are not known. */
function autresMots(noeud: Noeud, lues: RegExp): readonly string[] {
  return noeud.enfants.flatMap((enfant): readonly string[] => {
    const { nom, enfants } = enfant;
    if (lues.test(nom)) return [];
    const texte = textOfField(enfant.texte);
    const name = nom.charAt(0).toUpperCase() + nom.slice(1).toLowerCase().replaceAll('_', ' ');
    const said = texte === undefined || (JOUR.test(nom) && isRead(nom, texte)) ? [] : [`${name}\u00a0: ${texte}`];
    return [...said, ...(enfants.length === 0 ? [] : autresMots(enfant, lues))];
  });
}

/** Whether the element was read: hours made a slot or a warning, and a yes or a no made an open or a closed day. */
const isRead = (nom: string, texte: string): boolean => nom.includes('_') || OUI.test(texte) || NON.test(texte);

/** The dates of a period, one of which may be absent: « à partir du », « jusqu’au ». */
function bounds(
  from: string | undefined,
  to: string | undefined,
  chemin: string,
  avertissements: Avertissements,
): { du?: string; au?: string } {
  const du = day(from, `${chemin}.DATE_DEBUT`, avertissements);
  const au = day(to, `${chemin}.DATE_FIN`, avertissements);
  if (du !== undefined && au !== undefined && du > au) avertissements.add(chemin, A_L_ENVERS, `${from} – ${to}`);
  return { ...(du === undefined ? {} : { du }), ...(au === undefined ? {} : { au }) };
}

function day(text: string | undefined, chemin: string, avertissements: Avertissements): string | undefined {
  if (text === undefined) return undefined;
  const jour = jourOf(text);
  if (jour === null) avertissements.add(chemin, 'Cette date n’existe pas.', text);
  return jour ?? undefined;
}

function hour(text: string | undefined, chemin: string, avertissements: Avertissements): string | undefined {
  if (text === undefined) return undefined;
  const heure = heureOf(text);
  if (heure === null) avertissements.add(chemin, 'Cette heure n’existe pas.', text);
  return heure ?? undefined;
}

interface Lus {
  readonly creneaux: Creneau[];
  readonly notes: string[];
}

/** `HEURES/Heure`: a time, and the days that have it. */
function parHeures(heures: Noeud, chemin: string, avertissements: Avertissements): Lus {
  const creneaux: Creneau[] = [];
  const notes: string[] = [];
  for (const heure of heures.enfants) {
    const ouvre = hour(texteDe(heure, 'HEURE_DEBUT'), `${chemin}.HEURE_DEBUT`, avertissements);
    const ferme = hour(texteDe(heure, 'HEURE_FIN'), `${chemin}.HEURE_FIN`, avertissements);
    const jours = [...joursDe(heure)];
    const some = jours.length > 0 && jours.length < JOURS.length;
    if (ouvre !== undefined || ferme !== undefined || some) {
      creneaux.push({
        ...(some ? { jours } : {}),
        ...(ouvre === undefined ? {} : { ouvre }),
        ...(ferme === undefined ? {} : { ferme }),
      });
    }
    const note = textOfField(texteDe(heure, 'COMMENTAIRE'));
    if (note !== undefined) notes.push(note);
    const last = textOfField(texteDe(heure, 'TPS_ACCES_FIN'));
    if (last !== undefined && last !== '0') notes.push(`Dernier accès\u00a0: ${last}`);
    if (OUI.test(texteDe(heure, 'ACCES_PERMANENT') ?? '')) notes.push('Accès permanent');
    notes.push(...autresMots(heure, HEURE));
  }
  return { creneaux, notes };
}

/** Columns of each half day: days of the same hours are one slot. */
function parDemiJournees(horaire: Noeud, chemin: string, avertissements: Avertissements): Lus {
  const byHours = new Map<string, { jours: Jour[]; ouvre: string | undefined; ferme: string | undefined }>();
  const add = (jour: Jour, ouvre: string | undefined, ferme: string | undefined): void => {
    if (ouvre === undefined && ferme === undefined) return;
    const key = `${ouvre ?? ''}-${ferme ?? ''}`;
    const slot = byHours.get(key) ?? { jours: [], ouvre, ferme };
    slot.jours.push(jour);
    byHours.set(key, slot);
  };
  for (const jour of JOURS) {
    const name = jour.toUpperCase();
    const [amDe, amA, pmDe, pmA] = ['AM_DE', 'AM_A', 'PM_DE', 'PM_A'].map((part) =>
      hour(texteDe(horaire, `${name}_${part}`), `${chemin}.${name}_${part}`, avertissements),
    );
    // A day with an opening in the morning, a closing in the evening and no other hour is open without a break.
    if (amDe !== undefined && amA === undefined && pmDe === undefined && pmA !== undefined) add(jour, amDe, pmA);
    else {
      add(jour, amDe, amA);
      add(jour, pmDe, pmA);
    }
  }
  const creneaux = [...byHours.values()].map(
    ({ jours, ouvre, ferme }): Creneau => ({
      ...(jours.length < JOURS.length ? { jours } : {}),
      ...(ouvre === undefined ? {} : { ouvre }),
      ...(ferme === undefined ? {} : { ferme }),
    }),
  );
  return { creneaux, notes: [] };
}
