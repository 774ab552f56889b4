import { API_BASE, BridgeError, PUBLIC, reponsesDeCorrection, treatReponse, viewCorrection } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Write } from '../../../../crud/write/writing.ts';
import { networkOf, type Throttle } from '../../../../platform/auth/throttle.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Bind } from '../../../../platform/http/endpoint.ts';
import type { Db } from '../../../../schema.ts';
import { entetesDeCorrection, pageDeRefus, type RefusDeCorrection, STATUTS } from '../correction.page.ts';
import { CORRIGIBLES } from '../correction.words.ts';
import { ancreDeFiche } from './reponses.html.ts';
import { readEnvoi } from './reponses.rules.ts';
import { answer, reponsesSeen, treat } from './reponses.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
}

/** What the office reads of the answers, and does with them. */
export function reponseRoutes(
  bind: Bind,
  { db, clock, write }: Omit<Dependencies, 'throttle'> & { readonly write: Write },
) {
  bind(reponsesDeCorrection, ({ identity, query }) => reponsesSeen(db, identity.scope, clock.now(), query.objet));
  bind(treatReponse, (input) =>
    write(input.demande, async (writing) => ({
      reponse: await treat(writing, input.params.id, input.body.traitee),
    })),
  );
}

/** Limits of forms: of one network, and of one link in a day. */
const ENVOIS = { name: 'correction-reponse', most: 30, seconds: 60 };
const DU_LIEN = { name: 'correction-lien', most: 1_000, seconds: 86_400 };
/** All the fields of an objet at their longest, in the letters of a form. */
const LARGEST = 131_072;

/** The form of the page of corrections, sent without a script: a page answers it. */
export function installReponses(app: FastifyInstance, { db, clock, throttle }: Dependencies): void {
  // A scope of its own: forms are read here and nowhere else.
  app.register(async (here) => {
    here.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_: unknown, body: string) => body,
    );
    here.post<{ Params: { jeton: string } }>(
      `${API_BASE}${viewCorrection.path}`,
      { config: { access: PUBLIC }, bodyLimit: LARGEST },
      async ({ ip, params: { jeton }, body }, reply) => {
        const refused = (refus: RefusDeCorrection) =>
          reply
            .status(STATUTS[refus])
            .headers(entetesDeCorrection())
            .type('text/html; charset=utf-8')
            .send(pageDeRefus(refus));
        try {
          await throttle.count(ENVOIS, networkOf(ip));
          await throttle.count(DU_LIEN, jeton);
        } catch (error) {
          if (error instanceof BridgeError) return refused('trop');
          throw error;
        }
        const envoi = typeof body === 'string' ? readEnvoi(body, CORRIGIBLES) : null;
        if (envoi === null) return refused('illisible');
        const etat = await answer(db, jeton, envoi, clock.now());
        if (etat !== 'recu') return refused(etat);
        return reply
          .status(303)
          .headers(entetesDeCorrection())
          .header('location', `${jeton}#${ancreDeFiche(envoi.objet)}`)
          .send();
      },
    );
  });
}
