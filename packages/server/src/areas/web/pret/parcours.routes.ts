import {
  alluresDeListe,
  createListeEnLigne,
  createSitePret,
  listeWeb,
  type Site,
  type SiteDuParcours,
} from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { publishRecord } from '../../../publication/publish.service.ts';
import { isPublishedEntry } from '../../../publication/published.entry.ts';
import type { Allure } from './allures.rules.ts';
import { listeSur, siteVoulu } from './liste.voulue.ts';
import { openParts } from './parts.ts';
import { alluresOf, createReadySite } from './pret.service.ts';

/** From nothing to a page: a ready-made site, then a public list, each in one transaction. */
export function parcoursRoutes(bind: Bind, crud: CrudDependencies): void {
  const { write, registry } = crud;

  bind(createSitePret, ({ demande, body }) =>
    write(demande, async (writing) => told(await createReadySite(crud, writing, body.nom))),
  );

  bind(alluresDeListe, async ({ demande: { acteur }, body }) => {
    let allures: Allure[] = [];
    await write({ acteur }, async (writing) => {
      await writing.undo(async () => {
        allures = await alluresOf(writing, await siteVoulu(crud, writing, body.site));
      });
      return null;
    });
    return { allures: allures.map(({ cle, nom, vue }) => ({ cle, nom, vue })) };
  });

  bind(createListeEnLigne, ({ demande, body }) =>
    write(demande, async (writing) => {
      const { site, valeurs } = await listeSur(crud, writing, body);
      const made = await openParts(crud, writing, site.entiteId).make('listeWeb', valeurs);
      const entry = registry.require(listeWeb);
      if (!isPublishedEntry(entry)) throw new Error('Lists are published');
      const { id, version, code } = made;
      await publishRecord(crud, writing, { entry, id }, { version, du: null, au: null, avec: true });
      return { id, code: String(code), site: told(site) };
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
