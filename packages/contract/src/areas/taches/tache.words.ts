import { formatNumber } from '../../kernel/words/format.ts';
import { ETATS_TACHE, type EtatTache } from './tache.rules.ts';

/** The names and looks of tasks, apart from their states: pages that tell no task load them later. */

/** Every kind of work that the server does. Icons are names of Tabler. */
export const TYPES_TACHE = [
  { value: 'import', label: 'Import', icon: 'database-import' },
  { value: 'reclassement', label: 'Reclassement', icon: 'category' },
  { value: 'identites', label: 'Changement de source', icon: 'replace' },
  { value: 'reunion', label: 'Réunion de doublons', icon: 'replace' },
  { value: 'mesure-champs', label: 'Mesure des champs', icon: 'chart-bar' },
  { value: 'pages', label: 'Mise à jour des pages publiques', icon: 'world' },
  { value: 'volumes-selections', label: 'Comptage des sélections', icon: 'filter' },
  { value: 'tags', label: 'Tags automatiques', icon: 'tags' },
  { value: 'demonstration', label: 'Contenu de démonstration', icon: 'sparkles' },
  { value: 'nomenclature', label: 'Lecture de nomenclature', icon: 'category' },
  { value: 'generation-pdf', label: 'Génération PDF', icon: 'file-type-pdf' },
  { value: 'envoi', label: 'Envoi d’édition', icon: 'send' },
  { value: 'traduction', label: 'Traduction', icon: 'language' },
  { value: 'registre', label: 'Registre des traductions', icon: 'language' },
  { value: 'ecriture', label: 'Écriture dans Apidae', icon: 'pencil' },
  { value: 'traduction-apidae', label: 'Traduction pour Apidae', icon: 'language' },
  { value: 'score', label: 'Recalcul des scores', icon: 'gauge' },
  { value: 'purge', label: 'Purge', icon: 'trash' },
  { value: 'releves', label: 'Météo et actualités', icon: 'cloud-rain' },
  { value: 'courriel', label: 'E-mail', icon: 'mail' },
  { value: 'ecran-hors-ligne', label: 'Appel pour un écran sans nouvelles', icon: 'send' },
  { value: 'capture', label: 'Capture d’écran', icon: 'camera' },
] as const;
export type TypeTache = (typeof TYPES_TACHE)[number]['value'];

/** A newer version may have other types. */
export function typeTacheLabel(type: string): string {
  return TYPES_TACHE.find(({ value }) => value === type)?.label ?? 'Autre tâche';
}

/** The name « bridge-1/7393 » by which a server signs its tasks, in words. */
export function serveurTacheLabel(serveur: string): string {
  const [machine, processus] = serveur.split('/');
  return processus ? `${machine}, processus ${processus}` : serveur;
}

/** « En cours (40 %) ». */
export function etatTacheLabel({ etat, progression }: { etat: EtatTache; progression: number | null }): string {
  const label = ETATS_TACHE.find(({ value }) => value === etat)?.label ?? etat;
  return etat === 'en_cours' && progression !== null ? `${label} (${progression}\u00a0%)` : label;
}

const RESULTATS: Readonly<Record<string, string>> = {
  terminee: 'Terminé',
  suspect: 'En attente d’accord\u00a0: rien n’a été touché',
  incomplet: 'Incomplet\u00a0: la source n’a pas tout donné',
  abandonnee: 'Abandonné',
  budget: 'Arrêté au budget du mois',
  annulee: 'Annulé',
  sent: 'Envoyé',
  depose: 'Déposé',
  appele: 'Adresse appelée',
  range: 'Rangé dans la médiathèque',
  logged: 'Écrit dans le journal du serveur\u00a0: aucun serveur de messagerie n’est réglé',
};

/** The words for the names of results. */
const NOMS_RESULTAT: Readonly<Record<string, string>> = {
  etat: 'Résultat',
  avant: 'Objets du flux avant',
  envoi: 'Envoi',
  nombre: 'Nombre',
  deja: 'Déjà fait',
  objets: 'Objets lus',
  changes: 'Objets changés',
  retires: 'Objets retirés',
  selections: 'Sélections',
  tags: 'Tags',
  contenus: 'Contenus',
  traduits: 'Textes traduits',
  deMemoire: 'Textes repris de la mémoire',
  caracteres: 'Caractères envoyés',
  alertes: 'Alertes envoyées',
  echecs: 'Échecs',
  profils: 'Profils de scoring',
  tris: 'Tris',
  blocs: 'Blocs',
  medias: 'Médias',
  fichiers: 'Fichiers',
  pages: 'Pages',
  listes: 'Listes',
  annonces: 'Annonces',
  diaporamas: 'Diaporamas',
  editions: 'Éditions',
  reclasses: 'Objets reclassés',
  lies: 'Identifiants reliés',
  refus: 'Laissés de côté',
  types: 'Types lus',
  criteres: 'Critères lus',
  modalites: 'Modalités lues',
  nouveauxTypes: 'Types nouveaux',
  nouveauxCriteres: 'Critères nouveaux',
  nouvellesModalites: 'Modalités nouvelles',
};

/** The result of a job in words, as pairs of a name and a value. Values without words stay in its journal. */
export function resultatTache(resultat: Readonly<Record<string, unknown>> | null): (readonly [string, string])[] {
  return Object.entries(resultat ?? {}).flatMap(([name, value]) => {
    const [word, text] = [NOMS_RESULTAT[name], resultatText(value)];
    return word === undefined || text === null ? [] : [[word, text] as const];
  });
}

/** The same, a line each. */
export const resultatEnMots = (resultat: Readonly<Record<string, unknown>>): string[] =>
  resultatTache(resultat).map(([name, value]) => `${name}\u00a0: ${value}`);

function resultatText(value: unknown): string | null {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value !== 'string' || value === '') return null;
  return RESULTATS[value] ?? value;
}
