import type { Groupe, Selection } from '@bridge/contract';
import type { CodeDeTri } from './tris.ts';

type Parts = Partial<
  Pick<Selection, 'inclusions' | 'exclusions' | 'limite' | 'dedoublonnage' | 'alerteVariation' | 'couleur' | 'icone'>
>;

export interface SelectionDeDemonstration extends Parts {
  readonly code: CodeDeSelection;
  readonly nom: string;
  readonly description: string;
  readonly mode: Selection['mode'];
  readonly regles?: Groupe;
  readonly tri: CodeDeTri;
  /** The region's where none is named. */
  readonly entiteId?: number;
}

export const CODES_DE_SELECTION = [
  'restaurants-avec-terrasse-ce-week-end',
  'hebergements-autour-d-ambrelac',
  'agenda-des-sept-prochains-jours',
  'fiches-a-completer',
  'sorties-gratuites-en-famille',
  'adherents-de-l-office',
  'coups-de-coeur-de-l-office',
  'vitrine-du-territoire',
  'ou-manger',
  'ou-dormir',
  'a-voir-a-faire',
  'tout-l-agenda',
] as const;
export type CodeDeSelection = (typeof CODES_DE_SELECTION)[number];

/** The sélection that the profile of dates is about. */
export const AGENDA: CodeDeSelection = 'agenda-des-sept-prochains-jours';
