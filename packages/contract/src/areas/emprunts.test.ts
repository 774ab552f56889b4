import { expect, it } from 'vitest';
import type { Field } from '../kernel/fields/field.ts';
import { refTargetsOf } from '../kernel/fields/references.ts';
import { RESOURCES, SINGLE_RESOURCES } from './resources.ts';

/** What a record may act upon: it would appear there, or work with its keys. */
const ACTED_UPON = [
  'site',
  'espace',
  'ecran',
  'diaporama',
  'modeleEdition',
  'listeWeb',
  'fluxTourinsoft',
  'fluxLei',
  'fluxApidae',
  'fluxDatatourisme',
  'configTraduction',
  'configEcritureApidae',
];

const CONDITION = 'its objets are those of a feed that its author sees, cut to what its own entity sees';
const BROUGHT = 'written by the import itself';
const TARGETED = 'it narrows where the annonce is shown: what it takes is its espaces';
const OFFERED = 'it leaves room for what the espace sells, and shows it in its own name';

/** The references that only use what they point at, each with its reason. */
const USES: Readonly<Record<string, string>> = {
  'objet.fluxTourinsoft': BROUGHT,
  'objet.fluxLei': BROUGHT,
  'objet.fluxApidae': BROUGHT,
  'objet.fluxDatatourisme': BROUGHT,
  'selection.regles': CONDITION,
  'scoring.regles.condition': CONDITION,
  'bloc.conditions': CONDITION,
  'tagAnnonce.regles': CONDITION,
  'annonce.regles': CONDITION,
  'annonce.exclusions': CONDITION,
  'annonce.sites': TARGETED,
  'annonce.listes': TARGETED,
  'bloc.edition': 'a link to a document that is public already',
  'listeWeb.editions': 'links to the documents that its own entity made of a model',
  'preferences.modele_edition_par_defaut': 'what a new planification starts with',
  'planification.modele': 'its own entity draws its own documents of a model that it may read',
  'ficheWeb.listeDeRepli': 'a link to a page that is public already',
  'site.siteMaitre': 'an address that search engines are told',
  'ecran.diaporama': 'the screen shows it, cut to what its own entity sees too',
  'ecran.horaire.diaporama': 'the screen shows it, cut to what its own entity sees too',
  'diaporama.sequence.espace': OFFERED,
  'modeleEdition.plan.espace': OFFERED,
  'rubriqueDynamique.annonces': OFFERED,
};

interface Reference {
  readonly path: string;
  readonly acts: boolean;
}

/** The references to what may be acted upon, from documents and from items of lists too. */
function references(path: string, fields: Readonly<Record<string, Field>>): Reference[] {
  return Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const own = `${path}.${name}`;
    if (field.kind === 'list') return Object.values(field.forms).flatMap((form) => references(own, form.fields));
    const targets = 'to' in field ? [field.to] : refTargetsOf(field);
    return targets.some((target) => ACTED_UPON.includes(target))
      ? [{ path: own, acts: 'acts' in field && field.acts === true }]
      : [];
  });
}

it('whatever refers to a place, a feed or an engine acts upon it, or says why it only uses it', () => {
  const found = [...RESOURCES, ...SINGLE_RESOURCES].flatMap(({ id, fields }) => references(id, fields));
  const using = found.filter(({ acts }) => !acts).map(({ path }) => path);
  expect([...new Set(using)].sort()).toEqual(Object.keys(USES).sort());
});
