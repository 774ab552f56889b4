import { TYPES_BRIDGE } from '../../../catalogue/type-bridge.ts';
import { boolean, choice, choices, number, reference, text } from '../../../kernel/fields/fields.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { FREQUENCES_DE_TRADUCTION, LANGUES_APIDAE } from '../apidae/apidae.choix.ts';
import { configTraductionApidaeHead } from '../reglages.heads.ts';
import { CHAMPS_TRADUITS, CONDITIONS_DE_TRADUCTION } from './traduction.choix.ts';

/** The texts that Apidae takes. */
export const CHAMPS_TRADUITS_APIDAE = CHAMPS_TRADUITS.filter(
  ({ value }) => value !== 'textes' && value !== 'legendes' && value !== 'contenu',
);

export const configTraductionApidae = defineResource({
  ...configTraductionApidaeHead,
  table: 'configs_traduction_apidae',
  purpose: 'Une configuration traduit des textes d’Apidae et les y récrit, une fois relus.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'moyens', title: 'Moyens', help: 'Qui traduit, et qui a le droit d’écrire dans Apidae.' },
    { id: 'contenu', title: 'Ce qui est traduit' },
    { id: 'regles', title: 'Relecture et rythme' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'moyens', required: true, list: true, sortable: true, searchable: true }),
    actif: boolean({ label: 'Active', group: 'moyens', list: true, filterable: true }),
    moteur: reference({
      label: 'Configuration de traduction',
      help: 'Elle donne la langue source, le glossaire et le budget.',
      to: 'configTraduction',
      // A configuration spends with the engine's key and budget.
      acts: true,
      group: 'moyens',
      required: true,
      list: true,
      filterable: true,
    }),
    ecriture: reference({
      label: 'Configuration d’écriture',
      to: 'configEcritureApidae',
      acts: true,
      group: 'moyens',
      required: true,
      filterable: true,
    }),
    langues: choices(LANGUES_APIDAE, {
      label: 'Langues cibles',
      group: 'contenu',
      required: true,
      list: true,
      filterable: true,
    }),
    champs: choices(CHAMPS_TRADUITS_APIDAE, {
      label: 'Textes',
      group: 'contenu',
      required: true,
      initial: ['resume', 'description'],
    }),
    types: choices(TYPES_BRIDGE, { label: 'Types d’objets', help: 'Vide\u00a0: tous.', group: 'contenu' }),
    selection: reference({
      label: 'Sélection',
      help: 'Vide\u00a0: tous les objets publiés qui viennent d’Apidae.',
      to: 'selection',
      group: 'contenu',
    }),
    conditions: choices(CONDITIONS_DE_TRADUCTION, {
      label: 'Un texte est traduit quand',
      group: 'regles',
      required: true,
      initial: ['vide', 'perimee'],
    }),
    relecture: boolean({
      label: 'Relire avant d’écrire dans Apidae',
      group: 'regles',
      initial: true,
    }),
    critereInterne: text({
      label: 'Critère interne «\u00a0traduction automatique\u00a0»',
      help: 'Son numéro dans Apidae\u00a0: il marque les objets traduits. Vide\u00a0: aucun.',
      group: 'regles',
      longest: 20,
    }),
    frequence: choice(FREQUENCES_DE_TRADUCTION, {
      label: 'Fréquence',
      group: 'regles',
      required: true,
      initial: 'demande',
      filterable: true,
    }),
    plafond: number({
      label: 'Objets par passage',
      help: 'Au plus. Vide\u00a0: sans limite.',
      group: 'regles',
      min: 1,
      max: 100_000,
      integer: true,
    }),
  },
});
