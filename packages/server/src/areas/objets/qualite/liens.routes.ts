import {
  liensDeCorrection,
  proprietairesACorriger,
  revokeCorrection,
  shareCorrection,
  viewCorrection,
} from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import { toldOnce } from '../../../crud/write/told-once.ts';
import { networkOf, type Throttle } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Bind, FileAnswer } from '../../../platform/http/endpoint.ts';
import { entetesDeCorrection, pageDeCorrection, pageDeRefus, STATUTS } from './correction.page.ts';
import { correctionDuLien, lienOuvert, liensSeen, proprietairesSeen, revoke, share } from './liens.service.ts';
import { readFaite } from './reponses/reponses.rules.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write'> {
  readonly clock: Clock;
  readonly throttle: Throttle;
}

/** Limit of readings by one network. */
const LECTURES = { name: 'correction', most: 120, seconds: 60 };
const HTML = 'text/html; charset=utf-8';

/** Links to the corrections of an owner, for people without an account: colleagues make, list and revoke them. */
export function lienDeCorrectionRoutes(bind: Bind, { db, write, clock, throttle }: Dependencies): void {
  bind(liensDeCorrection, ({ identity }) => liensSeen(db, identity.scope, clock.now()));
  bind(proprietairesACorriger, ({ identity }) => proprietairesSeen(db, identity));
  bind(shareCorrection, (input) =>
    toldOnce({ adresse: '' }, (keep) =>
      write(input.demande, async (writing) => {
        const { adresse, ...rest } = await share(writing, input.body);
        return keep(rest, { adresse });
      }),
    ),
  );
  bind(revokeCorrection, (input) => write(input.demande, (writing) => revoke(writing, input.params.id)));

  bind(viewCorrection, async ({ request, params: { jeton }, query: { faite } }): Promise<FileAnswer> => {
    await throttle.count(LECTURES, networkOf(request.ip));
    const [at, headers] = [clock.now(), entetesDeCorrection()];
    const lien = await lienOuvert(db, jeton, at);
    if (typeof lien === 'string')
      return { status: STATUTS[lien], type: HTML, body: Buffer.from(pageDeRefus(lien)), headers };
    const correction = await correctionDuLien(db, lien, at, readFaite(faite, at));
    return { type: HTML, body: Buffer.from(pageDeCorrection(correction)), headers };
  });
}
