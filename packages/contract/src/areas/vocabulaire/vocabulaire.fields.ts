import { SYSTEMES } from '../../catalogue/systeme.ts';
import { choice, datetime, icon, number, text, translated } from '../../kernel/fields/fields.ts';

/** The fields of every word of a source: its own label stays, and a local one is shown instead. */
export const champsDeVocabulaire = {
  libelle: translated({
    registre: false,
    label: 'Libellé de la source',
    group: 'source',
    readOnly: true,
    list: true,
    sortable: true,
    searchable: true,
  }),
  systeme: choice(SYSTEMES, {
    label: 'Système',
    group: 'source',
    required: true,
    readOnly: true,
    list: true,
    filterable: true,
  }),
  /** The list of the code: a code has a meaning inside its list only. */
  schema: text({ label: 'Nomenclature', group: 'source', readOnly: true, searchable: true, filterable: true }),
  code: text({
    label: 'Code de la source',
    group: 'source',
    readOnly: true,
    sortable: true,
    searchable: true,
  }),
  libelleLocal: translated({
    registre: false,
    label: 'Libellé local',
    help: 'Remplace celui de la source partout où Bridge publie.',
    group: 'local',
    searchable: true,
  }),
  picto: icon({ label: 'Pictogramme', group: 'local' }),
  nombreObjets: number({ label: 'Objets', group: 'source', readOnly: true, list: true, sortable: true }),
  apparuLe: datetime({ label: 'Apparu le', group: 'source', readOnly: true, sortable: true, filterable: true }),
  disparuLe: datetime({
    label: 'Disparu le',
    help: 'Plus aucun objet de la source ne le porte.',
    group: 'source',
    readOnly: true,
    sortable: true,
    filterable: true,
  }),
} as const;

export const GROUPES_VOCABULAIRE = [
  { id: 'source', title: 'Source', help: 'Ce que le système d’origine en dit.' },
  {
    id: 'local',
    title: 'Chez vous',
    help: 'Ce que vous y changez\u00a0: aucun import ne l’efface.',
  },
] as const;
