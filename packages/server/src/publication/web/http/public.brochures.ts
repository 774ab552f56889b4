import { BridgeError, type Langue } from '@bridge/contract';
import type { DrawBrochure } from '../../../composition/edition/brochure.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { TourOptions } from '../../../platform/tour.ts';
import type { Db } from '../../../schema.ts';
import type { Entree, Nouvelle } from '../../cache.ts';
import type { Reserve } from '../../reserve.ts';
import type { createDebitDeVisiteurs } from '../../visiteurs.debit.ts';
import { listeDemandee, objetsDemandes } from '../brochures/brochure.rules.ts';
import { brochureDeVisiteur } from '../brochures/brochure.service.ts';
import { PARTAGE } from './entetes.ts';
import { cleDeCache, type Endroit, visiteDe } from './public.visite.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly reserve: Reserve<null>;
  readonly drawBrochure: DrawBrochure;
  readonly debit: ReturnType<typeof createDebitDeVisiteurs>;
}

interface Demandee {
  readonly endroit: Endroit;
  readonly langue: Langue;
  readonly query: URLSearchParams;
  readonly ip: string;
  /** The keys of the shares that the making of the brochure counts for. */
  readonly qui: readonly string[];
}

/** Makes or finds the brochure that a visitor asks for; null when no objet of it may be shown. */
export type Brochures = (demandee: Demandee) => Promise<Entree<null> | null>;

/** A brochure takes a processor core for a second: few are made at a time, and one for each site and each visitor. */
export const TOUR_DES_BROCHURES: TourOptions = {
  abreast: 2,
  waiting: 40,
  each: [
    { abreast: 1, waiting: 20 },
    { abreast: 1, waiting: 10 },
    { abreast: 1, waiting: 2, breath: 5 },
  ],
};
/** How many brochures a visitor may have made in a minute; kept brochures are not counted. */
export const BROCHURES_PAR_MINUTE = 6;
/** How long a brochure that lacks a photo is kept, in milliseconds. */
const BRIEFLY = 30_000;

export function createBrochuresDesVisiteurs({ db, clock, reserve, drawBrochure, debit }: Dependencies): Brochures {
  const made = async (demandee: Demandee, objets: readonly number[], liste: string | null): Promise<Nouvelle<null>> => {
    const { endroit, langue, ip } = demandee;
    const now = clock.now().getTime();
    const composee = await brochureDeVisiteur(db, visiteDe(endroit, langue, clock.now()), { objets, liste });
    if (composee === null) return absente(now);
    if (!debit(ip)) throw new BridgeError('busy', { data: { retryAfter: 60 } });
    const { brochure, cles, perime, fraicheur } = composee;
    const { pdf, entiere } = await drawBrochure(brochure, `brochures ${endroit.site.id}`);
    return {
      statut: 200,
      type: 'application/pdf',
      corps: pdf,
      cles,
      entetes: {
        ...PARTAGE,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'content-disposition': `inline; filename="${endroit.site.code}-${langue}.pdf"`,
      },
      fraicheJusque: now + (entiere ? fraicheur * 1_000 : BRIEFLY),
      perime: entiere ? perime.getTime() : now + BRIEFLY,
      parametres: [],
      garde: 'passagere',
    };
  };

  return async (demandee) => {
    const objets = objetsDemandes(demandee.query);
    if (objets.length === 0) return null;
    const { endroit, langue, qui } = demandee;
    const liste = listeDemandee(demandee.query);
    const cle = cleDeCache(endroit, langue, 'brochure', objets.join(), liste ?? '');
    const found = await reserve.answer(cle, qui, () => made(demandee, objets, liste));
    return found.statut === 200 ? found : null;
  };
}

function absente(now: number): Nouvelle<null> {
  const until = now + BRIEFLY;
  return {
    statut: 404,
    type: 'text/plain',
    corps: Buffer.alloc(0),
    cles: [],
    entetes: {},
    fraicheJusque: until,
    perime: until,
    parametres: [],
  };
}
