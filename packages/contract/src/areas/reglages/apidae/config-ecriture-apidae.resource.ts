import { TYPES_BRIDGE } from '../../../catalogue/type-bridge.ts';
import type { Choice } from '../../../kernel/fields/field.ts';
import { boolean, choice, choices, json, number, reference, secret, text } from '../../../kernel/fields/fields.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { configEcritureApidaeHead } from '../reglages.heads.ts';
import {
  CHAMPS_ECRITS,
  CHEMINS_APIDAE,
  DECLENCHEMENTS,
  IDENTITES_D_ECRITURE,
  MODES_D_ECRITURE,
  SI_REFUS,
} from './apidae.choix.ts';
import { CORRESPONDANCE_USUELLE, correspondanceDEcritureSchema } from './correspondance-apidae.schemas.ts';

const motDe = (choix: readonly Choice[], code: string) => choix.find(({ value }) => value === code)?.label ?? code;

export const configEcritureApidae = defineResource({
  ...configEcritureApidaeHead,
  table: 'configs_ecriture_apidae',
  purpose: 'Une configuration dit ce que Bridge a le droit d’écrire dans Apidae, au nom de qui et quand.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'projet', title: 'Projet d’écriture', help: 'Celui qu’Apidae vous a ouvert.' },
    { id: 'champs', title: 'Ce qui est écrit', help: 'Rien d’autre ne part.' },
    { id: 'regles', title: 'Règles d’envoi' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'projet', required: true, list: true, sortable: true, searchable: true }),
    actif: boolean({ label: 'Active', group: 'projet', list: true, filterable: true }),
    environnement: choice(
      [
        { value: 'production', label: 'Production' },
        { value: 'test', label: 'Test' },
      ],
      { label: 'Environnement', group: 'projet', required: true, initial: 'test', list: true, filterable: true },
    ),
    projet: text({
      label: 'Numéro de projet',
      group: 'projet',
      longest: 20,
      ownOnly: true,
      list: true,
      searchable: true,
    }),
    client: text({
      label: 'Identifiant client',
      help: 'Donné par Apidae avec le projet, sous le nom de «\u00a0clientId\u00a0».',
      group: 'projet',
      ownOnly: true,
    }),
    secret: secret({ label: 'Secret', help: 'Il est chiffré et ne se relit pas.', group: 'projet' }),
    identite: choice(IDENTITES_D_ECRITURE, {
      label: 'Au nom de',
      group: 'projet',
      required: true,
      initial: 'projet',
      filterable: true,
    }),
    membre: text({
      label: 'Membre propriétaire',
      help: 'Le numéro du membre à qui appartiennent les objets créés.',
      group: 'projet',
      longest: 20,
      ownOnly: true,
    }),
    flux: reference({
      label: 'Flux de retour',
      help: 'Celui qui rapporte ces objets ici\u00a0: on y vérifie que ce qui a été écrit est bien arrivé.',
      to: 'fluxApidae',
      acts: true,
      group: 'projet',
    }),
    types: choices(TYPES_BRIDGE, {
      label: 'Types autorisés',
      help: 'Vide\u00a0: tous ceux qu’Apidae connaît.',
      group: 'champs',
      filterable: true,
    }),
    modes: choices(MODES_D_ECRITURE, {
      label: 'Modes permis',
      group: 'champs',
      required: true,
      initial: ['MODIFICATION'],
      list: true,
      filterable: true,
    }),
    correspondance: json(correspondanceDEcritureSchema, {
      label: 'Correspondance',
      help: 'Chaque champ de Bridge, et le chemin d’Apidae qui le reçoit.',
      group: 'champs',
      widget: 'correspondance-apidae',
      words: (lignes) =>
        lignes.map(({ champ, chemin }) => `${motDe(CHAMPS_ECRITS, champ)} devient ${motDe(CHEMINS_APIDAE, chemin)}`),
      initial: CORRESPONDANCE_USUELLE,
    }),
    criteresInternes: text({
      label: 'Critères internes à poser',
      help: 'Leurs numéros, séparés par des virgules.',
      group: 'champs',
      longest: 500,
      advanced: true,
    }),
    skipValidation: boolean({
      label: 'Publier sans validation',
      help: 'Si Apidae l’accorde au projet. Sinon, le propriétaire valide.',
      group: 'regles',
    }),
    siRefus: choice(SI_REFUS, {
      label: 'Si la validation est refusée',
      group: 'regles',
      required: true,
      initial: 'ASK',
    }),
    declenchement: choice(DECLENCHEMENTS, {
      label: 'Envoi',
      group: 'regles',
      required: true,
      initial: 'manuel',
      filterable: true,
    }),
    champsAutomatiques: choices(CHAMPS_ECRITS, {
      label: 'Champs envoyés sans attendre',
      group: 'regles',
      when: { field: 'declenchement', is: ['automatique'] },
    }),
    limiteHeure: number({
      label: 'Envois par heure',
      help: 'Au plus. Vide\u00a0: ce qu’Apidae permet.',
      group: 'regles',
      min: 1,
      max: 10_000,
      integer: true,
    }),
  },
});
