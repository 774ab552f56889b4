import { setTimeout as sleep } from 'node:timers/promises';
import { BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { SourceDImage } from '../../../rendering/ecran/contenu.ts';
import type { Db } from '../../../schema.ts';
import { mediasByEmpreinte } from './medias.repository.ts';
import { type Medias, nomDeSource } from './medias.ts';

/** Backgrounds of maps and typefaces made for screens, lent to previews of the console. */
export interface Emprunts {
  /** The addresses of sources by their names; those that take too long are left out, and are ready the next time. */
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
/** Whether anybody may read the media: tiles of public maps, and typefaces, whose address cannot be guessed. */
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
              // A sandboxed frame has no origin, and asks for typefaces across origins.
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
