import { type Creneau, JOURS, type JOURS_FERIES, type Jour, type Ouverture, type Periode } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { jourOf } from '../../clean/date.rules.ts';
import { lexique } from '../../clean/lexique.ts';
import { addMots, putSansJour, sansJour } from '../../clean/sans-jour.rules.ts';
import { lineOf } from '../../clean/texte.rules.ts';
import { bornes, type HorairesDetailles, heure, horaires } from './horaires.rules.ts';
import { bothOf, type Champs, isVide, liste, objet, textesOuRien } from './valeurs.rules.ts';

const FERIES: Readonly<Record<string, (typeof JOURS_FERIES)[number]>> = {
  PREMIER_JANVIER: 'jour-de-lan',
  LUNDI_PAQUES: 'lundi-de-paques',
  PREMIER_MAI: 'premier-mai',
  HUIT_MAI: 'huit-mai',
  ASCENSION: 'ascension',
  LUNDI_PENTECOTE: 'lundi-de-pentecote',
  QUATORZE_JUILLET: 'quatorze-juillet',
  QUINZE_AOUT: 'assomption',
  PREMIER_NOVEMBRE: 'toussaint',
  ONZE_NOVEMBRE: 'onze-novembre',
  VINGT_CINQ_DECEMBRE: 'noel',
};
/** Public holidays of other countries and of some parts of France: the calendar of the catalogue does not have them. */
const AUTRES_FERIES = lexique<string>({
  BERCHTOLDSTAG: 'Saint-Berchtold',
  SAINT_JOSEPH: 'Saint-Joseph',
  ARRIVEE_EVANGILE: 'arrivée de l’Évangile',
  FETE_CITOYENNETE: 'fête de la citoyenneté',
  VENDREDI_SAINT: 'Vendredi saint',
  FETE_AUTONOMIE: 'fête de l’Autonomie',
  FETE_DIEU: 'Fête-Dieu',
  FETE_NATIONALE_SUISSE: 'fête nationale suisse',
  LUNDI_DU_JEUNE_FEDERAL: 'lundi du Jeûne fédéral',
  IMMACULEE_CONCEPTION: 'Immaculée Conception',
  MARDI_GRAS: 'Mardi gras',
  MERCREDI_DES_CENDRES: 'mercredi des Cendres',
  JEUDI_MI_CAREME: 'jeudi de la mi-carême',
  FETE_VICTOR_SCHOELCHER: 'fête Victor-Schœlcher',
  JOUR_DES_DEFUNTS: 'jour des défunts',
  ABOLITION_DE_LESCLAVAGE_GUADELOUPE: 'abolition de l’esclavage (Guadeloupe)',
  ABOLITION_DE_LESCLAVAGE_MARTINIQUE: 'abolition de l’esclavage (Martinique)',
});
const RANGS: Readonly<Record<string, 1 | 2 | 3 | 4 | -1>> = {
  D_1ER: 1,
  D_2EME: 2,
  D_3EME: 3,
  D_4EME: 4,
  D_DERNIER: -1,
};
const MOST = 1000;

export function ouvertureApidae(value: unknown, avertissements: Avertissements): Ouverture {
  const source = objet(value);
  const ouverture: Ouverture = { periodes: [], fermetures: [] };
  const texte = textesOuRien(source.periodeEnClair);
  if (texte !== undefined) ouverture.texte = texte;
  const sansJours: Periode[] = [];
  for (const [index, periode] of liste(source.periodesOuvertures).slice(0, MOST).entries()) {
    const lues = periodes(objet(periode), `ouverture.periodesOuvertures[${index}]`, avertissements);
    for (const lue of lues)
      (lue.regle === 'dates' && lue.dates?.length === 0 ? sansJours : ouverture.periodes).push(lue);
  }
  for (const fermeture of liste(source.fermeturesExceptionnelles).slice(0, MOST))
    close(ouverture, objet(fermeture), avertissements);
  // The current format writes a word here, older formats a boolean.
  if (source.ouvertTouteLAnnee === true || source.ouvertTouteLAnnee === 'OUVERT_TOUTE_L_ANNEE')
    ouverture.touteLAnnee = true;
  if (source.fermeTemporairement === true || source.fermeTemporairement === 'FERME_TEMPORAIREMENT')
    ouverture.fermeTemporairement = true;
  putSansJour(ouverture, sansJours);
  return ouverture;
}

function close(ouverture: Ouverture, fermeture: Champs, avertissements: Avertissements): void {
  const special = typeof fermeture.dateSpeciale === 'string' ? fermeture.dateSpeciale : null;
  const ferie = special === null ? undefined : FERIES[special];
  if (ferie !== undefined) {
    ouverture.fermetures.push(ferie);
    return;
  }
  const dates = [fermeture.dateFermeture, ...liste(fermeture.dates)].filter(
    (date) => date !== undefined && date !== null,
  );
  for (const date of dates) {
    const jour = jourOf(date);
    if (jour !== null) ouverture.fermetures.push(jour);
    else avertissements.add('ouverture.fermeturesExceptionnelles', 'Cette date n’existe pas.', date);
  }
  if (special === null || dates.length > 0) return;
  addMots(ouverture, `Fermé\u00a0: ${AUTRES_FERIES[special] ?? special}`);
  avertissements.add(
    'ouverture.fermeturesExceptionnelles',
    'Ce jour de fermeture n’est pas un jour férié de France.',
    special,
  );
}

function periodes(source: Champs, chemin: string, avertissements: Avertissements): Periode[] {
  const dates = bornes(source, chemin, avertissements);
  const chaqueAnnee = source.tousLesAns === true;
  const detailed = horaires(source.horaires, chemin, avertissements);
  const creneaux = detailed?.creneaux ?? creneau(source, chemin, avertissements);
  const base: Periode = { ...dates, chaqueAnnee, regle: 'quotidien', creneaux };
  const note = textesOuRien(source.complementHoraire);
  const nom = lineOf(source.nom);
  if (note !== undefined) base.note = note;
  if (nom !== undefined) base.nom = nom;
  const found: Periode[] = [];
  // Where the period has « horaires », its days are those of their slots, and « type » is ignored.
  if (detailed !== null) found.push(...byDays(base, detailed));
  else found.push(...byRule(source, base, chemin, avertissements));
  const exceptions = liste(source.ouverturesExceptionnelles)
    .map((one) => jourOf(objet(one).dateOuverture))
    .filter((jour) => jour !== null);
  if (exceptions.length > 0)
    found.push({ chaqueAnnee: false, regle: 'dates', dates: [...new Set(exceptions)].sort(), creneaux });
  return found;
}

function byDays(base: Periode, { jours, autres, fermes }: HorairesDetailles): Periode[] {
  const found: Periode[] = [];
  // A closed day of the week needs no words: it is not among the days that open. Closed public holidays do.
  const dits = jours.length === 0 ? fermes : fermes.filter((mot) => !JOURS.some((jour) => jour === mot));
  const ferme = dits.length === 0 ? {} : { fr: `Fermé\u00a0: ${[...new Set(dits)].join(', ')}` };
  const note = bothOf(base.note ?? {}, ferme);
  const noted = isVide(note) ? base : { ...base, note };
  if (jours.length === JOURS.length) found.push(noted);
  else if (jours.length > 0) found.push({ ...noted, regle: 'hebdomadaire', jours });
  else if (fermes.length > 0) found.push({ ...noted, regle: 'dates', dates: [] });
  for (const { nom, creneaux } of autres) found.push(sansJour({ ...base, creneaux }, nom));
  return found;
}

function byRule(source: Champs, base: Periode, chemin: string, avertissements: Avertissements): Periode[] {
  const named = liste(source.ouverturesJournalieres).map((one) => objet(one).jour);
  const jours = joursOf(named);
  const unknown = (): Periode[] => {
    avertissements.add(`${chemin}.type`, REGLE_INCONNUE, source);
    return [sansJour(base, 'Certains jours')];
  };
  switch (source.type) {
    case 'OUVERTURE_SAUF':
      return jours.length === 0 ? [base] : [{ ...base, regle: 'sauf', jours }];
    case 'OUVERTURE_SEMAINE':
      if (jours.length === 0 && named.length > 0) return unknown();
      return jours.length === 0 || jours.length === JOURS.length ? [base] : [{ ...base, regle: 'hebdomadaire', jours }];
    case 'OUVERTURE_MOIS': {
      const lues = mensuelles(source, base);
      return lues.length === 0 ? unknown() : lues;
    }
    case 'OUVERTURE_TOUS_LES_JOURS':
    case undefined:
      return [base];
    default:
      return unknown();
  }
}
const REGLE_INCONNUE = 'Cette règle d’ouverture est inconnue.';

/** « First Monday », « last Sunday »: ranks that share their days are one period. */
function mensuelles(source: Champs, base: Periode): Periode[] {
  const byDays = new Map<string, { jours: Jour[]; rangs: NonNullable<Periode['rangs']> }>();
  const byRank = new Map<1 | 2 | 3 | 4 | -1, unknown[]>();
  for (const one of liste(source.ouverturesJourDuMois)) {
    const { jourDuMois, jour } = objet(one);
    const rang = typeof jourDuMois === 'string' ? RANGS[jourDuMois] : undefined;
    if (rang !== undefined) byRank.set(rang, [...(byRank.get(rang) ?? []), jour]);
  }
  for (const [rang, names] of byRank) {
    const jours = joursOf(names);
    if (jours.length === 0) continue;
    const group = byDays.get(jours.join()) ?? { jours, rangs: [] };
    group.rangs.push(rang);
    byDays.set(jours.join(), group);
  }
  return [...byDays.values()].map(({ jours, rangs }) => ({ ...base, regle: 'mensuel', jours, rangs }));
}

function joursOf(names: readonly unknown[]): Jour[] {
  const wanted = new Set(names.map((name) => (typeof name === 'string' ? name.toLowerCase() : '')));
  return wanted.has('tous') ? [...JOURS] : JOURS.filter((jour) => wanted.has(jour));
}

function creneau(source: Champs, chemin: string, avertissements: Avertissements): Creneau[] {
  const ouvre = heure(source.horaireOuverture, `${chemin}.horaireOuverture`, avertissements);
  const ferme = heure(source.horaireFermeture, `${chemin}.horaireFermeture`, avertissements);
  if (ouvre === undefined && ferme === undefined) return [];
  return [{ ...(ouvre === undefined ? {} : { ouvre }), ...(ferme === undefined ? {} : { ferme }) }];
}
