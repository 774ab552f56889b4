import {
  type BrouillonDeDiaporama,
  type BrouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  civilTime,
  gabaritDiaporama,
  type Habillage,
  type TRANSITIONS,
} from '@bridge/contract';
import type { Cadre } from '../../composition/cadre.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import { dateEnMots, heureEnLangue } from '../../composition/mots/nombre.words.ts';
import type { BandeauDEcran, ContenuDEcran } from '../../rendering/ecran/contenu.ts';
import { type PolicesLues, policesDe } from './polices.ts';
import { mediaMontre } from './vues/media.montre.ts';

export interface GabaritLu extends PolicesLues {
  readonly gabarit: BrouillonDeGabaritDiaporama;
  readonly transition: (typeof TRANSITIONS)[number]['value'];
}

/** The gabarit of a diaporama, unless the configuration lacks it. */
export async function gabaritDe(
  cadre: Pick<Cadre, 'configuration' | 'at'>,
  id: number,
): Promise<GabaritLu | undefined> {
  const found = await cadre.configuration.live(gabaritDiaporama, id);
  if (found === undefined) return undefined;
  const gabarit = brouillonDeGabaritDiaporamaSchema.parse(brouillonDeGabaritDiaporama(found));
  return {
    gabarit,
    ...(await policesDe(cadre, gabarit)),
    // Without movement on a screen that is spared.
    transition: found.economie ? 'aucune' : found.transition,
  };
}

interface BandeauVu {
  readonly bandeau: BandeauDEcran | null;
  /** What the band should show and cannot. */
  readonly manques: readonly string[];
  readonly cles: readonly string[];
}

const SANS_LOGO =
  'Le logo du bandeau n’est plus là, ou ses droits ne permettent pas les écrans\u00a0: choisissez un autre média.';

/** The band of a diaporama, with the time of the cadre: the code that shows it puts the real time in its place. */
export async function bandeauDe(cadre: Cadre, habillage: Habillage): Promise<BandeauVu> {
  const { bandeau, horloge, date, logo, defilant } = habillage;
  if (bandeau === 'aucun') return { bandeau: null, manques: [], cles: [] };
  const { langue } = cadre;
  const [jour = '', heure = ''] = civilTime(cadre.at).split('T');
  const { image, cles } = await mediaMontre(cadre, logo);
  const drawn = {
    place: bandeau,
    heure: horloge ? heureEnLangue(heure.slice(0, 5), langue) : null,
    date: date ? dateEnMots(jour, langue) : null,
    logo: image,
    defilant: enLangue(defilant, langue),
  };
  return { bandeau: drawn, manques: logo === null || image !== null ? [] : [SANS_LOGO], cles };
}

export interface SecoursCompose {
  readonly contenu: ContenuDEcran;
  /** The fallback once the rights of its media are over. */
  readonly sansMedia: ContenuDEcran;
}

/** The fallback shown when no slide can be: a media, a text, or the name of the diaporama. */
export async function secoursDe(
  cadre: Cadre,
  { nom, secoursMedia, secoursTexte }: Pick<BrouillonDeDiaporama, 'nom' | 'secoursMedia' | 'secoursTexte'>,
): Promise<SecoursCompose & { readonly cles: readonly string[] }> {
  const { image, isVideo, cles } = await mediaMontre(cadre, secoursMedia);
  const titre = enLangue(secoursTexte, cadre.langue);
  const texte = { genre: 'texte', ton: 'information', titre: titre || nom, texte: '' } as const;
  if (image === null || isVideo) return { contenu: texte, sansMedia: texte, cles };
  return { contenu: { genre: 'image', titre, image, cadrage: 'remplir' }, sansMedia: texte, cles };
}
