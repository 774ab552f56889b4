import { setTimeout as sleep } from 'node:timers/promises';
import { BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { SourceDImage } from '../../../rendering/ecran/contenu.ts';
import type { Db } from '../../../schema.ts';
import { mediasByEmpreinte } from './medias.repository.ts';
import { type Medias, nomDeSource } from './medias.ts';

/** What previews of the console take of what is made for screens: backgrounds of maps and typefaces. Photos and files have addresses there. */
export interface Emprunts {
  /** Where they are, by the names of their sources; those that take too long are left out, and are there the next time. */
  of(sources: readonly SourceDImage[]): Promise<ReadonlyMap<string, string>>;
  install(app: FastifyInstance): void;
}

interface Dependencies {
  readonly db: Db;
  readonly medias: Medias;
  /** How long a preview waits, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 4_000;
const isEmprunte = (source: SourceDImage): boolean =>
  source.genre === 'tuiles' ||
  source.genre === 'police' ||
  (source.genre === 'fichier' && source.type.startsWith('font/'));
/** Nothing that is for some people only: tiles of public maps, and typefaces, whose address nobody guesses. */
const isOpen = ({ type, source }: { readonly type: string; readonly source: string }): boolean =>
  type.startsWith('font/') || source.startsWith('tuiles ');

export function createEmprunts({ db, medias, patience = PATIENCE }: Dependencies): Emprunts {
  return {
    async of(sources) {
      const wanted = sources.filter(isEmprunte);
      if (wanted.length === 0) return new Map();
      const late = new AbortController();
      const found = await Promise.race([
        medias.bring(wanted),
        sleep(patience, new Map<string, { readonly empreinte: string }>(), { signal: late.signal }),
      ]).finally(() => late.abort());
      return new Map(
        wanted.flatMap((source): [string, string][] => {
          const media = found.get(nomDeSource(source));
          return media === undefined ? [] : [[nomDeSource(source), `/e/emprunts/${media.empreinte}`]];
        }),
      );
    },
    install(app) {
      app.get<{ Params: { empreinte: string } }>(
        '/e/emprunts/:empreinte',
        { config: { access: PUBLIC } },
        async ({ params: { empreinte } }, reply) => {
          const known = /^[0-9a-f]{64}$/.test(empreinte) ? await mediasByEmpreinte(db, empreinte) : [];
          const media = known.some(isOpen) ? await medias.open(empreinte) : null;
          if (media === null) throw new BridgeError('notFound');
          return reply
            .headers({
              'cache-control': 'public, max-age=31536000, immutable',
              'content-length': media.octets,
              'x-content-type-options': 'nosniff',
              // A frame that may do nothing is of no origin, and typefaces are asked for from one.
              'access-control-allow-origin': '*',
              'cross-origin-resource-policy': 'cross-origin',
            })
            .type(media.type)
            .send(media.corps);
        },
      );
    },
  };
}
