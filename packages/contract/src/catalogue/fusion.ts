import { z } from 'zod';

/** Parts of an objet that a second source may give, where the same offer comes from two systems. */
export const CHAMPS_FUSIONNABLES = [
  { value: 'nom', label: 'Nom' },
  { value: 'resume', label: 'Résumé' },
  { value: 'description', label: 'Description' },
  { value: 'textes', label: 'Autres textes' },
  { value: 'types', label: 'Types et thèmes' },
  { value: 'lieu', label: 'Adresse et accès' },
  { value: 'position', label: 'Position et tracé' },
  { value: 'situation', label: 'Territoires et environnements' },
  { value: 'ouverture', label: 'Périodes et horaires' },
  { value: 'tarifs', label: 'Tarifs' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'medias', label: 'Médias' },
  { value: 'criteres', label: 'Équipements et autres critères' },
  { value: 'labels', label: 'Labels' },
  { value: 'classement', label: 'Classement' },
  { value: 'capacites', label: 'Capacités' },
  { value: 'languesParlees', label: 'Langues parlées' },
  { value: 'accessibilite', label: 'Accessibilité' },
  { value: 'animaux', label: 'Animaux acceptés' },
  { value: 'publics', label: 'Publics' },
  { value: 'liens', label: 'Objets liés' },
] as const;
export type ChampFusionnable = (typeof CHAMPS_FUSIONNABLES)[number]['value'];

/** The source of an offer that wins: its own system, or the national platform. */
export const SOURCES_DOMINANTES = [
  { value: 'propre', label: 'Son propre système' },
  { value: 'datatourisme', label: 'DATAtourisme' },
] as const;

/** The decisions of an entity, part by part; the entity above decides others, and at last the own system wins. */
export const precedencesSchema = z.partialRecord(
  z.enum(CHAMPS_FUSIONNABLES.map(({ value }) => value)),
  z.enum(SOURCES_DOMINANTES.map(({ value }) => value)),
);
export type Precedences = z.output<typeof precedencesSchema>;

/** The parts for which DATAtourisme wins, by the decisions of an entity and those above it, nearest first. */
export function champsDominants(lignee: readonly Precedences[]): readonly ChampFusionnable[] {
  return CHAMPS_FUSIONNABLES.flatMap(({ value }) => {
    const decided = lignee.map((precedences) => precedences[value]).find((source) => source !== undefined);
    return decided === 'datatourisme' ? [value] : [];
  });
}

/** « DATAtourisme pour Nom, Médias ; son propre système pour Tarifs ». */
export function precedencesInWords(precedences: Precedences): string {
  const parts = SOURCES_DOMINANTES.flatMap(({ value: source, label }) => {
    const champs = CHAMPS_FUSIONNABLES.filter(({ value }) => precedences[value] === source);
    return champs.length === 0 ? [] : [`${label} pour ${champs.map((champ) => champ.label).join(', ')}`];
  });
  return parts.length === 0 ? 'Comme l’entité parente' : parts.join('\u00a0; ');
}
