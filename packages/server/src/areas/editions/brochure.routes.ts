import {
  BridgeError,
  brochure as brochureEndpoint,
  FICHES_DE_BROCHURE,
  type Langue,
  selection as selectionResource,
  site as siteResource,
  sitesDeBrochure,
  slugify,
} from '@bridge/contract';
import { atOnce, idsOf } from '../../catalogue/selection/evaluation.repository.ts';
import { savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { openCadre } from '../../composition/cadre.ts';
import type { Brochure, DrawBrochure } from '../../composition/edition/brochure.ts';
import { openSaved } from '../../composition/selection.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind, FileAnswer } from '../../platform/http/endpoint.ts';
import { brochureDeSite, pagesDesObjets } from '../../publication/web/brochures/brochure.service.ts';
import { configPubliee } from '../../publication/web/configuration/config.repository.ts';
import { openCadreDeSite } from '../../publication/web/pages/page.ts';
import type { Db } from '../../schema.ts';
import { apparenceDe } from '../apparence.ts';
import { triedScope } from '../cadre.ts';
import { entiteQuiDonne, objetsVus, sitesVus } from './brochure.repository.ts';
import { contactDe, fautesDesChoix } from './brochure.rules.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Gets the drawing processes ready while a brochure is being asked for. */
  readonly prepare: () => void;
  readonly drawBrochure: DrawBrochure;
}

interface Demande {
  readonly identity: Identity;
  readonly langue: Langue;
  readonly at: Date;
}

type Donnee = Pick<Brochure, 'cadre' | 'charte'> & {
  /** The public pages of some objets. */
  readonly pagesOf: (ids: readonly number[]) => Promise<Brochure['pages']>;
};

/** A few objets as a PDF, for a visitor at the counter: nothing is kept. */
export function brochureRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, registry, clock, publicUrl, prepare, drawBrochure } = dependencies;
  const [selections, sites] = [registry.require(selectionResource), registry.require(siteResource)];

  /** A brochure in the name of a site that the person sees, with its pages. */
  const ofSite = async (tx: Db, { identity, langue, at }: Demande, id: number): Promise<Donnee> => {
    const { code } = siteResource.record.parse(await readRecord(tx, sites, identity, id));
    const base = `/public/${code}`;
    const visite = { site: code, langue, base, adresse: `${publicUrl.replace(/\/$/, '')}${base}`, at };
    const cadre = await openCadreDeSite(tx, configPubliee(tx, at), visite, identity.scope);
    if (cadre === undefined) throw new BridgeError('notFound');
    const given = brochureDeSite(cadre);
    return {
      ...given,
      // The language asked for is that of the visitor, whatever languages the site has.
      cadre: { ...given.cadre, langue },
      pagesOf: async (ids) => (await pagesDesObjets(tx, cadre, ids)).pages,
    };
  };

  const ofEntite = async (tx: Db, { identity, langue, at }: Demande): Promise<Donnee> => {
    const { scope, entiteId } = identity;
    const entite = entiteId === null ? undefined : await entiteQuiDonne(tx, entiteId);
    return {
      cadre: { scope, entite: entiteId, langue, at },
      charte: {
        nom: entite?.nom ?? '',
        contact: entite ? contactDe(entite) : '',
        ...(await apparenceDe(tx, entiteId)),
      },
      pagesOf: async () => new Map(),
    };
  };

  const firstOf = async (tx: Db, { identity, langue, at }: Demande, id: number): Promise<readonly number[]> => {
    await readRecord(tx, selections, identity, id);
    const saved = await savedSelection(tx, id);
    if (saved === undefined) throw new BridgeError('notFound');
    const scope = await triedScope(tx, identity, saved.entiteId);
    const cadre = openCadre(tx, { scope, entite: saved.entiteId, langue, at });
    const { question } = await openSaved(tx, cadre, saved);
    return idsOf(tx, question, { offset: 0, limit: FICHES_DE_BROCHURE });
  };

  const chosen = async (tx: Db, scope: Scope, ids: readonly number[]): Promise<readonly number[]> => {
    refuse(fautesDesChoix(ids, await objetsVus(tx, scope, ids)));
    return [...new Set(ids)];
  };

  bind(sitesDeBrochure, async ({ identity }) => {
    // The console asks for this while a person writes the title of a brochure.
    prepare();
    return { items: await sitesVus(db, identity) };
  });

  bind(brochureEndpoint, async ({ identity, query, signal }): Promise<FileAnswer> => {
    const { titre, langue, objets, selection, site } = query;
    const demande = { identity, langue, at: clock.now() };
    const brochure = await atOnce(db, async (tx): Promise<Brochure> => {
      const { cadre, charte, pagesOf } = await (site === undefined ? ofEntite(tx, demande) : ofSite(tx, demande, site));
      const ids = await (selection === undefined ? chosen(tx, cadre.scope, objets) : firstOf(tx, demande, selection));
      return { cadre, charte, titre, objets: ids, pages: await pagesOf(ids) };
    });
    if (brochure.objets.length === 0)
      refuse([
        { path: 'selection', message: 'Cette sélection n’a aucun objet publié\u00a0: la brochure serait vide.' },
      ]);
    const { pdf } = await drawBrochure(brochure, String(identity.userId), signal);
    return { type: 'application/pdf', body: pdf, fileName: `${slugify(titre) || 'brochure'}-${langue}.pdf` };
  });
}
