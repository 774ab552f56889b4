import type { Langue } from '@bridge/contract';
import type { EditionComposee } from '../../composition/edition/edition-composee.ts';
import type { PageImprimee } from './document/document.ts';
import type { FicheTiree } from './fiche.imprimee.ts';
import type { Images } from './images.ts';

/** What the parts of one document share. */
export interface Contexte {
  readonly edition: EditionComposee<FicheTiree>;
  readonly images: Images;
  readonly langue: Langue;
  readonly page: PageImprimee;
  /** A text in the language of the document. */
  readonly text: (textes: Readonly<Record<string, string>>) => string;
}
