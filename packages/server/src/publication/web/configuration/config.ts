import type { Carte, FicheWeb, ListeWeb, RecordOf, Resource, Site } from '@bridge/contract';
import type { PlaceLue } from '../../../composition/annonce/places.repository.ts';
import type { Configuration } from '../../../composition/configuration.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Composant } from '../../../rendering/web/page.ts';

/** The custom codes that a page asks for: by number, by kind of page and by place. */
export interface CodesDemandes {
  readonly ids: readonly number[];
  readonly portee: 'liste' | 'fiche' | 'carte' | null;
  readonly environnement: Site['environnement'];
}

export interface CodeActif {
  readonly id: number;
  readonly version: number;
  readonly type: 'css' | 'js' | 'html';
  readonly html: string;
  readonly emplacement: 'debut' | 'fin';
  readonly origines: readonly string[];
}

/**
 * What pages are configured by, at one moment. Lists, fiches, moteurs and maps are as visitors see them: published, inside their dates;
 * everything else is as it is saved. A preview puts what is being written in place of some of it.
 */
export interface Config extends Configuration {
  readonly at: Date;
  siteDe(code: string): Promise<Site | undefined>;
  publie<R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined>;
  /** When the publication of a record ends, or null where nothing ends it. */
  finDe(ressource: Resource['id'], id: number): Promise<Date | null>;
  listeDe(site: Site, code: string): Promise<ListeWeb | undefined>;
  carteDe(site: Site, code: string): Promise<Carte | undefined>;
  listesDe(site: Site): Promise<readonly ListeWeb[]>;
  cartesDe(site: Site): Promise<readonly Carte[]>;
  /** Whether the owner of a site took a record off it. */
  isRetire(site: Site, ressource: Resource['id'], id: number): Promise<boolean>;
  /** The fiche that shows a type of objets on a site: the first that fits and is published. */
  ficheDe(site: Site, type: string): Promise<FicheWeb | undefined>;
  /** The objets and words that an entity may show. */
  scopeOf(entiteId: number | null): Promise<Scope>;
  composants(site: Site): Promise<Readonly<Record<string, Composant>>>;
  codes(demande: CodesDemandes): Promise<readonly CodeActif[]>;
  /** The espaces of the annonces of a site, as a scope sees them. */
  places(site: Pick<Site, 'id'>, scope: Scope): Promise<readonly PlaceLue[]>;
  /** When the next publication begins or ends. */
  prochain(): Promise<Date | null>;
}
