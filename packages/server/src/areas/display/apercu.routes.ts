import {
  apercuDeDiapositive,
  apercuDeGabaritDiaporama,
  apercuDUrgence,
  BridgeError,
  manifesteDEssai,
  parametresDuGabarit,
} from '@bridge/contract';
import { openCadre } from '../../composition/cadre.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { gabaritDe } from '../../publication/ecran/habillage.ts';
import type { Emprunts } from '../../publication/ecran/medias/emprunts.ts';
import { allersDe, allersDeDiapositive } from '../../publication/ecran/releves/releve.ts';
import { noteEssaye } from '../../publication/ecran/releves/releves.repository.ts';
import type { Db } from '../../schema.ts';
import { cadreOf } from '../cadre.ts';
import { apercuDe, apercuDUrgenceDe, testGabarit } from './apercu.service.ts';
import { manifesteDEssaiDe } from './manifeste.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  /** The media made for screens that previews borrow. */
  readonly emprunts: Pick<Emprunts, 'of'>;
}

/** Slides as screens show them, before they are saved. */
export function displayRoutes(bind: Bind, { db, clock, filesUrl, emprunts }: Dependencies): void {
  bind(parametresDuGabarit, async ({ identity, query: { gabarit: id } }) => {
    const lu = await gabaritDe(openCadre(db, await cadreOf(db, identity, { at: clock.now(), langue: 'fr' })), id);
    if (lu === undefined) throw new BridgeError('notFound');
    const { parametres, orientation, resolution } = lu.gabarit;
    return { items: parametres, format: { orientation, resolution } };
  });
  bind(apercuDeDiapositive, async ({ identity, body }) => {
    const { langue, habillage } = body;
    const cadre = await cadreOf(db, identity, { owner: habillage.entiteId, at: clock.now(), langue });
    // A weather or a feed is read once before the slide is published, for its preview.
    for (const aller of allersDeDiapositive(body.diapositive)) await noteEssaye(db, aller, clock.now());
    return apercuDe({ db, emprunts }, { ...cadre, fichiers: filesUrl }, body);
  });
  bind(manifesteDEssai, async ({ identity, body }) => {
    const { entiteId: owner, langues } = body.diaporama;
    const cadre = await cadreOf(db, identity, { owner, at: clock.now(), langue: langues[0] ?? 'fr' });
    for (const aller of allersDe(body.diaporama)) await noteEssaye(db, aller, clock.now());
    return manifesteDEssaiDe({ db, emprunts }, { ...cadre, fichiers: filesUrl }, body);
  });
  bind(apercuDUrgence, async ({ body }) => apercuDUrgenceDe(body));
  bind(apercuDeGabaritDiaporama, async ({ identity, body }) =>
    testGabarit({ db, emprunts }, await cadreOf(db, identity, { at: clock.now(), langue: body.langue }), body),
  );
}
