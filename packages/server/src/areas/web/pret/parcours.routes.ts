import {
  createListeEnLigne,
  createSitePret,
  listeWeb,
  prepareSite,
  type Site,
  type SiteDuParcours,
  slugify,
} from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { publishRecord } from '../../../publication/publish.service.ts';
import { isPublishedEntry } from '../../../publication/published.entry.ts';
import { openParts } from './parts.ts';
import { alluresOf, createReadySite, readySite } from './pret.service.ts';

/** From nothing to a page: a site that is ready, then a list that is public, each in one transaction. */
export function parcoursRoutes(bind: Bind, crud: CrudDependencies): void {
  const { write, registry } = crud;

  bind(createSitePret, ({ demande, body }) =>
    write(demande, async (writing) => told(await createReadySite(crud, writing, body.nom))),
  );

  bind(prepareSite, ({ demande, params }) =>
    write(demande, async (writing) => {
      const site = await readySite(crud, writing, params.id);
      return { site: told(site), allures: await alluresOf(writing, site) };
    }),
  );

  bind(createListeEnLigne, ({ demande, body }) =>
    write(demande, async (writing) => {
      const { nom, selection, modele, vue } = body;
      const site = await readySite(crud, writing, body.site);
      const made = await openParts(crud, writing, site.entiteId).make('listeWeb', {
        nom,
        code: slugify(nom) || 'liste',
        titre: { [site.langueParDefaut]: nom },
        sites: [site.id],
        selection,
        modele,
        vue,
        moteur: vue === 'agenda' ? (site.moteurAgenda ?? site.moteur) : site.moteur,
        carte: vue === 'mixte' || vue === 'carte' ? site.carte : null,
      });
      const entry = registry.require(listeWeb);
      if (!isPublishedEntry(entry)) throw new Error('Lists are published');
      const { id, version, code } = made;
      await publishRecord(crud, writing, { entry, id }, { version, du: null, au: null, avec: true });
      return { id, code: String(code) };
    }),
  );
}

const told = ({ id, nom, code, langues, langueParDefaut }: Site): SiteDuParcours => ({
  id,
  nom,
  code,
  langues,
  langueParDefaut,
});
