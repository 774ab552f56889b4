import {
  chooseMedia,
  civilDay,
  dossiersDeMedias,
  etatDeLaMediatheque,
  joursDeDroits,
  type MediaAChoisir,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Entry } from '../../crud/registry.ts';
import { usageCounts } from '../../crud/usage/usage.service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { dossiersVus, type MediaTrouve, mediasParNumero, mediasTrouves } from './choix.repository.ts';
import { BIENTOT } from './fichiers/faits.ts';
import { adresseDApercu } from './fichiers/fichiers.ts';
import type { Passes } from './fichiers/passe.ts';
import { dossierNet, joursEntre } from './media.rules.ts';
import { groupesDeDoublons, idsACompleter, idsVus, mediasADroits, poidsVu } from './stockage/etat.repository.ts';
import { placeDe } from './stockage/quota.service.ts';

const PAR_PAGE = 40;

interface Dependencies extends Pick<CrudDependencies, 'db' | 'registry'> {
  readonly clock: Clock;
  /** The resource of media. */
  readonly entry: Entry;
  readonly passes: Passes;
  readonly filesUrl: string;
}

export function choixDeMediaRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, registry, clock, entry, passes, filesUrl } = dependencies;
  const aChoisir = ({ vues, droits, autorisations, jete, ...media }: MediaTrouve): MediaAChoisir => {
    const { id } = media.fichier;
    const address = adresseDApercu(filesUrl, { id, vues });
    const apercu = jete && address !== null ? `${address}?passe=${passes.give(id)}` : address;
    return { ...media, apercu, ...joursDeDroits({ droits, autorisations }) };
  };

  bind(chooseMedia, async ({ identity, query }) => {
    if (query.ids.length > 0) {
      const items = await mediasParNumero(db, entry, identity, query.ids);
      return { items: items.map(aChoisir), total: items.length };
    }
    const { q, support, mot, page } = query;
    const genres = query.genres.split(',').filter(Boolean);
    const recherche = { q, genres, support, mot, dossier: dossierNet(query.dossier), jour: civilDay(clock.now()) };
    const slice = { limit: PAR_PAGE, offset: (page - 1) * PAR_PAGE };
    const { items, total } = await mediasTrouves(db, entry, identity, recherche, slice);
    return { items: items.map(aChoisir), total };
  });

  bind(dossiersDeMedias, async ({ identity }) => ({ items: await dossiersVus(db, entry, identity.scope) }));

  bind(etatDeLaMediatheque, async ({ identity: { scope, entiteId } }) => {
    const now = clock.now();
    const jour = civilDay(now);
    const [aCompleter, doublons, ids, aDroits, poids, quota] = await Promise.all([
      idsACompleter(db, entry, scope),
      groupesDeDoublons(db, entry, scope),
      idsVus(db, entry, scope),
      mediasADroits(db, entry, scope),
      poidsVu(db, entry, scope),
      placeDe(db, entiteId, now),
    ]);
    const uses = await usageCounts(registry, db, entry, ids);
    const ends = aDroits.map((media) => ({ id: media.id, reste: joursEntre(jour, joursDeDroits(media).au ?? jour) }));
    return {
      aCompleter,
      doublons,
      inutilises: ids.filter((id) => !uses.get(id)),
      bientot: ends.filter(({ reste }) => reste >= 0 && reste <= BIENTOT).map(({ id }) => id),
      expires: ends.filter(({ reste }) => reste < 0).map(({ id }) => id),
      poids,
      quota,
    };
  });
}
