import {
  API_BASE,
  BridgeError,
  errorKinds,
  LONGEST_REPONSE,
  PUBLIC,
  reponsesDeCorrection,
  treatReponse,
  viewCorrection,
} from '@bridge/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Write } from '../../../../crud/write/writing.ts';
import { networkOf, type Throttle } from '../../../../platform/auth/throttle.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Bind } from '../../../../platform/http/endpoint.ts';
import { retryAfterOf } from '../../../../platform/http/errors.ts';
import type { Db } from '../../../../schema.ts';
import {
  entetesDeCorrection,
  pageCroisee,
  pageDAttente,
  pageDeRefus,
  type RefusDeCorrection,
  STATUTS,
} from '../correction.page.ts';
import { CORRIGIBLES } from '../correction.words.ts';
import { lienOuvert } from '../liens.service.ts';
import { ancreDeFiche } from './reponses.html.ts';
import { faiteEnAdresse, readEnvoi } from './reponses.rules.ts';
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
  bind(treatReponse, ({ demande, params, body }) => write(demande, (writing) => treat(writing, params, body)));
}

/** Limits of forms: of one network, of one link whoever holds it, and of one link in a day. */
const ENVOIS = { name: 'correction-reponse', most: 30, seconds: 60 };
const A_LA_MINUTE = { name: 'correction-lien-minute', most: 20, seconds: 60 };
const DU_LIEN = { name: 'correction-lien', most: 1_000, seconds: 86_400 };
/** All the fields of an objet at their longest: a form writes a letter in nine signs at most. */
const LARGEST = (CORRIGIBLES.length + 1) * LONGEST_REPONSE * 9 + 4_096;
const TROP_LONG = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** The form of the page of corrections, sent without a script: a page answers it. */
export function installReponses(app: FastifyInstance, { db, clock, throttle }: Dependencies): void {
  const send = (reply: FastifyReply, status: number, page: string) =>
    reply.status(status).headers(entetesDeCorrection()).type('text/html; charset=utf-8').send(page);
  const follow = (reply: FastifyReply, location: string) =>
    reply.status(303).headers(entetesDeCorrection()).header('location', location).send();
  const refused = (reply: FastifyReply, refus: RefusDeCorrection) => send(reply, STATUTS[refus], pageDeRefus(refus));
  const tooMany = (reply: FastifyReply, { kind, details }: BridgeError) => {
    const wait = retryAfterOf(details.data) ?? ENVOIS.seconds;
    return send(reply.header('retry-after', String(wait)), kind.status, pageDAttente(wait));
  };

  // A scope of its own: forms are read here and nowhere else.
  app.register(async (here) => {
    here.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST },
      async (_: unknown, body: string) => body,
    );
    here.setErrorHandler((error: FastifyError | BridgeError, _request, reply) => {
      if (error instanceof BridgeError && error.kind === errorKinds.tooManyRequests) return tooMany(reply, error);
      if ('code' in error && error.code === TROP_LONG) return refused(reply, 'illisible');
      throw error;
    });
    here.post<{ Params: { jeton: string } }>(
      `${API_BASE}${viewCorrection.path}`,
      { config: { access: PUBLIC }, bodyLimit: LARGEST },
      async ({ ip, params: { jeton }, body }, reply) => {
        await throttle.count(ENVOIS, networkOf(ip));
        const envoi = typeof body === 'string' ? readEnvoi(body, CORRIGIBLES) : null;
        if (envoi === null) return refused(reply, 'illisible');
        const at = clock.now();
        const lien = await lienOuvert(db, jeton, at);
        if (typeof lien === 'string') return refused(reply, lien);
        for (const limit of [A_LA_MINUTE, DU_LIEN]) await throttle.count(limit, String(lien.id));
        const suite = await answer(db, lien, envoi, at);
        const ancre = `#${ancreDeFiche(envoi.objet)}`;
        switch (suite.etat) {
          case 'inconnu':
          case 'ferme':
          case 'rien':
            return refused(reply, suite.etat);
          case 'croisee':
            // Another address than that of the form: a browser would look for the place in the page that it shows.
            return send(reply, 409, pageCroisee(envoi.objet, suite, `${jeton}?faite=${ancre}`));
          case 'inchangee':
            return follow(reply, `${jeton}${ancre}`);
          case 'gardee':
          case 'retiree': {
            const faite = faiteEnAdresse({ etat: suite.etat, objet: envoi.objet, le: at });
            return follow(reply, `${jeton}?faite=${faite}${ancre}`);
          }
        }
      },
    );
  });
}
