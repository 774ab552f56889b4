import type { EcranPose, Manifeste, MediaDEcran, Moments, SecoursDEcran, UrgenceDEcran } from '@bridge/contract';
import { mediasIn, type ProgrammeDessine } from './programme.dessin.ts';

/** A diaporama ready to be played, with the files that it names. */
export interface ProgrammePret {
  readonly programme: ProgrammeDessine;
  readonly secours: SecoursDEcran;
  readonly medias: readonly MediaDEcran[];
}

const SANS_SECOURS: SecoursDEcran = { html: '', styles: '', medias: [], ancienneteMax: null, dateDeMaj: false };

/** All that a screen plays. Pure: an unchanged manifest has the same bytes. Null when there is nothing to play. */
export function manifesteDe(
  ecran: EcranPose,
  ready: ReadonlyMap<number, ProgrammePret>,
  urgences: readonly UrgenceDEcran[],
): Manifeste | null {
  const { nom, orientation, fuseau, joursMarche, marcheDe, marcheA } = ecran;
  const usual = ecran.diaporama === null ? undefined : ready.get(ecran.diaporama);
  const timed = ecran.horaire.flatMap(({ diaporama, dates, prioritaire, jours, de, a }) => {
    const pret = ready.get(diaporama.id);
    const quand: Moments = { jours, de, a, du: dates?.du ?? null, au: dates?.au ?? null };
    return pret === undefined ? [] : [{ pret, quand, prioritaire }];
  });
  const played = [...timed, ...(usual === undefined ? [] : [{ pret: usual, quand: null, prioritaire: false }])];
  if (played.length === 0 && urgences.length === 0) return null;
  const programmes = played.map(({ pret, quand, prioritaire }) => ({ ...pret.programme, quand, prioritaire }));
  const secours = (usual ?? played[0]?.pret)?.secours ?? SANS_SECOURS;
  const named = new Set(mediasIn(JSON.stringify([programmes, secours])));
  const medias = new Map(played.flatMap(({ pret }) => pret.medias.map((media) => [media.empreinte, media])));
  return {
    format: 1,
    ecran: {
      nom,
      rotation: rotationDe(ecran.rotation),
      orientation,
      fuseau,
      marche: { jours: joursMarche, de: marcheDe, a: marcheA },
    },
    programmes,
    urgences,
    medias: [...named].sort().flatMap((empreinte) => medias.get(empreinte) ?? []),
    secours,
  };
}

const ROTATIONS = { '0': 0, '90': 90, '180': 180, '270': 270 } as const;
const rotationDe = (rotation: EcranPose['rotation']) => ROTATIONS[rotation];
