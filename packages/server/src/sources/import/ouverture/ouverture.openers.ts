import {
  civilTime,
  type FluxTourinsoft,
  fluxApidae,
  fluxDatatourisme,
  fluxLei,
  fluxTourinsoft,
  type Systeme,
} from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { ORIGINES_APIDAE } from '../../apidae/adresses.ts';
import { apidae } from '../../apidae/source.ts';
import { datatourisme } from '../../datatourisme/datatourisme.source.ts';
import { lei } from '../../lei/source.ts';
import type { Source } from '../../source.ts';
import { type Derive, deriveOf } from '../../tourinsoft/structure/derive.rules.ts';
import { sousTablesDe } from '../../tourinsoft/structure/structure.metadata.ts';
import { sourceTourinsoft } from '../../tourinsoft/tourinsoft.source.ts';
import type { Annonce } from '../importation.repository.ts';
import type { NewAvis } from '../rapport/avis.repository.ts';
import type { FluxOuvert } from '../run.ts';
import { type FluxEnregistre, mappingOf } from './ouverture.repository.ts';

export interface Wanted {
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly mode: 'complet' | 'differentiel';
  readonly annonce?: Annonce | null;
}

interface Opened {
  // The source and its feed are of one system: the pair is made here, and never taken apart.
  readonly source: Source<unknown>;
  readonly flux: unknown;
  readonly multilingue: boolean;
  readonly repartition: Readonly<Record<string, number>>;
  /** The settings that decide how records are understood. */
  readonly config: unknown;
  readonly derive?: NonNullable<FluxOuvert['derive']>;
}

interface Asked {
  readonly wanted: Wanted;
  /** The date from which changes are asked for; null for the whole feed. */
  readonly since: Date | null;
  /** The field that carries the id of a record. */
  readonly champId: string;
}

type Opener = (db: Db, saved: FluxEnregistre, asked: Asked) => Promise<Opened>;

/** Opens a saved feed as its source wants it, system by system. */
export const OPENERS: Readonly<Record<Systeme, Opener>> = {
  tourinsoft: async (db, { record, secret }, { since, champId }) => {
    const flux = fluxTourinsoft.record.parse(record);
    const { lignes, structure } = await mappingOf(db, flux.correspondance);
    return pair(sourceTourinsoft, {
      flux: {
        origine: flux.origine,
        client: flux.client,
        syndication: secret('syndication'),
        champId: flux.champId.trim() || champId,
        ...encodageOf(flux),
        ...separateurOf(flux),
        lignes,
        typeBridge: flux.typeBridge,
        sousTables: structure.length === 0 ? null : sousTablesDe(structure),
        depuis: since === null ? null : civilTime(since),
        recenser: true,
      },
      multilingue: false,
      repartition: {},
      config: [lignes, flux.typeBridge, flux.champId],
      derive: (fiches) => avisOf(flux.correspondance, deriveOf(structure, lignes, fiches)),
    });
  },
  lei: async (_db, { record, secret }, { champId }) => {
    const flux = fluxLei.record.parse(record);
    const langues = flux.langues.length > 0 ? flux.langues : [{ langue: 'fr', schema: 'LEI' } as const];
    const roles = flux.roles.map(({ critere, role, paire }) => ({ critere, role, ...(paire === '' ? {} : { paire }) }));
    return pair(lei, {
      flux: {
        mode: flux.origine === 'service' ? 'requete' : flux.origine === 'permanent' ? 'lien' : 'fichier',
        url: flux.url,
        user: flux.utilisateur,
        pwkey: secret('cle'),
        clause: flux.clause,
        parametres: flux.parametres,
        champs: wordsIn(flux.champs),
        criteres: wordsIn(flux.criteres),
        champId,
        langues,
        entites: wordsIn(flux.entites),
        fenetre: flux.fenetre,
        ...encodageOf(flux),
        region: flux.region,
        roles,
      },
      multilingue: langues.length > 1,
      repartition: repartitionOf(flux.entitesLiees),
      config: [flux.region, roles, langues],
    });
  },
  apidae: async (_db, { record, secret }, { wanted: { annonce }, since, champId }) => {
    const flux = fluxApidae.record.parse(record);
    return pair(apidae, {
      flux: {
        mode: annonce ? 'export' : flux.origine === 'fichier' ? 'fichier' : 'api',
        url: annonce?.urlRecuperation ?? `${ORIGINES_APIDAE[flux.environnement]}/api`,
        projetId: Number(flux.projet) || 0,
        apiKey: secret('cle'),
        champId,
        ...encodageOf(flux),
        selectionIds: numbersIn(flux.selections),
        territoireIds: numbersIn(flux.territoires),
        criteresQuery: flux.criteres,
        langues: flux.langues,
        criteresInternes: numbersIn(flux.criteresInternes),
        agenda: flux.agenda,
        ...(since === null ? {} : { depuis: civilTime(since) }),
        complet: annonce?.reinitialisation ?? true,
      },
      multilingue: false,
      repartition: repartitionOf(flux.membres),
      config: [
        ...[flux.langues, numbersIn(flux.selections), numbersIn(flux.criteresInternes)],
        // Feeds that read periods keep the fingerprints that they had before there was a choice.
        ...(flux.agenda === 'dates' ? [flux.agenda] : []),
      ],
    });
  },
  datatourisme: async (_db, { record, secret }, { champId }) => {
    const flux = fluxDatatourisme.record.parse(record);
    return pair(datatourisme, {
      flux: {
        mode: flux.origine,
        url: secret('adresse'),
        champId,
        ...encodageOf(flux),
        langues: flux.langues,
      },
      multilingue: false,
      repartition: repartitionOf(flux.producteurs),
      config: [flux.langues],
    });
  },
};

/** The encoding that people chose; none when it is detected. */
function encodageOf({ encodage }: { readonly encodage: string }): { encodage?: string } {
  return encodage === 'auto' ? {} : { encodage };
}

const SEPARATEURS: Readonly<Record<Exclude<FluxTourinsoft['separateur'], 'auto'>, string>> = {
  'point-virgule': ';',
  virgule: ',',
  tabulation: '\t',
  barre: '|',
};

function separateurOf({ separateur }: Pick<FluxTourinsoft, 'separateur'>): { separateur?: string } {
  return separateur === 'auto' ? {} : { separateur: SEPARATEURS[separateur] };
}

/** The notices about the fields of a feed. */
function avisOf(correspondance: number | null, derives: readonly Derive[]): NewAvis[] {
  if (correspondance === null) return [];
  const cible = { ressource: 'correspondance', id: correspondance };
  return derives.map((derive) =>
    derive.kind === 'renomme'
      ? {
          type: 'champ-renomme',
          cle: `champ ${correspondance} ${derive.avant}`,
          texte: `Le champ «\u00a0${derive.avant}\u00a0» s’appelle désormais «\u00a0${derive.apres}\u00a0» dans la source\u00a0: la correspondance ne le lit plus.`,
          cible,
          details: { avant: derive.avant, apres: derive.apres },
        }
      : {
          type: 'champ-disparu',
          cle: `champ ${correspondance} ${derive.champ}`,
          texte: `Le champ «\u00a0${derive.champ}\u00a0» n’est plus dans la source\u00a0: la correspondance le lit en vain.`,
          cible,
          details: { champ: derive.champ },
        },
  );
}

function pair<F>(source: Source<F>, opened: Omit<Opened, 'source' | 'flux'> & { readonly flux: F }): Opened {
  // Drops the type of the feed, which its source alone reads.
  return { ...opened, source: source as unknown as Source<unknown> };
}

function repartitionOf(lignes: readonly { readonly code: string; readonly entite: number }[]): Record<string, number> {
  return Object.fromEntries(lignes.map(({ code, entite }) => [code, entite]));
}

/** The words in a text, separated by commas, lines or bars. */
function wordsIn(text: string): string[] {
  return text.split(/[\s,;|]+/).filter(Boolean);
}

function numbersIn(text: string): number[] {
  return text.split(/\D+/).filter(Boolean).map(Number);
}
