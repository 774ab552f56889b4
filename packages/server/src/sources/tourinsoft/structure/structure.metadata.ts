import type { ChampDecouvert, TypeDeChamp } from '@bridge/contract';
import { SaxesParser } from 'saxes';
import { FluxIllisible } from '../../source.ts';
import { isColonneTechnique, isTechnique } from '../valeurs/noms.rules.ts';

const LARGEST = 5 * 1024 * 1024;
const HORS_STRUCTURE = new Set(['Searchs', 'Structure']);

interface Membre {
  readonly nom: string;
  readonly type: string;
}
interface TypeEdm {
  readonly membres: Membre[];
  /** Names of the relation and of the end that it leads to. */
  readonly navigations: {
    readonly nom: string;
    readonly relation: string;
    readonly role: string;
    readonly type: string;
  }[];
}
interface Modele {
  readonly types: Map<string, TypeEdm>;
  /** Type at each end of a relation, by « relation role ». */
  readonly bouts: Map<string, string>;
  readonly entites: Set<string>;
}

const nomLocal = (nom: string): string => nom.slice(nom.indexOf(':') + 1);
const sansEspace = (type: string): string => type.slice(type.lastIndexOf('.') + 1).replace(/\)$/, '');

function readModele(xml: string): Modele {
  if (xml.length > LARGEST) throw new FluxIllisible('Les métadonnées sont trop grandes.');
  const modele: Modele = { types: new Map(), bouts: new Map(), entites: new Set() };
  let courant: TypeEdm | null = null;
  let association = '';
  let racine: string | null = null;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('doctype', () => {
    throw new FluxIllisible('Les métadonnées contiennent un DOCTYPE\u00a0: elles sont refusées par sécurité.');
  });
  parser.on('error', () => {
    throw new FluxIllisible('Les métadonnées ne sont pas du XML valide.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const attribut = (cle: string): string => attributes[cle] ?? '';
    racine ??= nomLocal(name);
    switch (nomLocal(name)) {
      case 'EntityType':
      case 'ComplexType':
        courant = { membres: [], navigations: [] };
        modele.types.set(attribut('Name'), courant);
        if (nomLocal(name) === 'EntityType') modele.entites.add(attribut('Name'));
        break;
      case 'Property':
        courant?.membres.push({ nom: attribut('Name'), type: attribut('Type') });
        break;
      case 'NavigationProperty':
        courant?.navigations.push({
          nom: attribut('Name'),
          relation: sansEspace(attribut('Relationship')),
          role: attribut('ToRole'),
          type: attribut('Type'),
        });
        break;
      case 'Association':
        association = attribut('Name');
        break;
      case 'End':
        if (attribut('Type') !== '')
          modele.bouts.set(`${association} ${attribut('Role')}`, sansEspace(attribut('Type')));
        break;
    }
  });
  parser.on('closetag', ({ name }) => {
    if (/^(?:EntityType|ComplexType)$/.test(nomLocal(name))) courant = null;
  });
  parser.write(xml).close();
  if (racine !== 'Edmx') throw new FluxIllisible('Ce document n’est pas la description ($metadata) d’un flux.');
  return modele;
}

function genreDe(modele: Modele, type: string): TypeDeChamp {
  if (type.startsWith('Edm.')) {
    if (/Int|Double|Decimal|Single|Byte/.test(type)) return 'nombre';
    if (type === 'Edm.Boolean') return 'booleen';
    return /DateTime/.test(type) ? 'date' : 'texte';
  }
  const membres = modele.types.get(sansEspace(type))?.membres.map(({ nom }) => nom) ?? [];
  if (membres.some((nom) => nom.startsWith('Thes')))
    return type.startsWith('Collection(') ? 'thesaurus-multiple' : 'thesaurus';
  if (membres.includes('MediaID') || membres.includes('Url')) return 'media';
  // A value made of parts that nobody knows is no sub-table: OData gives it without being asked.
  return /liste/i.test(type) ? 'thesaurus' : 'texte';
}

const declare = (champ: string, type: TypeDeChamp, colonnes?: readonly string[]): ChampDecouvert => ({
  champ,
  type,
  ...(colonnes === undefined ? {} : { colonnes: [...colonnes] }),
  exemples: [],
  remplissage: null,
  distinctes: 0,
});

function table(modele: Modele, nom: string, cible: TypeEdm | undefined): ChampDecouvert[] {
  const membres = (cible?.membres ?? []).filter((membre) => !isColonneTechnique(membre.nom));
  if (membres.some((membre) => membre.nom.startsWith('Thes'))) return [declare(nom, 'thesaurus-multiple')];
  return [
    declare(
      nom,
      'table',
      membres.map((membre) => membre.nom),
    ),
    ...membres.map((membre) => declare(`${nom}.${membre.nom}`, genreDe(modele, membre.type))),
  ];
}

/** The fields that a syndication declares (EDMX): those that no record fills today are there too. Throws FluxIllisible. */
export function structureFromMetadata(xml: string): ChampDecouvert[] {
  const modele = readModele(xml);
  const objet =
    modele.types.get('SyndicObject') ??
    [...modele.types.values()].find(({ membres }) => membres.some(({ nom }) => nom === 'SyndicObjectName'));
  if (objet === undefined) throw new FluxIllisible('Les métadonnées ne décrivent aucune fiche (SyndicObject).');
  return [
    ...objet.membres.map(({ nom, type }) => declare(nom, genreDe(modele, type))),
    ...objet.navigations
      .filter(({ nom }) => !HORS_STRUCTURE.has(nom))
      .flatMap(({ nom, relation, role, type }) =>
        table(modele, nom, modele.types.get(modele.bouts.get(`${relation} ${role}`) ?? sansEspace(type))),
      ),
  ];
}

/** The fields that OData leaves out unless they are named in `$expand`. */
export const sousTablesDe = (structure: readonly ChampDecouvert[]): string[] =>
  structure
    .filter(
      ({ champ, type }) => !champ.includes('.') && !isTechnique(champ) && /^(?:table|thesaurus-multiple)$/.test(type),
    )
    .map(({ champ }) => champ);

/** Declared fields with what the records show of them: the declaration knows the names, the sample knows the values. */
export function completeStructure(
  declaree: readonly ChampDecouvert[],
  observee: readonly ChampDecouvert[],
): ChampDecouvert[] {
  const vus = new Map(observee.map((champ) => [champ.champ, champ]));
  const connus = new Set(declaree.map(({ champ }) => champ));
  return [
    ...declaree.map((champ) => {
      const vu = vus.get(champ.champ);
      if (vu === undefined) return champ;
      // Strings hold anything, and only records tell what; every other declaration is right.
      const precise = champ.type === 'texte' && vu.remplissage !== 0 && vu.type !== 'table';
      return { ...champ, ...vu, type: precise ? vu.type : champ.type };
    }),
    ...observee.filter(({ champ }) => !connus.has(champ)),
  ];
}
