import {
  carte,
  codePersonnalise,
  composant,
  ficheWeb,
  filtre,
  gabaritCarte,
  gabaritElement,
  gabaritFiche,
  gabaritInfobulle,
  gabaritListe,
  type Langue,
  listeWeb,
  modeleListe,
  moteur,
  type RecordOf,
  type Resource,
  type RessourceApercue,
  site,
} from '@bridge/contract';
import { htmlPropre } from '../../composition/mots/riche.rules.ts';
import { composantSource, essaiDe, sourceDe } from '../../publication/web/configuration/sources.rules.ts';
import type { Composant, Source } from '../../rendering/web/page.ts';
import { parseBrouillon } from '../brouillon.rules.ts';
import { carteDExemple, ficheDExemple, listeDExemple, modeleDExemple, moteurDExemple } from './apercu.exemple.ts';

/** A record among others that show it: the kind of page, and what replaces saved records. */
export interface Situation {
  readonly page: 'accueil' | 'liste' | 'fiche' | 'carte';
  readonly records: readonly { readonly resource: Resource; readonly record: { readonly id: number } }[];
  readonly composants?: Readonly<Record<string, Composant>>;
  /** The gabarits drawn instead of the page's own. */
  readonly sources?: { readonly page?: Source; readonly element?: Source };
  /** Styles of a custom code. */
  readonly css?: string;
  readonly html?: string;
  /** The sites of the record. */
  readonly sites: readonly number[];
  readonly remarques: readonly string[];
}

interface Demande {
  readonly valeurs: Readonly<Record<string, unknown>>;
  /** The list that uses the record, if any. */
  readonly liste: RecordOf<typeof listeWeb> | undefined;
  readonly selection: number;
  readonly langue: Langue;
}

/** The record of a resource, among those that a preview shows in place of saved ones. */
export function recordOf<R extends Resource>(records: Situation['records'], resource: R): RecordOf<R> | undefined {
  // Each was read by the schema of its own resource.
  return records.find((one) => one.resource.id === resource.id)?.record as RecordOf<R> | undefined;
}

export function situationDe(ressource: RessourceApercue, demande: Demande): Situation {
  const { valeurs, selection } = demande;
  const read = <R extends Resource>(resource: R) => parseBrouillon(resource, valeurs);
  const situation = (
    page: Situation['page'],
    records: Situation['records'],
    rest: Partial<Situation> = {},
  ): Situation => ({
    page,
    records,
    sites: [],
    remarques: [],
    ...rest,
  });
  const sample = (values: Readonly<Record<string, unknown>> = {}) =>
    demande.liste ? { ...demande.liste, ...values } : listeDExemple({ selection, ...values });
  const onList = (
    around: Situation['records'],
    values: Readonly<Record<string, unknown>>,
    rest: Partial<Situation>,
  ): Situation => {
    const liste = sample(values);
    return situation('liste', [...around, { resource: listeWeb, record: liste }], { sites: liste.sites, ...rest });
  };
  const bare = { resource: modeleListe, record: modeleDExemple({}) };
  switch (ressource) {
    case 'site': {
      const { record, remarques } = read(site);
      return situation('accueil', [{ resource: site, record }], { remarques });
    }
    case 'listeWeb': {
      const { record, remarques } = read(listeWeb);
      const modele = record.modele === 0 ? [bare] : [];
      return situation('liste', [...modele, { resource: listeWeb, record }], { sites: record.sites, remarques });
    }
    case 'modeleListe': {
      const { record, remarques } = read(modeleListe);
      return onList([{ resource: modeleListe, record }], { modele: record.id }, { remarques });
    }
    case 'moteur': {
      const { record, remarques } = read(moteur);
      return onList([{ resource: moteur, record }, bare], { moteur: record.id }, { remarques });
    }
    case 'filtre': {
      const { record, remarques } = read(filtre);
      const alone = moteurDExemple({
        filtres: [{ filtre: record.id || 1, libelle: {}, replie: false }],
        masquerVides: false,
      });
      const around = { ...alone, filtres: [{ filtre: record.id, libelle: {}, replie: false }] };
      return onList(
        [{ resource: filtre, record }, { resource: moteur, record: around }, bare],
        { moteur: 0 },
        { remarques },
      );
    }
    case 'ficheWeb': {
      const { record, remarques } = read(ficheWeb);
      return situation('fiche', [{ resource: ficheWeb, record }], { remarques });
    }
    case 'carte': {
      const { record, remarques } = read(carte);
      return situation('carte', [{ resource: carte, record }], { sites: record.sites, remarques });
    }
    case 'gabaritListe': {
      const { record, remarques } = read(gabaritListe);
      return onList([bare], { modele: 0 }, { remarques, sources: { page: essaiDe(sourceDe('liste', record)) } });
    }
    case 'gabaritElement': {
      const { record, remarques } = read(gabaritElement);
      return onList([bare], { modele: 0 }, { remarques, sources: { element: essaiDe(sourceDe('element', record)) } });
    }
    case 'gabaritFiche': {
      const { record, remarques } = read(gabaritFiche);
      const around = { resource: ficheWeb, record: ficheDExemple({}) };
      return situation('fiche', [around], { remarques, sources: { page: essaiDe(sourceDe('fiche', record)) } });
    }
    case 'gabaritCarte': {
      const { record, remarques } = read(gabaritCarte);
      return situation('carte', [{ resource: gabaritCarte, record }, mapOf(selection, { gabarit: record.id })], {
        remarques,
      });
    }
    case 'gabaritInfobulle': {
      const { record, remarques } = read(gabaritInfobulle);
      // A popup shows one objet: those of a list in turn.
      const sources = { element: essaiDe(sourceDe('infobulle', record)) };
      return onList([bare], { modele: 0 }, { remarques, sources });
    }
    case 'composant': {
      const { record, remarques } = read(composant);
      const source = essaiDe(composantSource(record));
      const placed = { liquide: `{% composant "${record.code}" %}`, css: '', base: 'propre', id: 0, version: 1 };
      return situation('fiche', [{ resource: ficheWeb, record: ficheDExemple({}) }], {
        remarques,
        composants: { [record.code]: source },
        sources: { page: essaiDe(sourceDe('fiche', placed)) },
      });
    }
    case 'codePersonnalise': {
      const { record, remarques } = read(codePersonnalise);
      const script = record.type === 'js' ? ['Un script ne s’exécute pas dans l’aperçu.'] : [];
      return onList(
        [bare],
        { modele: 0 },
        {
          remarques: [...remarques, ...script],
          css: record.type === 'css' ? record.css : '',
          html: record.type === 'html' ? htmlPropre(record.html) : '',
        },
      );
    }
  }
}

/** A map of the sélection, drawn with the given gabarits. */
function mapOf(selection: number, values: Readonly<Record<string, unknown>>) {
  const couche = { selection: selection || 1, nom: { fr: 'Objets' }, couleur: null, picto: null, visible: true };
  const record = carteDExemple({ ...values, couches: [couche] });
  return { resource: carte, record: { ...record, ...values, couches: [{ ...couche, selection }] } };
}
